import type { Language } from '@candor/markets';
import type { Catalogue, ErrorCatalogue } from './message-id.ts';

/** One chunk per language, fetched when it is spoken: nobody downloads words they don't read. */
export const loadCatalogue: Readonly<Record<Language, () => Promise<Catalogue>>> = {
  en: () => import('./texts/en.ts').then(({ en }) => en),
  zh: () => import('./texts/zh.ts').then(({ zh }) => zh),
  fil: () => import('./texts/fil.ts').then(({ fil }) => fil),
  hi: () => import('./texts/hi.ts').then(({ hi }) => hi),
};

/** The words for refusals, which most readers never need: a chunk of their own. */
export const loadErrorCatalogue: Readonly<Record<Language, () => Promise<ErrorCatalogue>>> = {
  en: () => import('./errors/texts/en.ts').then(({ en }) => en),
  zh: () => import('./errors/texts/zh.ts').then(({ zh }) => zh),
  fil: () => import('./errors/texts/fil.ts').then(({ fil }) => fil),
  hi: () => import('./errors/texts/hi.ts').then(({ hi }) => hi),
};
