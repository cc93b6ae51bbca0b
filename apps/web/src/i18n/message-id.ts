import type { en } from './texts/en.ts';
import type { en as errors } from './errors/texts/en.ts';

type English = typeof en & typeof errors;

export type MessageId = keyof English;

/** Every language says everything that English says. */
export type Catalogue = Readonly<Record<keyof typeof en, string>>;
export type ErrorCatalogue = Readonly<Record<keyof typeof errors, string>>;

/**
 * The values a message needs, read from its English text, so that forgetting one doesn't compile.
 * `Open until {time}` needs { time }, `{count, plural, one {# day} other {# days}}` needs a number `count`.
 */
export type MessageValues<Id extends MessageId> = ValuesOf<English[Id]>;

type ValuesOf<Text extends string> = Text extends `${string}{${infer Name}, plural,${string}`
  ? Readonly<Record<Name, number>>
  : Readonly<Record<NamesIn<Text>, string | number>>;

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** A message without placeholders takes no values at all. */
type ValuesArgument<Id extends MessageId> = English[Id] extends `${string}{${string}`
  ? [values: MessageValues<Id>]
  : [];

export type Translate = <Id extends MessageId>(id: Id, ...values: ValuesArgument<Id>) => string;
