import { formatMessage, type MessageValues } from './format-message.ts';
import { type Language, languages, localeOf } from './language.ts';
import type { Translate, ValuesOf } from './message-types.ts';

type English = Readonly<Record<string, string>>;

/** What the file of translations beside the English texts holds, by language and message. */
type Translations = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A value that is a text in every language of the interface. */
export type Words = Readonly<Record<Language, string>>;

type TextsOf<Texts extends English> = ((language: Language) => Translate<Texts>) & {
  /** A message in every language, its values the same in each. */
  readonly all: <Id extends keyof Texts & string>(id: Id, ...values: ValuesOf<Texts[Id]>) => Words;
  /** Whether there is a message under an id that is put together when it is needed. */
  readonly has: (id: string) => id is keyof Texts & string;
};

/**
 * The texts of one subject: English here, in code, where whoever writes the feature writes it; the other
 * languages in a JSON file beside it, which translators' files are made of and read back into.
 * A language that a file does not have is shown in English (`translations.test.ts` lists where that is
 * meant).
 *
 *     const receiptTexts = defineTexts({ from: 'Received from {name}' }, translations);
 *     const t = receiptTexts('fil');
 *     t('from', { name: 'Ana' }); // "Tinanggap mula kay Ana"
 */
export function defineTexts<const Texts extends English>(
  english: Texts,
  translations: Translations,
): TextsOf<Texts> {
  const say = (language: Language, id: string, values: MessageValues = {}) => {
    const own = translations[language]?.[id];
    // An English text is counted in by the English plural rules, whoever reads it.
    return formatMessage(own ?? english[id] ?? id, values, localeOf(own === undefined ? 'en' : language));
  };
  const inLanguage: (language: Language) => Translate<Texts> =
    (language) =>
    (id, ...[values]) =>
      say(language, id, values);
  return Object.assign(inLanguage, {
    all: (id: string, ...[values]: readonly MessageValues[]) =>
      inEachLanguage((language) => say(language, id, values)),
    has: (id: string): id is keyof Texts & string => Object.hasOwn(english, id),
  });
}

/** The same sentence in every language, where whoever reads it is not known yet. */
export function inEachLanguage<Said>(say: (language: Language) => Said): Readonly<Record<Language, Said>> {
  return Object.fromEntries(languages.map((language) => [language, say(language)])) as Record<Language, Said>;
}
