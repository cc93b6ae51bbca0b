import type { ScreenModule } from '../../app/screen-module.ts';
import { repaymentPlan } from '../../wire/parts/repayment-plan.ts';
import css from './instructions.css?inline';
import { InstructionsScreen } from './instructions-screen.tsx';
import { instructionWords } from './words.ts';

export const screen: ScreenModule = {
  Screen: InstructionsScreen,
  title: (t) => t('screen.paymentInstructions'),
  css,
  wire: [repaymentPlan],
  words: instructionWords,
};
