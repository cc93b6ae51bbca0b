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
    'regulator.now': 'You may go to the RBI Ombudsman now, free of charge.',
    'regulator.later':
      'If we reject your complaint, or have not answered by {day}, you may go to the RBI Ombudsman, free of charge.',
    'regulator.how-1': 'Open cms.rbi.org.in and choose "File a complaint", or call 14448.',
    'regulator.how-2': 'Say that you complained to us first: give the number of this complaint and its day.',
    'regulator.how-3': 'Add what we answered, if we did: you find it here, and in the export of your data.',
    'payout.ifsc.label': 'IFSC',
    'payout.ifsc.malformed':
      'An IFSC has four letters, a zero and six more characters, like HDFC0000001. It stands on your passbook and cheques.',
    'payout.ifsc.unknown': 'No bank has an IFSC that begins like this. Please compare it with your passbook.',
    'payout.bank.hint': 'On your passbook or in the bank’s app: 9 to 18 digits. Not the number on the card.',
    'payout.bank.sentence':
      'An account number has 9 to 18 digits. It stands on your passbook or in the bank’s app.',
    'statement.title': 'Full key facts statement',
    'statement.about': 'With schedule and APR',
    'statement.ticked': 'I have read the key facts statement.',
    'charge.returned-payment': 'Returned payment charge',
    'product.in-instalments': 'Three to twelve months',
    'product.in-two-years': 'Up to two years',
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
