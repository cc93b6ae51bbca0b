import type { ScreenModule } from '../../app/screen-module.ts';
import { loanOrder } from '../../wire/parts/loan-order.ts';
import css from './removed.css?inline';
import { AgreementScreen } from './agreement-screen.tsx';
import { agreementWords } from './words.ts';

export const screen: ScreenModule = {
  Screen: AgreementScreen,
  title: (t) => t('screen.loanAgreement'),
  css,
  wire: [loanOrder],
  words: agreementWords,
};
