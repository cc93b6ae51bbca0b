import type { CalendarDate } from '@candor/domain/calendar';
import { defineTexts, inEachLanguage, type Words } from '@candor/i18n';
import { dayWords } from '../../customers/messages/day-words.ts';
import translations from './restructure-texts.json' with { type: 'json' };

const restructureTexts = defineTexts(
  {
    'offered.body':
      'We can change your loan. Read the new plan in the app and accept it by {day}. Until you do, nothing changes.',
    'offered.title': 'A new plan for your loan',
  },
  translations,
);

/** What a borrower reads to whom other terms are offered. */
export function restructureOffered(openUntil: CalendarDate): { readonly title: Words; readonly body: Words } {
  return {
    title: restructureTexts.all('offered.title'),
    body: inEachLanguage((language) =>
      restructureTexts(language)('offered.body', { day: dayWords(openUntil, language) }),
    ),
  };
}
