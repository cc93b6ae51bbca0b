import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import { defineTexts, inEachLanguage, joinSentences, type Language, type Words } from '@candor/i18n';
import type { HardshipOption, PromiseOutcome } from '@candor/store/hardship';
import { dayWords } from '../../customers/messages/day-words.ts';
import translations from './hardship-texts.json' with { type: 'json' };

/** What a borrower in hardship is told. What was asked stands in the app. */
export const hardshipTexts = defineTexts(
  {
    title: 'About what you asked us',
    delay: 'Your next payment is due later. The new days are in the app.',
    'smaller-instalments': 'Your instalments are smaller now. The new plan is in the app.',
    'promise-to-pay': 'We wait for the day that you named, and send no reminders before it.',
    talk: 'Let us talk: our service phone and hours are in the app.',
    'kept.title': 'You kept your promise',
    kept: 'All that was due is paid. Thank you.',
    broken:
      'The day that you named has passed, and something is still open. Open the app to see what else there is, or talk to us.',
    'considered.title': 'We have read what you asked',
    considered: 'A person looks at it.',
    refused: 'We could not agree to this.',
    pause:
      'You get no reminders until it is decided and no late charges are added, at the longest until {day}.',
    'reason.we_need_to_know_more':
      'We know too little to decide. Tell us more, or talk to us: you can ask again at once.',
    'reason.another_way_is_cheaper': 'Another way costs you less. The app shows what each one costs.',
    'reason.plan_would_not_hold':
      'By what you told us you could not pay the new instalments either. Let us talk about what you can.',
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

/** Told when a request was granted, or of a promise what became of it. */
export function hardshipMessage(of: HardshipOption | PromiseOutcome): Message {
  return { title: hardshipTexts.all(of === 'kept' ? 'kept.title' : 'title'), body: hardshipTexts.all(of) };
}

/** Told when somebody looks at a request; with it, for how long no late charge grows. */
export function consideredWords(pausedUntil: CalendarDate | null): Message {
  return {
    title: hardshipTexts.all('considered.title'),
    body: inEachLanguage((language) => {
      const pause = pausedUntil === null ? [] : [pauseSentence(pausedUntil, language)];
      return joinSentences(language, [hardshipTexts(language)('considered'), ...pause]);
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
  const last = dateOfDayNumber(dayNumber(pausedUntil) - 1);
  return hardshipTexts(language)('pause', { day: dayWords(last, language) });
}
