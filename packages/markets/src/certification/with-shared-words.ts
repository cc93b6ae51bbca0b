import { inEachLanguage } from '@candor/i18n';
import type { CertificationWords } from './certification-forms.ts';
import { sharedWords } from './certification-texts.ts';

type ByLanguage = typeof sharedWords;

/**
 * A market's own words beside those that all markets share; where both have one, the market's counts. A
 * language that has none shows the English ones.
 */
export function withSharedWords(own: ByLanguage): CertificationWords {
  return inEachLanguage((language) => ({
    ...sharedWords['en'],
    ...sharedWords[language],
    ...own['en'],
    ...own[language],
  }));
}
