import { screenWords } from '../../i18n/screen-words.ts';
import type { en } from './words/en.ts';

export type ConfirmWords = Readonly<Record<keyof typeof en, string>>;

export const confirmWords = screenWords<typeof en>({
  en: () => import('./words/en.ts').then(({ en: words }) => words),
  zh: () => import('./words/zh.ts').then(({ zh }) => zh),
  fil: () => import('./words/fil.ts').then(({ fil }) => fil),
  hi: () => import('./words/hi.ts').then(({ hi }) => hi),
});
