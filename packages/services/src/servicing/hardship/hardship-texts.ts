import type { CalendarDate } from '@candor/domain/calendar';
import { defineTexts, inEachLanguage, joinSentences, type Language, type Words } from '@candor/i18n';
import type { HardshipRequest, PromiseOutcome } from '@candor/store/hardship';
import { dayWords } from '../../customers/messages/day-words.ts';
import { lastPausedDay } from './answer-day.ts';
import translations from './hardship-texts.json' with { type: 'json' };

/** What a borrower in hardship is told. What was asked stands in the app. */
export const hardshipTexts = defineTexts(
  {
    title: 'About your request',
    'granted.title': 'We agreed to your request',
    'promise-to-pay': 'We wait until {day}, the day you chose, and send no reminders before it.',
    talk: 'Let’s talk. You find our phone number and hours in the app.',
    'kept.title': 'You kept your promise',
    kept: 'Everything due is paid. Thank you.',
    broken:
      'The day you chose has passed, and something is still due. Open the app to see what else you can do, or talk to us.',
    'considered.title': 'We have your request',
    considered: 'A person is reviewing it. We answer by {day}.',
    refused: 'We could not agree to this.',
    pause:
      'You don’t need to pay until we answer. No reminders and no late charges meanwhile, at the longest until {day}.',
    'reason.we_need_to_know_more':
      'We need more information to decide. Tell us more, or talk to us. You can ask again at once.',
    'reason.another_way_is_cheaper': 'Another way costs you less. The app shows the cost of each.',
    'reason.plan_would_not_hold':
      'From what you told us, you could not pay the new instalments either. Let’s talk about what you can pay.',
    'reason.law_does_not_allow_it':
      'The law does not let us change the loan in this way. The app shows what is possible.',
  },
  translations,
);

/** Why a request was refused, and what would change it: said to the borrower as it stands above. */
export const hardshipReasons = [
  'we_need_to_know_more',
  'another_way_is_cheaper',
  'plan_would_not_hold',
  'law_does_not_allow_it',
] as const;
export type HardshipReason = (typeof hardshipReasons)[number];

type Message = { readonly title: Words; readonly body: Words };

/** Told of a promise: what became of it. */
export function promiseMessage(of: PromiseOutcome): Message {
  return { title: hardshipTexts.all(of === 'kept' ? 'kept.title' : 'title'), body: hardshipTexts.all(of) };
}

/** Told when a request that changes no plan was granted: for which day we wait, or that we talk. */
export function grantedMessage(
  { option, promisedOn }: Pick<HardshipRequest, 'option' | 'promisedOn'>,
  on: CalendarDate,
): Message {
  if (option !== 'promise-to-pay')
    return { title: hardshipTexts.all('title'), body: hardshipTexts.all('talk') };
  return {
    title: hardshipTexts.all('granted.title'),
    body: inEachLanguage((language) =>
      hardshipTexts(language)('promise-to-pay', { day: dayWords(promisedOn ?? on, language) }),
    ),
  };
}

/** Told when somebody looks at a request: by when it is answered, and for how long no late charge grows. */
export function consideredWords(answerBy: CalendarDate, pausedUntil: CalendarDate | null): Message {
  return {
    title: hardshipTexts.all('considered.title'),
    body: inEachLanguage((language) => {
      const pause = pausedUntil === null ? [] : [pauseSentence(pausedUntil, language)];
      const considered = hardshipTexts(language)('considered', { day: dayWords(answerBy, language) });
      return joinSentences(language, [considered, ...pause]);
    }),
  };
}

/** Told when somebody has decided against it: with the reason. */
export function refusedWords(why: HardshipReason): Message {
  return {
    title: hardshipTexts.all('title'),
    body: inEachLanguage((language) => {
      const t = hardshipTexts(language);
      return joinSentences(language, [t('refused'), t(`reason.${why}`)]);
    }),
  };
}

/**
 * For how long nobody is reminded and no late charge grows while somebody considers a request: its last day,
 * which is the one before they resume.
 */
export function pauseSentence(pausedUntil: CalendarDate, language: Language): string {
  return hardshipTexts(language)('pause', { day: dayWords(lastPausedDay({ pausedUntil }), language) });
}
