import type { Language } from '@candor/markets';
import { screenWords } from '../i18n/screen-words.ts';
import type { en } from './words/en.ts';

export type LendingWords = Readonly<Record<keyof typeof en, string>>;

/** Those that need no value. */
export type LendingWord = Exclude<keyof LendingWords, 'openUntil'>;

/** What several screens say of orders and loans. */
export const lendingWords = screenWords<typeof en>({
  en: () => import('./words/en.ts').then(({ en: words }) => words),
  zh: () => import('./words/zh.ts').then(({ zh }) => zh),
  fil: () => import('./words/fil.ts').then(({ fil }) => fil),
  hi: () => import('./words/hi.ts').then(({ hi }) => hi),
});

type Loader = { readonly load: (language: Language) => Promise<void> };

/** For a screen that says these beside its own. */
export function withLendingWords(own: Loader): Loader {
  return {
    load: async (language) => void (await Promise.all([own.load(language), lendingWords.load(language)])),
  };
}
