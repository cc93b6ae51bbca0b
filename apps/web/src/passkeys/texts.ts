import type { Language } from '@candor/i18n';
import { screenWords } from '../i18n/screen-texts.ts';
import type { en } from './texts/en.ts';

/** What is said of logging in, and of confirming, with the phone's own lock. */
export const passkeyWords = screenWords<typeof en>(import.meta.glob('./*', { base: './texts' }));

type Loader = { readonly load: (language: Language) => Promise<void> };

/** For a screen that says these beside its own. */
export function withPasskeyWords(own: Loader): Loader {
  return {
    load: async (language) => void (await Promise.all([own.load(language), passkeyWords.load(language)])),
  };
}
