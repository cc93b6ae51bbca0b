import { defineTexts, inEachLanguage, type Language, type Words } from '@candor/i18n';
import { markets, type MarketId } from '@candor/markets';
import { dayWords } from './day-words.ts';
import { dayIn, timeIn } from '../../kernel/time/market-time.ts';
import type { Said } from './said.ts';
import translations from './collection-texts.json' with { type: 'json' };

/**
 * What a person may send to somebody who is late. No sum, no threat, no word that would shame anybody who
 * reads it over a shoulder: the figures are in the loan itself, behind the login.
 */
export const collectionTexts = defineTexts(
  {
    'please-look.title': 'Please check your loan',
    'please-look.body':
      'Your loan needs your attention. The app shows what is due and what you can choose. If something is wrong, tell us there.',
    'can-we-help.title': 'Can we help?',
    'can-we-help.body':
      'If paying is hard right now, we can help: a later day, smaller instalments, or a call. Open your loan in the app and choose “I can’t pay”.',
    'thank-you.title': 'Thank you for talking with us',
    'thank-you.body':
      'Thank you for talking with us. Your loan in the app shows what we agreed. If anything changes, tell us before that day.',
    'payment-link.title': 'Where to pay',
    'payment-link.body':
      'Your payment page shows what is due on your loan today and every way to pay. Log in there as in the app. If anything is wrong, tell us there.',
    'call-out.title': 'We called you',
    'call-in.title': 'You called us',
    'call-out.body':
      'On {day} at {time}, about your loan. If anything about the call was not right, tell us under Complaints.',
    'call-in.body': 'On {day} at {time}, about your loan. We have noted what you said.',
  },
  translations,
);

/** What each is called where somebody chooses. */
export const collectionTemplates = {
  'please-look': 'Please look at your loan',
  'can-we-help': 'Can we help?',
  'thank-you': 'Thank you for the talk',
  'payment-link': 'Payment link',
} as const;

export type CollectionTemplate = keyof typeof collectionTemplates;

type Message = { readonly title: Words; readonly body: Words; readonly said: Said };

export function collectionMessage(template: CollectionTemplate): Message {
  return {
    title: collectionTexts.all(`${template}.title`),
    body: collectionTexts.all(`${template}.body`),
    said: { template, values: () => ({}) },
  };
}

/**
 * What the inbox says of a call, so that a borrower sees every contact: when it was, and not what was said.
 */
export function callWords(market: MarketId, direction: 'in' | 'out', at: Date): Message {
  const { timeZone } = markets[market];
  const [day, time] = [dayIn(timeZone, at), timeIn(timeZone, at)];
  const values = (language: Language) => ({ day: dayWords(day, language), time });
  return {
    title: collectionTexts.all(`call-${direction}.title`),
    body: inEachLanguage((language) => collectionTexts(language)(`call-${direction}.body`, values(language))),
    said: { template: `call-${direction}`, values },
  };
}
