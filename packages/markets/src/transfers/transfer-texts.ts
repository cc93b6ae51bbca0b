import { defineTexts } from '@candor/i18n';
import type { TransferStep } from './transfer-rules.ts';
import translations from './transfer-texts.json' with { type: 'json' };

export const transferTexts = defineTexts(
  {
    bank: 'Bank transfer',
    sendTo: 'In your bank’s app, send {amount} to {holder}, {bank}, account {number}.',
    writeReference: 'Write {reference} as the message: it tells us that the money is yours.',
    tellNumber: 'Then tell us the number that the bank gave the transfer.',
    'upi.open': 'Open your UPI app with the button, or scan the square code with it.',
    'upi.check': 'Check that it says {amount} to {holder}, and pay.',
    'upi.number': 'Then tell us the 12 digits of the UTR. Your app shows it with the payment.',
  },
  translations,
);

/** How money is sent through a bank, in every market. */
export const bankSteps: readonly TransferStep[] = [
  (facts) => transferTexts.all('sendTo', facts),
  (facts) => transferTexts.all('writeReference', facts),
  () => transferTexts.all('tellNumber'),
];
