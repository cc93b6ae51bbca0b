import { marketSuffix } from '../market.ts';
import type { WireDictionary, WireNames, WireGroup } from '../wire/dictionary.ts';
import { callTable, type ClientCallKey, type EventsCallKey } from './call-table.ts';

/** What calls of one group need of a dictionary: all of its calls, or some. */
export interface WirePart {
  readonly version: string;
  readonly names: WireNames;
  readonly paths: WireNames;
}

/**
 * A dictionary that comes part by part, when it is needed: a screen loads the names that it speaks, and no
 * others. The part has the given path, and is of the given group.
 */
export interface WireParts {
  part(group: WireGroup, path: string): Promise<WirePart>;
}

export type WireCallKey = ClientCallKey | EventsCallKey;

/**
 * A part as it travels: version, names and their words in turn, then the words of the calls' paths in order.
 */
export type PackedPart = readonly [version: string, names: string, paths: string];

const root = '/api/';

/** The calls of a group, in the order of the table. */
export function callsOf(group: WireGroup): readonly WireCallKey[] {
  return (Object.keys(callTable) as WireCallKey[]).filter((key) => callTable[key].wireGroup === group);
}

export function groupOf(key: WireCallKey): WireGroup | null {
  return callTable[key].wireGroup;
}

/** The plain paths of calls, market by market. */
function pathsOf(keys: readonly WireCallKey[]): string[] {
  return keys.flatMap((key) => {
    const { path, variant } = callTable[key];
    return variant === 'none' ? [path] : Object.values(marketSuffix).map((suffix) => path + suffix);
  });
}

/** Names and paths of the given calls; of the names only those that are spoken in them. */
export function packPart(
  { version, groups, paths }: WireDictionary,
  group: WireGroup,
  keys = callsOf(group),
  isSpoken: (name: string) => boolean = () => true,
): PackedPart {
  const names = Object.entries(groups[group]).filter(([name]) => isSpoken(name));
  const words = pathsOf(keys).map((path) => paths[path]?.slice(root.length) ?? '');
  return [version, names.flat().join(' '), words.join(' ')];
}

export function unpackPart(keys: readonly WireCallKey[], [version, names, paths]: PackedPart): WirePart {
  const flat = names.split(' ');
  const words = paths.split(' ');
  return {
    version,
    names: Object.fromEntries(
      flat.flatMap((name, at) => (at % 2 === 0 && name ? [[name, flat[at + 1] ?? '']] : [])),
    ),
    paths: Object.fromEntries(
      pathsOf(keys).flatMap((path, at) => (words[at] ? [[path, root + words[at]]] : [])),
    ),
  };
}

export function wirePartOf(dictionary: WireDictionary, group: WireGroup): WirePart {
  return unpackPart(callsOf(group), packPart(dictionary, group));
}
