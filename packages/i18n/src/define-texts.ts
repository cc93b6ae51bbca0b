import { formatMessage } from './format-message.ts';
import { type Language, localeOf } from './language.ts';
import type { Translate } from './message-types.ts';

type English = Readonly<Record<string, string>>;

/** What the file of translations beside the English texts holds, by language and message. */
type Translations = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * The texts of one subject: English here, in code, where whoever writes the feature writes it; the other
 * languages in a JSON file beside it, which translators' files are made of and read back into.
 * A language that a file does not have is shown in English (`translations.test.ts` lists where that is meant).
 *
 *     const receiptTexts = defineTexts({ from: 'Received from {name}' }, translations);
 *     const t = receiptTexts('fil');
 *     t('from', { name: 'Ana' }); // "Tinanggap mula kay Ana"
 */
export function defineTexts<const Texts extends English>(
  english: Texts,
  translations: Translations,
): (language: Language) => Translate<Texts> {
  return (language) => {
    const texts: English = { ...english, ...translations[language] };
    const locale = localeOf(language);
    return (id, ...[values]) => formatMessage(texts[id] ?? id, values ?? {}, locale);
  };
}
