import { defineTexts } from '@candor/i18n';
import type { TransferStep } from './transfer-rules.ts';
import translations from './transfer-texts.json' with { type: 'json' };

export const transferTexts = defineTexts(
  {
    bank: 'Bank transfer',
    sendTo: 'In your bank’s app, send {amount} to {holder}, {bank}, account {number}.',
    writeReference: 'Enter {reference} as the message, so we know the money is yours.',
    tellNumber:
      'We find it by that message. If you left it out, tap “I have paid” and send us the transfer’s number: it is in your bank’s app or message.',
    'upi.open': 'Open your UPI app with the button. On another phone, scan the QR code or type the UPI ID.',
    'upi.check': 'Check that it says {amount} to {holder}, and pay.',
    'upi.number':
      'We find it by its reference, by the next working day at the latest. If you typed the UPI ID, or to be sure, tap “I have paid” and send us the 12-digit UTR: your app shows it in the payment’s details.',
  },
  translations,
);

/** How money is sent through a bank, in every market. */
export const bankSteps: readonly TransferStep[] = [
  (facts) => transferTexts.all('sendTo', facts),
  (facts) => transferTexts.all('writeReference', facts),
  () => transferTexts.all('tellNumber'),
];
