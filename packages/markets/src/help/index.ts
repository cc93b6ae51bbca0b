export { faqEntries, faqTopics } from './faq-entries.ts';
export { localQuestions, serviceDesks } from './registry.generated.ts';
export type { OpeningHours, ServiceDesk } from './service-desk.ts';
export type { FaqEntry, FaqEntryId, FaqText, FaqTopic } from './faq-entries.ts';
export { type FaqWords, faqWords } from './faq-texts.ts';
