import type { ScreenModule } from '../../shell/screen-module.ts';
import { callsPart } from '../../wire/calls-part.ts';
import { DividedView, RepayScreen } from './repay-screen.tsx';
import css from './repay.css?inline';
import { repayWords } from './texts.ts';
import { keptInHistory } from './use-chosen-amount.ts';

/** Two addresses of one errand: choosing what to pay, and paying a chosen amount. */
export const screen: ScreenModule = {
  Screen: RepayScreen,
  title: (t) => t('screen.repay'),
  css,
  wire: [callsPart('loan.choices', 'loan.init-pay-type', 'loan.generate-code')],
  words: repayWords,
  loadParts: DividedView.load,
  isKeptHere: () => keptInHistory() !== undefined,
};
