import type { Language } from '@candor/i18n';
import { screenWords } from '../i18n/screen-texts.ts';
import type { en } from './texts/en.ts';

/** What every screen on the way to a loan says of it. */
export const wayWords = screenWords<typeof en>(import.meta.glob('./*', { base: './texts' }));

type Loader = { readonly load: (language: Language) => Promise<void> };

/** For a screen that says these beside its own. */
export function withWayWords(own: Loader): Loader {
  return {
    load: async (language) => void (await Promise.all([own.load(language), wayWords.load(language)])),
  };
}
