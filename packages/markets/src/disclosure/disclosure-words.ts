import type { Language } from '../language.ts';

/** The words of a market's form, by language and key; every language of the market has every word. */
export type DisclosureWords = Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>;
