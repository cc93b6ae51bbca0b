import type { ScreenModule } from '../../shell/screen-module.ts';
import { repaymentPlan } from '../../wire/parts/repayment-plan.ts';
import css from './repay-delay.css?inline';
import { RepayDelayScreen } from './repay-delay-screen.tsx';
import { delayWords } from './texts.ts';

export const screen: ScreenModule = {
  Screen: RepayDelayScreen,
  title: (t) => t('screen.repayDelay'),
  css,
  wire: [repaymentPlan],
  words: delayWords,
};
