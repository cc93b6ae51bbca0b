import { languages } from '../language.ts';
import type { CertificationWords } from './certification-forms.ts';
import { en } from './certification-texts.ts';
import { fil } from './words/fil.ts';
import { hi } from './words/hi.ts';
import { zh } from './words/zh.ts';

const shared: CertificationWords = { en, zh, fil, hi };

/** A market's own words beside those that all markets share; where both have one, the market's counts. */
export function withSharedWords(own: CertificationWords): CertificationWords {
  const both = languages.map((language) => [language, { ...shared[language], ...own[language] }] as const);
  return Object.fromEntries(both) as unknown as CertificationWords;
}
