import { payoutTexts } from '../payout-accounts/payout-texts.ts';
import type { PayoutRules } from '../payout-accounts/payout-rules.ts';
import { largestBanks, philippineBanks, philippineWallets } from './payout-institutions.ts';
import { marketTexts } from './market-texts.ts';

export const payoutAccounts = {
  why: payoutTexts.all('why'),
  use: payoutTexts.all('use'),
  familyNameMayBeInitial: false,
  kinds: [
    {
      kind: 'wallet',
      label: payoutTexts.all('wallet'),
      institutions: philippineWallets,
      bankCode: null,
      number: {
        pattern: /^09\d{9}$/,
        fewest: 11,
        most: 11,
        example: '09171234567',
        isMobile: true,
        label: marketTexts.all('payout.wallet.label'),
        hint: marketTexts.all('payout.wallet.hint'),
        sentence: marketTexts.all('payout.wallet.sentence'),
      },
    },
    {
      kind: 'bank',
      label: payoutTexts.all('bank'),
      institutions: philippineBanks,
      common: largestBanks,
      bankCode: null,
      number: {
        pattern: /^\d{8,18}$/,
        fewest: 8,
        most: 18,
        example: '001234567890',
        label: payoutTexts.all('accountNumber'),
        hint: marketTexts.all('payout.bank.hint'),
        sentence: marketTexts.all('payout.bank.sentence'),
      },
    },
  ],
} as const satisfies PayoutRules;
