import { defineTexts } from '@candor/i18n';
import type { RegulatorWords } from '../regulator/regulator-words.ts';
import translations from './market-texts.json' with { type: 'json' };

/** What only this market says: its licence, its regulator, its accounts and its first products. */
export const marketTexts = defineTexts(
  {
    'licence.registered':
      '{name} is registered with the Securities and Exchange Commission of the Philippines.',
    'licence.study': 'Study the disclosure statement before you sign.',
    'licence.provided':
      'In the Philippines, loan services are provided by {name}, a non-bank financial company registered with the Securities and Exchange Commission.',
    'regulator.now': 'You may also go to the SEC, at any time and free of charge.',
    'regulator.how-1':
      'Open imessage.sec.gov.ph and choose a complaint about a lending or financing company.',
    'regulator.how-2':
      'Give the number of this complaint, and our company name as it stands at the foot of this page.',
    'regulator.how-3': 'Add what we wrote to each other: you find it here, and in the export of your data.',
    'payout.wallet.label': 'Wallet’s mobile number',
    'payout.wallet.hint': '11 digits, beginning with 09. The wallet must be verified in your name.',
    'payout.wallet.sentence': 'A wallet’s number has 11 digits and begins with 09, like 0917 123 4567.',
    'payout.bank.hint': 'On your passbook or in the bank’s app: digits only. Not the number on the card.',
    'payout.bank.sentence':
      'An account number has 8 to 18 digits. It stands on your passbook or in the bank’s app.',
    'statement.title': 'Disclosure statement',
    'statement.about': 'All terms, by RA 3765',
    'statement.ticked': 'I have read the disclosure statement.',
    'charge.returned-payment': 'Returned payment charge',
    'product.ph-30-days': 'Until payday',
    'product.ph-instalments': 'In instalments',
  },
  translations,
);

export const regulatorWords: RegulatorWords = {
  mayGoNow: marketTexts.all('regulator.now'),
  mayGoLater: null,
  howTo: [
    marketTexts.all('regulator.how-1'),
    marketTexts.all('regulator.how-2'),
    marketTexts.all('regulator.how-3'),
  ],
};
