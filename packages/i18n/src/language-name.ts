import names from './language-names.json' with { type: 'json' };
import type { Language } from './language.ts';

/** A language is named in itself: who looks for it can read it. A page that offers no choice does not load it. */
export function nameOfLanguage(language: Language): string {
  return names[language];
}
