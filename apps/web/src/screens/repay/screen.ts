import type { ScreenModule } from '../../app/screen-module.ts';
import { repaymentPlan } from '../../wire/parts/repayment-plan.ts';
import { RepayingScreen } from './repaying-screen.tsx';
import css from './repaying.css?inline';
import { repayingWords } from './words.ts';

/** Two addresses of one errand: choosing what to pay, and paying a chosen amount. */
export const screen: ScreenModule = {
  Screen: RepayingScreen,
  title: (t) => t('screen.repay'),
  css,
  wire: [repaymentPlan],
  words: repayingWords,
};
