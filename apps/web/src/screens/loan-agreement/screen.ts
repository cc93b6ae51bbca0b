import type { ScreenModule } from '../../shell/screen-module.ts';
import { callsPart } from '../../wire/calls-part.ts';
import css from './loan-agreement.css?inline';
import { LoanAgreementScreen } from './loan-agreement-screen.tsx';
import { agreementWords } from './texts.ts';

export const screen: ScreenModule = {
  Screen: LoanAgreementScreen,
  title: (t) => t('screen.loanAgreement'),
  css,
  wire: [callsPart('contract.agreement', 'contract.detail', 'contract.file')],
  words: agreementWords,
};
