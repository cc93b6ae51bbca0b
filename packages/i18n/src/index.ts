export { defineTexts, inEachLanguage, type Words } from './define-texts.ts';
export { formatMessage, type MessageValues } from './format-message.ts';
export {
  dateLocaleOf,
  isLanguage,
  joinSentences,
  type Language,
  languages,
  localeOf,
  scriptOf,
} from './language.ts';
export type { Translate, ValuesOf } from './message-types.ts';
export { nameOfLanguage } from './language-name.ts';
