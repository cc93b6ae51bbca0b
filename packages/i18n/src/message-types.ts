/**
 * The names that a message needs, read from its English text, so that forgetting one does not compile:
 * `Open until {time}` needs `time`, `{count, plural, one {# day} other {# days}}` needs `count`, and names
 * inside the branches of a plural or select are found too. A branch of one small word would look like a name:
 * it takes a neighbouring word into the branch.
 */
type NamesIn<Text extends string> = Text extends `${string}{${infer Inside}`
  ? NameAtStart<Inside> | NamesIn<Inside>
  : never;

type NameAtStart<Inside extends string> = Inside extends `${infer Name}}${string}`
  ? Name extends `${infer Argument},${string}`
    ? Word<Argument>
    : Word<Name>
  : never;

type Word<Text extends string> = Text extends `${string}${' ' | '#' | '{' | '.'}${string}` | ''
  ? never
  : Text extends Uncapitalize<Text>
    ? Text
    : never;

/** A message without arguments takes no values at all. */
export type ValuesOf<Text extends string> = [NamesIn<Text>] extends [never]
  ? []
  : [values: { readonly [Name in NamesIn<Text>]: string | number }];

export type Translate<English extends Readonly<Record<string, string>>> = <Id extends keyof English & string>(
  id: Id,
  ...values: ValuesOf<English[Id]>
) => string;
