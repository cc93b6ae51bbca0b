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

/** What is counted: the language chooses the form and writes the digits. */
type CountsIn<Text extends string> = Text extends `${string}{${infer Inside}`
  ? CountAtStart<Inside> | CountsIn<Inside>
  : never;

type CountAtStart<Inside extends string> = Inside extends `${infer Name}}${string}`
  ? Name extends `${infer Argument}, plural,${string}`
    ? Word<Argument>
    : never
  : never;

/** A message without arguments takes no values at all; what is counted is a number, never its digits. */
export type ValuesOf<Text extends string> = [NamesIn<Text>] extends [never]
  ? []
  : [values: { readonly [Name in NamesIn<Text>]: Name extends CountsIn<Text> ? number : string | number }];

export type Translate<English extends Readonly<Record<string, string>>> = <Id extends keyof English & string>(
  id: Id,
  ...values: ValuesOf<English[Id]>
) => string;
