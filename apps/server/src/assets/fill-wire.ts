import { createHash } from 'node:crypto';
import { packPart, type PackedPart, type WireCallKey, type WireDictionary } from '@candor/contract/client';
import type { WireGroup } from '@candor/contract/client';
import { compressed, type Compressed } from './compressed.ts';

/** What the build wrote into its scripts, as `apps/web/build/cut-wire-parts.ts` lists it. */
export type CutPart = {
  readonly group: WireGroup;
  readonly keys: readonly WireCallKey[];
  readonly packed: PackedPart;
};

type Build = { readonly files: ReadonlyMap<string, Compressed>; readonly manifest: string };

/**
 * The build with the lender's own words in place of those that it was made with, so that one release serves
 * every lender. A script that changes gets another name, which follows from the old one and the dictionary:
 * every server with the same release and dictionary gives it the same, and a browser may keep it for ever.
 * With the dictionary that it was built with, the build stays as it is.
 */
export async function fillWire(
  build: Build,
  parts: readonly CutPart[],
  dictionary: WireDictionary,
): Promise<Build> {
  const swaps = parts
    .map(({ group, keys, packed }) => {
      const spoken = new Set(packed[1].split(' ').filter((_, at) => at % 2 === 0));
      return { from: packed, to: packPart(dictionary, group, keys, (name) => spoken.has(name)) };
    })
    .filter(({ from, to }) => from.join() !== to.join());
  if (swaps.length === 0) return build;

  const scripts = new Map<string, string>();
  for (const [address, { identity }] of build.files)
    if (address.endsWith('.js')) scripts.set(address, identity.toString());
  const filled = withWords(scripts, swaps);
  const mark = createHash('sha256').update(JSON.stringify(dictionary)).digest('hex');
  const names = newNames(scripts, filled, mark);
  const renamed = (text: string) =>
    text.replaceAll(/[\w.-]+-[\w-]{7,8}\.js\b/gu, (name) => names.get(name) ?? name);

  const files = new Map(build.files);
  for (const address of names.keys()) files.delete(`/assets/${address}`);
  await Promise.all(
    [...names].map(async ([from, to]) => {
      const text = filled.get(`/assets/${from}`) ?? scripts.get(`/assets/${from}`) ?? '';
      files.set(`/assets/${to}`, await compressed('text/javascript; charset=utf-8', renamed(text)));
    }),
  );
  return { files, manifest: renamed(build.manifest) };
}

type Swap = { readonly from: PackedPart; readonly to: PackedPart };

/** The scripts that hold a part, with the other words in it. Each part must be somewhere. */
function withWords(scripts: ReadonlyMap<string, string>, swaps: readonly Swap[]): Map<string, string> {
  const filled = new Map<string, string>();
  for (const { from, to } of swaps) {
    const literal = literalOf(from);
    const holding = [...scripts.keys()].filter((address) =>
      literal.test(filled.get(address) ?? scripts.get(address) ?? ''),
    );
    if (holding.length === 0)
      throw new Error(`The web was built in a way that hides the names of ${from[2]}: build it again.`);
    for (const address of holding)
      filled.set(
        address,
        (filled.get(address) ?? scripts.get(address) ?? '').replaceAll(
          new RegExp(literal, 'gu'),
          (_, ...quotes: string[]) => to.map((text, at) => `${quotes[at]}${text}${quotes[at]}`).join(','),
        ),
      );
  }
  return filled;
}

/** As a minifier writes it: words, blanks and strokes alone, in whichever quotes. */
function literalOf(packed: PackedPart): RegExp {
  const quoted = packed.map((text, at) => `(["'\`])${text}\\${at + 1}`);
  return new RegExp(quoted.join(','), 'u');
}

/** What holds other words now, and whatever loads that, by its new name. */
function newNames(
  scripts: ReadonlyMap<string, string>,
  filled: ReadonlyMap<string, string>,
  mark: string,
): Map<string, string> {
  const names = new Map<string, string>();
  const fresh = [...filled.keys()];
  for (let address = fresh.pop(); address !== undefined; address = fresh.pop()) {
    const name = address.slice('/assets/'.length);
    if (names.has(name)) continue;
    names.set(name, newName(name, mark));
    for (const [other, text] of scripts) if (text.includes(name)) fresh.push(other);
  }
  return names;
}

/** `home-AbC12_d.js` with another seven or eight letters in their place: not a byte longer. */
function newName(name: string, mark: string): string {
  return name.replace(/(?<=-)[\w-]{7,8}(?=\.js$)/u, (hash) =>
    createHash('sha256').update(`${name} ${mark}`).digest('base64url').slice(0, hash.length),
  );
}
