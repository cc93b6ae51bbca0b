import type { Language } from '@candor/i18n';
import { screenWords } from '../i18n/screen-texts.ts';
import type { en } from './texts/en.ts';

/** Those that need no value. */
export type LendingWord = Exclude<
  keyof typeof en,
  'openUntil' | 'waitingAdds' | 'freeUntil' | 'thenPerDay' | `amounts${string}`
>;

/** What several screens say of orders and loans. */
export const lendingWords = screenWords<typeof en>(import.meta.glob('./*', { base: './texts' }));

type Loader = { readonly load: (language: Language) => Promise<void> };

/** For a screen that says these beside its own. */
export function withLendingWords(own: Loader): Loader {
  return {
    load: async (language) => void (await Promise.all([own.load(language), lendingWords.load(language)])),
  };
}
