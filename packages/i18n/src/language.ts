import list from './languages.json' with { type: 'json' };

export type Language = keyof typeof list;

/** Every language the interface speaks, as `languages.json` lists them; the first is the default everywhere. */
export const languages = Object.keys(list) as readonly Language[];

/** What `<html lang>` says, which is also the locale of plurals and numbers. */
export function localeOf(language: Language): string {
  return list[language].html;
}

/** A language is named in itself: who looks for it can read it. */
export function nameOfLanguage(language: Language): string {
  return list[language].name;
}

export function isLanguage(text: string | null | undefined): text is Language {
  return languages.some((language) => language === text);
}
