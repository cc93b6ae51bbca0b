import type { ScreenModule } from '../../shell/screen-module.ts';
import { callsPart } from '../../wire/calls-part.ts';
import css from './repayment-yes-no.css?inline';
import { RepaymentYesNoScreen } from './repayment-yes-no-screen.tsx';
import { yesNoWords } from './texts.ts';

export const screen: ScreenModule = {
  Screen: RepaymentYesNoScreen,
  title: (t) => t('screen.repaymentYesNo'),
  css,
  wire: [callsPart('loan.payment-status', 'loan.submit-utr')],
  words: yesNoWords,
};
