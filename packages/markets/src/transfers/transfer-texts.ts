import { defineTexts } from '@candor/i18n';
import type { TransferStep } from './transfer-rules.ts';
import translations from './transfer-texts.json' with { type: 'json' };

export const transferTexts = defineTexts(
  {
    bank: 'Bank transfer',
    sendTo: 'In your bank’s app, send {amount} to {holder}, {bank}, account {number}.',
    writeReference: 'Enter {reference} as the message, so we know the money is yours.',
    tellNumber: 'Then send us the transfer’s number from your bank.',
    'upi.open': 'Open your UPI app with the button, or scan the QR code.',
    'upi.check': 'Check that it says {amount} to {holder}, and pay.',
    'upi.number': 'Then send us the 12-digit UTR. Your app shows it with the payment.',
  },
  translations,
);

/** How money is sent through a bank, in every market. */
export const bankSteps: readonly TransferStep[] = [
  (facts) => transferTexts.all('sendTo', facts),
  (facts) => transferTexts.all('writeReference', facts),
  () => transferTexts.all('tellNumber'),
];
