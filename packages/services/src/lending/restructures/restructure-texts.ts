import type { CalendarDate } from '@candor/domain/calendar';
import { languages, type Language, type Words } from '@candor/markets';
import { dayWords } from '../../customers/messages/day-words.ts';

const bodies: Readonly<Record<Language, (day: string) => string>> = {
  en: (day) =>
    `We can change your loan. Read the new plan in the app and accept it by ${day}. Until you do, nothing changes.`,
  zh: (day) => `我们可以调整您的贷款。请在应用中查看新的还款计划，并在${day}前确认。确认之前一切不变。`,
  fil: (day) =>
    `Puwede naming baguhin ang loan mo. Basahin ang bagong plano sa app at tanggapin ito hanggang ${day}. Walang magbabago hangga’t hindi mo tinatanggap.`,
  hi: (day) => `हम आपका लोन बदल सकते हैं। ऐप में नई योजना पढ़ें और ${day} तक स्वीकार करें। स्वीकार करने तक कुछ नहीं बदलता।`,
};

const title: Words = {
  en: 'A new plan for your loan',
  zh: '您的贷款新计划',
  fil: 'Bagong plano para sa loan mo',
  hi: 'आपके लोन की नई योजना',
};

/** What a borrower reads to whom other terms are offered. */
export const restructureWords = {
  offered(openUntil: CalendarDate): { readonly title: Words; readonly body: Words } {
    const said = languages.map((language) => [language, bodies[language](dayWords(openUntil, language))]);
    return { title, body: Object.fromEntries(said) as Words };
  },
} as const;
