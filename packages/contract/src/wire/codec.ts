import type { WireNames } from './dictionary.ts';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export class WireNameError extends Error {
  readonly wireName: string;

  constructor(wireName: string) {
    super('A name on the wire is not one that this dictionary writes.');
    this.name = 'WireNameError';
    this.wireName = wireName;
  }
}

/**
 * Translates names of one group, both ways. It knows nothing of schemas: any JSON goes in, every object key
 * in it is a name, and every name has exactly one spelling on the wire:
 *
 *   a name of the dictionary           phone   ⇄  lamp
 *   any other that looks like a word   lamp    ⇄  ~lamp
 *   any other that looks escaped       ~x      ⇄  ~~x
 *   any other                          x       ⇄  x
 *
 * so nothing is lost and nothing is ambiguous, whatever keys a free record holds. (Schema-driven renaming was
 * rejected: it needs the schemas in the browser, and it skips what a schema doesn't describe.)
 *
 * Query parameters and form fields are objects of strings and go through the same two functions, as do the
 * data of server-sent events.
 */
export interface WireCodec {
  encodeName(name: string): string;
  /**
   * Takes only what `encodeName` writes: a plain dictionary name or a needless escape throws WireNameError.
   */
  decodeName(wireName: string): string;
  /**
   * For answers, in the browser: also takes names as they are. An answer may come from something that has no
   * dictionary (a proxy, a not-found page), or from a server that has learned names since this page was
   * loaded.
   */
  readName(wireName: string): string;
  encode(value: Json): Json;
  decode(value: Json): Json;
  read(value: Json): Json;
}

const escape = '~';

export function createCodec(names: WireNames): WireCodec {
  const wordOf = new Map(Object.entries(names));
  const nameOf = new Map(Object.entries(names).map(([name, word]) => [word, name]));

  const needsEscape = (name: string) => nameOf.has(name) || name.startsWith(escape);

  const encodeName = (name: string) => wordOf.get(name) ?? (needsEscape(name) ? escape + name : name);

  const decodeName = (wireName: string) => {
    const name = nameOf.get(wireName);
    if (name !== undefined) return name;
    if (wordOf.has(wireName)) throw new WireNameError(wireName);
    if (!wireName.startsWith(escape)) return wireName;
    const free = wireName.slice(escape.length);
    if (wordOf.has(free) || !needsEscape(free)) throw new WireNameError(wireName);
    return free;
  };

  const readName = (wireName: string) =>
    nameOf.get(wireName) ?? (wireName.startsWith(escape) ? wireName.slice(escape.length) : wireName);

  return {
    encodeName,
    decodeName,
    readName,
    encode: (value) => renameKeys(value, encodeName),
    decode: (value) => renameKeys(value, decodeName),
    read: (value) => renameKeys(value, readName),
  };
}

function renameKeys(value: Json, rename: (name: string) => string): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((element) => renameKeys(element, rename));
  const renamed: { [key: string]: Json } = {};
  for (const key of Object.keys(value)) {
    const name = rename(key);
    const inner = renameKeys(value[key]!, rename);
    // Plain assignment to this one name would change the object's prototype instead of adding a key.
    if (name === '__proto__') {
      Object.defineProperty(renamed, name, {
        value: inner,
        enumerable: true,
        configurable: true,
        writable: true,
      });
    } else {
      renamed[name] = inner;
    }
  }
  return renamed;
}
