export { defineTexts } from './define-texts.ts';
export { formatMessage, type MessageValues } from './format-message.ts';
export { isLanguage, type Language, languages, localeOf, nameOfLanguage } from './language.ts';
export type { Translate, ValuesOf } from './message-types.ts';
