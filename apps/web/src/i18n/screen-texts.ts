import type { Language } from '@candor/markets';
import { useSpeaker } from './translation-provider.tsx';

type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/** A text without placeholders takes no values at all; forgetting one of the others does not compile. */
type Values<Text> = [NamesIn<Text>] extends [never]
  ? []
  : [values: Readonly<Record<NamesIn<Text>, string | number>>];

type Say<English> = <Id extends keyof English & string>(id: Id, ...values: Values<English[Id]>) => string;

export type ScreenWords<English> = {
  /** Must have been waited for before the screen is drawn in that language. */
  readonly load: (language: Language) => Promise<void>;
  readonly useSay: () => Say<English>;
};

/** What every language but English is: a text for each of the English ones. */
export type Texts<English> = Readonly<Record<keyof English, string>>;

/** As `import.meta.glob('./texts/*.ts')` finds them: one file per language, each exporting its texts under its language's name. */
type Files = Readonly<Record<string, () => Promise<unknown>>>;

/**
 * The words of one screen, in a chunk of their own for each language: they travel with the screen that says them and only in
 * the language that is read. `{name}` is filled in; what needs a plural belongs into the app's own catalogues.
 */
export function screenWords<English>(files: Files): ScreenWords<English> {
  const loaded = new Map<string, Texts<English>>();
  return {
    async load(language) {
      if (loaded.has(language)) return;
      const file = await files[`./texts/${language}.ts`]?.();
      loaded.set(language, (file as Record<Language, Texts<English>>)[language]);
    },
    useSay() {
      const { language } = useSpeaker();
      return (id, ...[values]) => fill(textOf(loaded.get(language), id), values);
    },
  };
}

function textOf(texts: Readonly<Record<string, string>> | undefined, id: string): string {
  const text = texts?.[id];
  if (text === undefined) throw new Error(`The words of this screen were not loaded: ${id}`);
  return text;
}

function fill(text: string, values: Readonly<Record<string, string | number>> = {}): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
