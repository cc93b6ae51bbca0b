import locales from './languages.json' with { type: 'json' };

export type Language = keyof typeof locales;

/**
 * Every language the interface speaks, as `languages.json` lists them; the first is the default everywhere.
 */
export const languages = Object.keys(locales) as readonly Language[];

/** What `<html lang>` says, which is also the locale of plurals and numbers. */
export function localeOf(language: Language): string {
  return locales[language];
}

/** Days are written as in Britain where English is read: 18 Dec 2026, Mon 26 October. */
export function dateLocaleOf(language: Language): string {
  return language === 'en' ? 'en-GB' : localeOf(language);
}

export function isLanguage(text: string | null | undefined): text is Language {
  return languages.some((language) => language === text);
}

/** The script that a language is written in, as ISO 15924 names it: Latn, Hans, Deva. */
export function scriptOf(language: Language): string | undefined {
  return new Intl.Locale(localeOf(language)).maximize().script;
}

/** Sentences one after the other, with a space between them where the script has one. */
export function joinSentences(language: Language, sentences: readonly string[]): string {
  return sentences.join(/^(?:Han[st]|Jpan)$/u.test(scriptOf(language) ?? '') ? '' : ' ');
}
