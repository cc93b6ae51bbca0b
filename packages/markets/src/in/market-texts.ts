import { defineTexts } from '@candor/i18n';
import type { RegulatorWords } from '../regulator/regulator-words.ts';
import translations from './market-texts.json' with { type: 'json' };

/** What only this market says: its licence, its regulator, its accounts and its first products. */
export const marketTexts = defineTexts(
  {
    'licence.registered':
      '{name} is a non-banking financial company registered with the Reserve Bank of India.',
    'licence.study': 'Study the key facts statement before you sign.',
    'licence.provided':
      'In India, loan services are provided by {name}, a non-banking financial company registered with the Reserve Bank of India.',
    'regulator.now': 'You can go to the RBI Ombudsman now, free of charge.',
    'regulator.later':
      'If we reject your complaint, or have not answered by {day}, you can go to the RBI Ombudsman, free of charge.',
    'regulator.how-1': 'Open cms.rbi.org.in and choose "File a complaint", or call 14448.',
    'regulator.how-2': 'Say that you complained to us first. Give the number and date of this complaint.',
    'regulator.how-3': 'Add our answer, if you have one. You find it here and in your data export.',
    'payout.ifsc.label': 'IFSC',
    'payout.ifsc.malformed':
      'An IFSC has four letters, a zero and six more characters, like HDFC0000001. You find it in your passbook and on your cheques.',
    'payout.ifsc.unknown': 'No bank has an IFSC that starts like this. Compare it with your passbook.',
    'payout.bank.hint': '9 to 18 digits, from your passbook or the bank’s app. Not the number on your card.',
    'payout.bank.sentence':
      'An account number has 9 to 18 digits. You find it in your passbook or the bank’s app.',
    'statement.title': 'Full key facts statement',
    'statement.about': 'With schedule and APR',
    'statement.ticked': 'I have read the key facts statement.',
    'charge.returned-payment': 'Returned payment charge',
    'product.in-instalments': 'Everyday loan',
    'product.in-two-years': 'Long loan',
  },
  translations,
);

export const regulatorWords: RegulatorWords = {
  mayGoNow: marketTexts.all('regulator.now'),
  mayGoLater: (language, day) => marketTexts(language)('regulator.later', { day }),
  howTo: [
    marketTexts.all('regulator.how-1'),
    marketTexts.all('regulator.how-2'),
    marketTexts.all('regulator.how-3'),
  ],
};
