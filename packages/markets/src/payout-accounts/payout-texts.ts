import { defineTexts } from '@candor/i18n';
import translations from './payout-texts.json' with { type: 'json' };

/** What is said of payout accounts in every market. */
export const payoutTexts = defineTexts(
  {
    why: 'We pay the loan only to an account in your own name.',
    use: 'We keep the number encrypted and give it only to the bank or wallet that sends the money. We never take money from this account.',
    bank: 'Bank account',
    wallet: 'E-wallet',
    accountNumber: 'Account number',
    chooseInstitution: 'Choose the bank or wallet from the list.',
    kindIsNotOffered: 'Choose one of the account types shown.',
    holderIsMissing: 'Type the account holder’s name as in the bank or wallet.',
  },
  translations,
);
