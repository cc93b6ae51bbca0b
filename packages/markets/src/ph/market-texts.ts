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
    'regulator.now': 'You can also go to the SEC, at any time and free of charge.',
    'regulator.how-1':
      'Open imessage.sec.gov.ph and choose a complaint about a lending or financing company.',
    'regulator.how-2':
      'Give the number of this complaint and our company name, as shown at the foot of this page.',
    'regulator.how-3': 'Add what we wrote to each other. You find it here and in your data export.',
    'payout.wallet.label': 'Wallet’s mobile number',
    'payout.wallet.hint': '11 digits, starts with 09. The wallet must be verified in your name.',
    'payout.wallet.sentence': 'A wallet number has 11 digits and starts with 09, like 0917 123 4567.',
    'payout.bank.hint': 'Digits only, from your passbook or the bank’s app. Not the number on your card.',
    'payout.bank.sentence':
      'An account number has 8 to 18 digits. You find it in your passbook or the bank’s app.',
    'statement.title': 'Disclosure statement',
    'statement.about': 'All terms, by RA 3765',
    'statement.ticked': 'I have read the disclosure statement.',
    'charge.returned-payment': 'Returned payment charge',
    'product.ph-30-days': '30-day loan',
    'product.ph-instalments': 'Everyday loan',
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
