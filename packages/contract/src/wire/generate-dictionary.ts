import { createHash } from 'node:crypto';
import type { DeclaredNames } from './declared-names.ts';
import { type WireDictionary, wireGroups, type WireNames } from './dictionary.ts';
import { words } from './words.ts';

export const sandboxSeed = 'candor-sandbox';

export function fingerprintOf(seed: string): string {
  return createHash('sha256').update(`wire seed\n${seed}`).digest('hex');
}

/**
 * A dictionary for the given names. Words already given under the same seed are kept, also those of names
 * that are gone: an open page may still send them, and a word must never come to mean something else under
 * one version.
 */
export function generateDictionary(
  seed: string,
  declared: DeclaredNames,
  existing?: WireDictionary,
): WireDictionary {
  const seedFingerprint = fingerprintOf(seed);
  return existing?.seedFingerprint === seedFingerprint
    ? growDictionary(existing, declared)
    : withWords(seed, declared, { seedFingerprint, groups: {}, paths: {} });
}

/**
 * The same dictionary with words for names that it lacks. They follow from the dictionary itself, not from
 * its seed: nobody has to have kept that, and every machine that does it for itself finds the same words.
 */
export function growDictionary(existing: WireDictionary, declared: DeclaredNames): WireDictionary {
  return withWords(existing.seedFingerprint, declared, existing);
}

type Kept = Pick<WireDictionary, 'seedFingerprint' | 'paths'> & {
  readonly groups: Partial<WireDictionary['groups']>;
};

function withWords(drawnFrom: string, declared: DeclaredNames, kept: Kept): WireDictionary {
  const { seedFingerprint } = kept;
  const groups = wireGroups.map((group) => [
    group,
    sorted(allot(drawnFrom, group, declared.groups[group], kept.groups[group] ?? {})),
  ]);
  return {
    version: seedFingerprint.slice(0, 8),
    seedFingerprint,
    groups: Object.fromEntries(groups),
    paths: allotPaths(drawnFrom, declared.paths, kept.paths),
  };
}

/**
 * `/api/event/save-yd` has two parts to name: the group `event`, and the call `event/save-yd`. The call's
 * word comes from the whole of it, so that nothing shows which two paths are variants of one call.
 */
function allotPaths(seed: string, paths: readonly string[], kept: WireNames): WireNames {
  const keptParts: Record<string, string> = {};
  for (const [plain, scrambled] of Object.entries(kept)) {
    const [group, call] = partsOf(plain);
    const [, , groupWord, callWord] = scrambled.split('/');
    Object.assign(keptParts, { [group]: groupWord, [call]: callWord });
  }
  const every = [...new Set([...paths, ...Object.keys(kept)])];
  const partWords = allot(seed, 'paths', [...new Set(every.flatMap(partsOf))].toSorted(), keptParts);
  const pairs = every.map((path) => {
    const [group, call] = partsOf(path);
    return [path, `/api/${partWords[group]}/${partWords[call]}`];
  });
  return sorted(Object.fromEntries(pairs));
}

function partsOf(path: string): [group: string, call: string] {
  const [, api, group, name, ...rest] = path.split('/');
  if (api !== 'api' || !group || !name || rest.length > 0) {
    throw new Error(`${path} can't be scrambled: only paths like /api/<group>/<name> can.`);
  }
  return [group, `${group}/${name}`];
}

function allot(seed: string, space: string, names: readonly string[], kept: WireNames): WireNames {
  const given: Record<string, string> = { ...kept };
  // A word that is also a plain name here would make traffic look as if it were not scrambled.
  const taken = new Set([...Object.values(given), ...names]);
  for (const name of names) {
    if (Object.hasOwn(given, name)) continue;
    const word = pickWord(seed, space, name, taken);
    given[name] = word;
    taken.add(word);
  }
  return given;
}

function pickWord(seed: string, space: string, name: string, taken: ReadonlySet<string>): string {
  for (let attempt = 0; attempt < 50 * words.length; attempt += 1) {
    const digest = createHash('sha256')
      .update(JSON.stringify([seed, space, name, attempt]))
      .digest();
    const word = words[digest.readUInt32BE(0) % words.length]!;
    if (!taken.has(word)) return word;
  }
  throw new Error(`No word is left for "${name}" in ${space}: add words to wire/words.ts.`);
}

function sorted(names: WireNames): WireNames {
  return Object.fromEntries(Object.entries(names).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** What a server keeps: the dictionary in use and the one before it, for pages loaded before a deploy. */
export interface WireShelf {
  readonly current: WireDictionary;
  readonly previous: WireDictionary | undefined;
}

/**
 * Under the same seed names are only added: an open page keeps working and nothing moves. Another seed is
 * another dictionary: the one it replaces becomes the previous one.
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
