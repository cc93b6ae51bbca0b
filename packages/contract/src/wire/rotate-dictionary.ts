import type { DeclaredNames } from './declared-names.ts';
import type { WireDictionary } from './dictionary.ts';
import { fingerprintOf, generateDictionary } from './generate-dictionary.ts';

/** What a server keeps: the dictionary in use and the one before it, for pages loaded before a deploy. */
export interface WireShelf {
  readonly current: WireDictionary;
  readonly previous: WireDictionary | undefined;
}

/**
 * Under the same seed names are only added: an open page keeps working and nothing moves. Another seed is another
 * dictionary: the one it replaces becomes the previous one.
 */
export function rotateDictionary(
  shelf: { readonly [K in keyof WireShelf]?: WireDictionary | undefined },
  seed: string,
  declared: DeclaredNames,
): WireShelf {
  const current = generateDictionary(seed, declared, shelf.current);
  const replaced = shelf.current && shelf.current.seedFingerprint !== fingerprintOf(seed);
  return { current, previous: replaced ? shelf.current : shelf.previous };
}
