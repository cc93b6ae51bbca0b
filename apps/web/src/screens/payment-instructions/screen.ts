import type { ScreenModule } from '../../app/screen-module.ts';
import css from '../../repaying/payment-page.css?inline';
import { paymentWords } from '../../repaying/words.ts';
import { repaymentPlan } from '../../wire/parts/repayment-plan.ts';
import { InstructionsScreen } from './instructions-screen.tsx';

export const screen: ScreenModule = {
  Screen: InstructionsScreen,
  title: (t) => t('screen.paymentInstructions'),
  css,
  wire: [repaymentPlan],
  words: paymentWords,
};
