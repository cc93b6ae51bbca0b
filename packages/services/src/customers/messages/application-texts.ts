import { defineTexts, inEachLanguage, type Language, type Words } from '@candor/i18n';
import translations from './application-texts.json' with { type: 'json' };

const applicationTexts = defineTexts(
  {
    'referred.title': 'A person looks at your application',
    'approved.title': 'Your offer is ready',
    'refused.title': 'About your application',
    'sent-back.title': 'Please mend something in your application',
    'expired.title': 'Your offer has ended',
    'withdrawn.title': 'You withdrew your application',
    'referred.body':
      '{reference}: a person decides, usually within one working day. You need not do anything.',
    'approved.body':
      '{reference}: you may borrow up to {most}. Read the figures and sign until {until}; after that the offer ends.',
    'refused.body': "{reference}: we can't lend you this. {why}",
    'sent-back.body': '{reference}: {why} Mend it and send the application again: everything else is kept.',
    'expired.body':
      '{reference}: the offer was not signed in time. Nothing is owed; you can apply again at once.',
    'withdrawn.body': '{reference} is closed. Nothing is owed.',
  },
  translations,
);

/** The steps of an order that its borrower is written to about. */
export type ToldStep = 'referred' | 'approved' | 'refused' | 'sent-back' | 'expired' | 'withdrawn';

type Facts = {
  /** What the borrower calls the order. */
  readonly reference: string;
  /** The most that may be signed for, and the last day. */
  readonly most: string;
  readonly until: string;
  /** Why, each a sentence, and what would change it. */
  readonly why: string;
};

/** What a borrower reads in the inbox about a step of an order. It states what is, and what can be done. */
export function applicationWords(
  step: ToldStep,
  factsIn: (language: Language) => Facts,
): { title: Words; body: Words } {
  return {
    title: applicationTexts.all(`${step}.title`),
    body: inEachLanguage((language) => applicationTexts(language)(`${step}.body`, factsIn(language))),
  };
}
