import type { ScreenModule } from '../../shell/screen-module.ts';
import { callsPart } from '../../wire/calls-part.ts';
import css from './repay-delay.css?inline';
import { RepayDelayScreen } from './repay-delay-screen.tsx';
import { delayWords } from './texts.ts';

export const screen: ScreenModule = {
  Screen: RepayDelayScreen,
  title: (t) => t('screen.repayDelay'),
  css,
  wire: [callsPart('loan.delay-detail', 'loan.delay-accept')],
  words: delayWords,
};
