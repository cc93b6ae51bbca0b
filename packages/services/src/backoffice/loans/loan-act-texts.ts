import { defineTexts, inEachLanguage, type Language, type Words } from '@candor/i18n';
import translations from './loan-act-texts.json' with { type: 'json' };

const loanActTexts = defineTexts(
  {
    'delayed.title': 'Your due dates have changed',
    'delayed.body': 'Your next payment is due later. You find the new dates in the app.',
    'due-day.title': 'Your due day has changed',
    'due-day.body':
      'From now on your payments are due on day {day} of the month. They cost no more. You find the new dates in the app.',
    'settlement.body':
      '{amount}, paid on {day}, repays your loan in full. Open your loan in the app to pay it. It shows the amount for every day.',
    'settlement.title': 'The amount that repays your loan in full',
  },
  translations,
);

type Message = { readonly title: Words; readonly body: Words };

/**
 * Told when somebody at the lender has moved the due dates. It asks for nothing, and does not say that they
 * had asked.
 */
export const delayedWords: Message = {
  title: loanActTexts.all('delayed.title'),
  body: loanActTexts.all('delayed.body'),
};

/** Told when another due day holds, as the borrower had asked. */
export const dueDayWords = (day: number): Message => ({
  title: loanActTexts.all('due-day.title'),
  body: loanActTexts.all('due-day.body', { day }),
});

/** What a borrower reads who asked what it takes to be rid of the loan. */
export function settlementWords(amount: string, dayIn: (language: Language) => string): Message {
  return {
    title: loanActTexts.all('settlement.title'),
    body: inEachLanguage((language) =>
      loanActTexts(language)('settlement.body', { amount, day: dayIn(language) }),
    ),
  };
}
