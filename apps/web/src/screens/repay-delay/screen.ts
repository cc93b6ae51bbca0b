import type { ScreenModule } from '../../app/screen-module.ts';
import { repaymentPlan } from '../../wire/parts/repayment-plan.ts';
import css from './motionless.css?inline';
import { DelayScreen } from './delay-screen.tsx';
import { delayWords } from './words.ts';

export const screen: ScreenModule = {
  Screen: DelayScreen,
  title: (t) => t('screen.repayDelay'),
  css,
  wire: [repaymentPlan],
  words: delayWords,
};
