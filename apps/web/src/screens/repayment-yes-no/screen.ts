import type { ScreenModule } from '../../app/screen-module.ts';
import { repaymentPlan } from '../../wire/parts/repayment-plan.ts';
import css from './strung.css?inline';
import { YesNoScreen } from './yes-no-screen.tsx';
import { yesNoWords } from './words.ts';

export const screen: ScreenModule = {
  Screen: YesNoScreen,
  title: (t) => t('screen.repaymentYesNo'),
  css,
  wire: [repaymentPlan],
  words: yesNoWords,
};
