/** Every language the interface speaks; the first is the default everywhere. */
export const languages = ['en', 'zh', 'fil', 'hi'] as const;

export type Language = (typeof languages)[number];

/** What `<html lang>` says. The Chinese texts are in simplified characters. */
export const htmlLang: Readonly<Record<Language, string>> = { en: 'en', zh: 'zh-Hans', fil: 'fil', hi: 'hi' };

export function isLanguage(text: string | null | undefined): text is Language {
  return languages.some((language) => language === text);
}
