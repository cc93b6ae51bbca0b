import type { Language } from '@candor/markets';
import type { Catalogue, ErrorCatalogue } from './message-id.ts';

/** One chunk per language, fetched when it is spoken: nobody downloads words they don't read. */
export const loadCatalogue: Readonly<Record<Language, () => Promise<Catalogue>>> = {
  en: () => import('./catalogues/en.ts').then(({ en }) => en),
  zh: () => import('./catalogues/zh.ts').then(({ zh }) => zh),
  fil: () => import('./catalogues/fil.ts').then(({ fil }) => fil),
  hi: () => import('./catalogues/hi.ts').then(({ hi }) => hi),
};

/** The words for refusals, which most readers never need: a chunk of their own. */
export const loadErrorCatalogue: Readonly<Record<Language, () => Promise<ErrorCatalogue>>> = {
  en: () => import('./error-catalogues/en.ts').then(({ en }) => en),
  zh: () => import('./error-catalogues/zh.ts').then(({ zh }) => zh),
  fil: () => import('./error-catalogues/fil.ts').then(({ fil }) => fil),
  hi: () => import('./error-catalogues/hi.ts').then(({ hi }) => hi),
};
