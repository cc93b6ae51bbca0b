import type { Kind } from './setting-kinds.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export type Setting<T> = {
  /** The specification's own name, where it has one. */
  readonly spec?: string;
  readonly kind: Kind<T>;
  readonly example: string;
  /** What the sandbox uses when nothing is set. */
  readonly sandbox: string | ((environment: Environment) => string);
  /** Production's default, when leaving it out is safe; without one, production must set it. */
  readonly production?: string;
  readonly says: string;
  /** May hold a password: its value is never repeated. */
  readonly secret?: boolean;
};

export type SettingTable = Readonly<Record<string, Setting<unknown>>>;

/** What the environment gives for a table of settings. */
export type ValuesOf<S extends SettingTable> = { readonly [N in keyof S]: ReturnType<S[N]['kind']> };

export const setting = <T>(definition: Setting<T>): Setting<T> => definition;
