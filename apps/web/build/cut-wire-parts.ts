import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { calls, spokenIn } from '@candor/contract';
import {
  callsOf,
  groupOf,
  packPart,
  type PackedPart,
  type WireCallKey,
  type WireDictionary,
  type WireGroup,
} from '@candor/contract/client';
import type { Plugin } from 'vite';

const file = join(import.meta.dirname, '..', '..', '..', 'config', 'wire', 'current.json');

/** A part as it is written into a script: a server whose dictionary is another one finds it by its words. */
type CutPart = {
  readonly group: WireGroup;
  readonly keys: readonly WireCallKey[];
  readonly packed: PackedPart;
};

/**
 * Puts into each module of src/wire/parts its own part of the checkout's dictionary, and into each screen the
 * names of the calls that it lists, instead of a way to the whole. What it put in is listed beside the
 * manifest: the server writes the lender's own words in its place (server/assets/fill-wire.ts).
 */
export function cutWireParts(): Plugin {
  const parts = new Map<string, CutPart>();
  const keep = (part: CutPart) => {
    parts.set(JSON.stringify(part), part);
    return part.packed;
  };
  return {
    name: 'candor:cut-wire-parts',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/(?:wire\/parts\/[\w-]+|screens\/[\w-]+\/screen)\.ts$/ },
      handler(code, id) {
        this.addWatchFile(file);
        const dictionary = JSON.parse(readFileSync(file, 'utf8')) as WireDictionary;
        const cut = id.includes('/parts/')
          ? partOfGroup(dictionary, id, keep)
          : withParts(dictionary, code, id, keep);
        return { code: cut, map: null };
      },
    },
    async writeBundle({ dir = '' }) {
      if (this.environment.name !== 'client') return;
      await mkdir(join(dir, '.vite'), { recursive: true });
      await writeFile(join(dir, '.vite', 'wire-parts.json'), JSON.stringify([...parts.values()]));
    },
  };
}

type Keep = (part: CutPart) => PackedPart;

function partOfGroup(dictionary: WireDictionary, id: string, keep: Keep): string {
  const group = basename(id, '.ts').replaceAll(/-(\w)/g, (_, letter: string) =>
    letter.toUpperCase(),
  ) as WireGroup;
  const keys = callsOf(group);
  const packed = keep({ group, keys, packed: packPart(dictionary, group, keys, spokenBy(keys)) });
  return `import { callsOf, unpackPart } from '@candor/contract/client';
    export const part = /* @__PURE__ */ unpackPart(callsOf('${group}'), ${JSON.stringify(packed)});`;
}

/** `callsPart('home.page', 'order.list')` with what these calls need of the dictionary. */
export function withParts(dictionary: WireDictionary, code: string, id: string, keep: Keep): string {
  return code
    .replace(/import \{ callsPart \} from [^;]+;/, "import { unpackPart } from '@candor/contract/client';")
    .replaceAll(/callsPart\(([^)]*)\)/g, (_, listed: string) => {
      const keys = [...listed.matchAll(/'([^']+)'/g)].map(([, key]) => key as WireCallKey);
      const [group, ...others] = new Set(keys.map(groupOf));
      if (!group || others.length > 0) throw new Error(`${id}: a part is of calls of one group.`);
      const packed = keep({ group, keys, packed: packPart(dictionary, group, keys, spokenBy(keys)) });
      return `unpackPart(${JSON.stringify(keys)}, ${JSON.stringify(packed)})`;
    });
}

function spokenBy(keys: readonly WireCallKey[]): (name: string) => boolean {
  return spokenIn(keys.map((key) => calls[key]));
}
