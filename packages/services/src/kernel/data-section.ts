import type { Json } from './commands/command.ts';

/** What is known about a person under one heading, as they are given it. */
export type DataSection = {
  readonly name: string;
  readonly rows: readonly { readonly [key: string]: Json }[];
};
