/** A language as staff call it: Chinese, Filipino. */
export function languageWords(language: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
}
