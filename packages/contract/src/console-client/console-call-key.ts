import type { Calls } from '../calls.ts';

type File = { readonly file: readonly string[] };

/** The calls that the console makes; files are opened by their address. */
export type ConsoleCallKey = {
  [K in keyof Calls]: K extends `console.${string}` ? (Calls[K] extends File ? never : K) : never;
}[keyof Calls];
