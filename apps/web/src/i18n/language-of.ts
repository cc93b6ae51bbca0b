import { isLanguage, markets } from '@candor/markets';
import type { Language, MarketId } from '@candor/markets';

/** Each language in its own words: a reader must recognise it without reading another. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  zh: '中文',
  fil: 'Filipino',
  hi: 'हिन्दी',
};

/** What a page of this market offers at first; Filipino and Hindi belong to their markets. */
export function offeredLanguages(market: MarketId): readonly Language[] {
  return markets[market].languages;
}

/**
 * The page's language: what the native shell says in the address, else what the reader chose before (any of the four),
 * else English. The browser's own setting is not asked: the product's default is English in every market.
 */
export function languageOf({ search, cookie }: { search: string; cookie: Language | undefined }): Language {
  const asked = new URLSearchParams(search).get('language');
  return isLanguage(asked) ? asked : (cookie ?? 'en');
}
