import { inEachLanguage } from '@candor/i18n';
import { bankPresets } from './banks/bank-presets.ts';
import type { TransferRules } from '../transfers/transfer-rules.ts';
import { bankSteps, transferTexts } from '../transfers/transfer-texts.ts';

/**
 * UPI carries up to ₹1,00,000 a transfer; a bank transfer (IMPS, NEFT, RTGS) any amount. Their numbers, all
 * called UTR here: UPI and IMPS 12 digits, NEFT 16 or 22 and RTGS 22 letters and digits.
 */
export const transfers = {
  ownAccount: {
    form: 'holder|bank|number|IFSC',
    example: 'Candor Finance Pvt Ltd|HDFC Bank|50200012345678|HDFC0000001',
    codeName: 'IFSC',
  },
  statement: {
    signs: ['₹', 'INR', 'Rs.', 'Rs'],
    numberNames: ['UPI', 'IMPS', 'NEFT', 'RTGS', 'UTR'],
    presets: bankPresets,
  },
  ways: [
    {
      key: 'upi',
      kind: 'upi',
      name: inEachLanguage(() => 'UPI'),
      speed: 'same-day',
      least: 1_00n,
      most: 1_00_000_00n,
      steps: [
        () => transferTexts.all('upi.open'),
        (facts) => transferTexts.all('upi.check', facts),
        () => transferTexts.all('upi.number'),
      ],
    },
    {
      key: 'transfer',
      kind: 'bank-transfer',
      name: transferTexts.all('bank'),
      speed: 'same-day',
      least: 1_00n,
      most: null,
      steps: bankSteps,
    },
  ],
  numberShapes: [/^\d{12}$/, /^(?=.*\d)[A-Z0-9]{16}$/, /^(?=.*\d)[A-Z0-9]{22}$/],
  numberExample: '412345678901',
} as const satisfies TransferRules;
