import { defineTexts } from '@candor/i18n';
import translations from './debit-texts.json' with { type: 'json' };

/**
 * What a borrower hears of a debit that they permitted: a day before, when it brought nothing (and is tried
 * `again`, or is `over`), and when more came than was owed.
 */
export const debitTexts = defineTexts(
  {
    'notice.title': 'Autopay on {day}',
    'notice.body':
      'Your instalment of {sum} is debited on {day}. Too little there? We try once more the next day, at no cost. Paid another way by then, nothing is debited. You can skip it or turn autopay off until the evening before.',
    'notice.body-once':
      'Your instalment of {sum} is debited on {day}. Paid another way by then, nothing is debited. You can skip it or turn autopay off until the evening before.',
    'bounced.title': 'Autopay did not work',
    'bounced.again':
      'There was too little for your instalment of {sum}. We try once more the next day, at no cost. You can also pay it yourself: then nothing is debited.',
    'bounced.over':
      'Your instalment of {sum} could not be debited, and we do not try again. Please pay it yourself. Your loan’s page shows what is due.',
    'returned.title': 'Autopay money goes back to you',
    'returned.body':
      'Your instalment had been paid when the debit came. What was debited beyond what you owed goes back to you by {day}. It comes by itself.',
  },
  translations,
);
