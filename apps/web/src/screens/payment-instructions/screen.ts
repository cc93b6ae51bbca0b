import type { ScreenModule } from '../../shell/screen-module.ts';
import css from '../../repaying/payment-page.css?inline';
import { paymentWords } from '../../repaying/texts.ts';
import { callsPart } from '../../wire/calls-part.ts';
import { PaymentInstructionsScreen } from './payment-instructions-screen.tsx';

export const screen: ScreenModule = {
  Screen: PaymentInstructionsScreen,
  title: (t) => t('screen.paymentInstructions'),
  css,
  wire: [callsPart('loan.payment-status', 'loan.receipt')],
  words: paymentWords,
};
