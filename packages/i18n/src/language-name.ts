import names from './language-names.json' with { type: 'json' };
import type { Language } from './language.ts';

/** A language is named in itself, so that whoever looks for it can read it. Only a choice loads this. */
export function nameOfLanguage(language: Language): string {
  return names[language];
}
