import type { Language } from '../language.ts';
import type { FaqWords } from './faq-entries.ts';
import { faqEn } from './faq-texts.ts';
import { faqFil } from './words/fil.ts';
import { faqHi } from './words/hi.ts';
import { faqZh } from './words/zh.ts';

export { faqEntries, faqTopics } from './faq-entries.ts';
export { serviceDesks } from './registry.generated.ts';
export type { OpeningHours, ServiceDesk } from './service-desk.ts';
export type { FaqEntry, FaqEntryId, FaqText, FaqTopic, FaqWords } from './faq-entries.ts';

/** What every lender begins with, until somebody writes it better. */
export const faqWords: Readonly<Record<Language, FaqWords>> = {
  en: faqEn,
  zh: faqZh,
  fil: faqFil,
  hi: faqHi,
};
