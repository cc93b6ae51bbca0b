import { defineTexts } from '@candor/i18n';
import translations from './payout-texts.json' with { type: 'json' };

/** What is said of payout accounts in every market. */
export const payoutTexts = defineTexts(
  {
    why: 'The loan is paid to an account in your own name, and to no other.',
    use: 'The number is kept encrypted and given only to the bank or wallet that carries the money. We never take money from this account by ourselves.',
    bank: 'Bank account',
    wallet: 'E-wallet',
    accountNumber: 'Account number',
    chooseInstitution: 'Choose the bank or wallet from the list.',
    kindIsNotOffered: 'Choose one of the kinds of account shown.',
    holderIsMissing: 'Type the holder’s name as the bank has it.',
  },
  translations,
);
