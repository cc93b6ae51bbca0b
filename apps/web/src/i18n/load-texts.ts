import { formatMessage, type Language, localeOf, type MessageValues } from '@candor/i18n';

type Texts = Readonly<Record<string, string>>;

/**
 * As `import.meta.glob('./*', { base: './texts' })` finds them: English in code, each other language in JSON.
 */
export type TextFiles = Readonly<Record<string, () => Promise<unknown>>>;

/** What says a text by its id; nothing for one that is not there. */
export type Say = (id: string, values?: MessageValues) => string | undefined;

/**
 * A folder's texts in one language, which are a chunk of their own: nobody downloads what he doesn't read.
 */
export async function loadTexts(files: TextFiles, language: Language): Promise<Say> {
  const own = files[`./${language}.json`];
  const file = (await (own ?? files['./en.ts'])?.()) as { readonly default?: Texts; readonly en?: Texts };
  const texts = file.default ?? file.en;
  const locale = own ? localeOf(language) : 'en';
  return (id, values = {}) => {
    const text = texts?.[id];
    return text && formatMessage(text, values, locale);
  };
}
