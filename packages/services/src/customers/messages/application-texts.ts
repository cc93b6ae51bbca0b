import { defineTexts, inEachLanguage, type Language, type Words } from '@candor/i18n';
import type { Said } from './said.ts';
import translations from './application-texts.json' with { type: 'json' };

export const applicationTexts = defineTexts(
  {
    'referred.title': 'A person is reviewing your application',
    'approved.title': 'Your offer is ready',
    'refused.title': 'About your application',
    'sent-back.title': 'We need one correction to your application',
    'expired.title': 'Your offer has ended',
    'withdrawn.title': 'You withdrew your application',
    'referred.body':
      '{reference}: a person decides, usually within one working day. You don’t have to do anything.',
    'approved.body':
      '{reference}: you can borrow up to {most}. Check the figures and sign by {until}. Then the offer ends.',
    'approved.other-term':
      '{reference}: you asked for {asked} over {askedTerm}. We offer you up to {most} over {term}. Check the figures and sign by {until}. Then the offer ends.',
    'refused.body': '{reference}: we can’t lend you this. {why}',
    'sent-back.note': 'Our note: “{note}”',
    'sent-back.body':
      '{reference}: {why} Correct it and send the application again. Everything else is saved.',
    'expired.body': '{reference}: the offer was not signed in time. You owe nothing and can apply again now.',
    'withdrawn.body': '{reference} is closed. You owe nothing.',
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
  /** What was asked for, and over which term; only told where another term is offered. */
  readonly asked: string;
  readonly askedTerm: string;
  readonly term: string;
};

/** What a borrower reads in the inbox about a step of an order. It states what is, and what can be done. */
export function applicationWords(
  step: ToldStep,
  factsIn: (language: Language) => Facts,
  { isOtherTerm = false }: { readonly isOtherTerm?: boolean } = {},
): { title: Words; body: Words; said: Said } {
  const body = step === 'approved' && isOtherTerm ? 'approved.other-term' : (`${step}.body` as const);
  return {
    title: applicationTexts.all(`${step}.title`),
    body: inEachLanguage((language) => applicationTexts(language)(body, factsIn(language))),
    said: {
      template: body === 'approved.other-term' ? 'order-other-term' : `order-${step}`,
      values: factsIn,
    },
  };
}

/** What somebody at the lender wrote beside the reasons when an application was returned. */
export const returnNoteWords = (language: Language, note: string): string =>
  applicationTexts(language)('sent-back.note', { note });
