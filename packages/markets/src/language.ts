import { type Language, inEachLanguage, localeOf } from '@candor/i18n';

export { isLanguage, type Language, languages } from '@candor/i18n';

/** What `<html lang>` says. The Chinese texts are in simplified characters. */
export const htmlLang: Readonly<Record<Language, string>> = inEachLanguage(localeOf);
