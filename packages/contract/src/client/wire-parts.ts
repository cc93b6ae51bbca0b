import { marketSuffix } from '../market.ts';
import type { WireDictionary, WireNames, WireGroup } from '../wire/dictionary.ts';
import { callTable } from './call-table.ts';

/** What the calls of one group need of a dictionary. */
export interface WirePart {
  readonly version: string;
  readonly names: WireNames;
  readonly paths: WireNames;
}

/**
 * A dictionary that comes group by group, when it is needed: a screen loads the names that it speaks, and no
 * others.
 */
export interface WireParts {
  part(group: WireGroup): Promise<WirePart>;
}

/**
 * A part as it travels: version, names and their words in turn, then the words of the group's paths in order.
 */
export type PackedPart = readonly [version: string, names: string, paths: string];

const root = '/api/';

/** The plain paths of a group's calls, market by market, in the order of the table. */
function pathsOf(group: WireGroup): string[] {
  return Object.values(callTable)
    .filter(({ wireGroup }) => wireGroup === group)
    .flatMap(({ path, variant }) =>
      variant === 'none' ? [path] : Object.values(marketSuffix).map((suffix) => path + suffix),
    );
}

export function packPart({ version, groups, paths }: WireDictionary, group: WireGroup): PackedPart {
  const names = Object.entries(groups[group]).flat().join(' ');
  const words = pathsOf(group).map((path) => paths[path]?.slice(root.length) ?? '');
  return [version, names, words.join(' ')];
}

export function unpackPart(group: WireGroup, [version, names, paths]: PackedPart): WirePart {
  const flat = names.split(' ');
  const words = paths.split(' ');
  return {
    version,
    names: Object.fromEntries(
      flat.flatMap((name, at) => (at % 2 === 0 && name ? [[name, flat[at + 1] ?? '']] : [])),
    ),
    paths: Object.fromEntries(
      pathsOf(group).flatMap((path, at) => (words[at] ? [[path, root + words[at]]] : [])),
    ),
  };
}

export function wirePartOf(dictionary: WireDictionary, group: WireGroup): WirePart {
  return unpackPart(group, packPart(dictionary, group));
}
