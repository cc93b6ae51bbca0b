import { defineTexts, inEachLanguage, type Words } from '@candor/i18n';
import { isLanguage, markets, type MarketId } from '@candor/markets';
import { dayWords } from './day-words.ts';
import { dayIn, timeIn } from '../../kernel/time/market-time.ts';
import translations from './collection-texts.json' with { type: 'json' };

/**
 * What a person may send to somebody who is late. No sum, no threat, no word that would shame anybody who
 * reads it over a shoulder: the figures are in the loan itself, behind the login.
 */
const texts = defineTexts(
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

/**
 * What each is called where somebody chooses. A version is raised with every change of its words: the audit
 * log says which were sent.
 */
const templates = {
  'please-look': { name: 'Please look at your loan', version: 1 },
  'can-we-help': { name: 'Can we help?', version: 1 },
  'thank-you': { name: 'Thank you for the talk', version: 1 },
  'payment-link': { name: 'Payment link', version: 1 },
} as const;

export type CollectionTemplate = keyof typeof templates;

type Message = { readonly title: Words; readonly body: Words };

export function collectionMessage(template: CollectionTemplate): Message & { readonly version: number } {
  const { version } = templates[template];
  return { version, title: texts.all(`${template}.title`), body: texts.all(`${template}.body`) };
}

/** What somebody chooses among: as it is called, and as this borrower will read it. */
export type CollectionText = {
  readonly key: CollectionTemplate;
  readonly name: string;
  readonly words: string;
};

export function collectionTexts(language: string): CollectionText[] {
  const t = texts(isLanguage(language) ? language : 'en');
  return (Object.keys(templates) as CollectionTemplate[]).map((key) => ({
    key,
    name: templates[key].name,
    words: t(`${key}.body`),
  }));
}

/**
 * What the inbox says of a call, so that a borrower sees every contact: when it was, and not what was said.
 */
export function callWords(market: MarketId, direction: 'in' | 'out', at: Date): Message {
  const { timeZone } = markets[market];
  const [day, time] = [dayIn(timeZone, at), timeIn(timeZone, at)];
  return {
    title: texts.all(`call-${direction}.title`),
    body: inEachLanguage((language) =>
      texts(language)(`call-${direction}.body`, { day: dayWords(day, language), time }),
    ),
  };
}
