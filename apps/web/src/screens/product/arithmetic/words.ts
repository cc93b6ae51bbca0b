import { screenWords } from '../../i18n/screen-words.ts';
import type { en } from './arithmetic-words/en.ts';

export type ArithmeticWords = Readonly<Record<keyof typeof en, string>>;

/** Loaded only when somebody opens the arithmetic, in the language that is read. */
export const arithmeticWords = screenWords<typeof en>({
  en: () => import('./arithmetic-words/en.ts').then(({ en: words }) => words),
  zh: () => import('./arithmetic-words/zh.ts').then(({ zh }) => zh),
  fil: () => import('./arithmetic-words/fil.ts').then(({ fil }) => fil),
  hi: () => import('./arithmetic-words/hi.ts').then(({ hi }) => hi),
});
