import type { PayoutRules } from '../payout-accounts/payout-rules.ts';
import { payoutTexts } from '../payout-accounts/payout-texts.ts';
import { bankOfIfsc } from './bank-of-ifsc.ts';
import { marketTexts } from './market-texts.ts';

/**
 * Bank accounts alone: a prepaid wallet here can't be paid a loan (RBI Digital Lending Directions, 2025: to
 * the borrower's bank account).
 */
export const payoutAccounts = {
  why: payoutTexts.all('why'),
  use: payoutTexts.all('use'),
  familyNameMayBeInitial: true,
  kinds: [
    {
      kind: 'bank',
      label: payoutTexts.all('bank'),
      institutions: [],
      bankCode: {
        shape: 'AAAA[0]XXXXXX',
        length: 11,
        example: 'HDFC0000001',
        label: marketTexts.all('payout.ifsc.label'),
        malformed: marketTexts.all('payout.ifsc.malformed'),
        unknown: marketTexts.all('payout.ifsc.unknown'),
        find: bankOfIfsc,
      },
      number: {
        pattern: /^\d{9,18}$/,
        fewest: 9,
        most: 18,
        example: '50100123456789',
        label: payoutTexts.all('accountNumber'),
        hint: marketTexts.all('payout.bank.hint'),
        sentence: marketTexts.all('payout.bank.sentence'),
      },
    },
  ],
} as const satisfies PayoutRules;
