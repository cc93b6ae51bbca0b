import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { calls, spokenIn } from '@candor/contract';
import {
  callsOf,
  groupOf,
  packPart,
  type WireCallKey,
  type WireDictionary,
  type WireGroup,
} from '@candor/contract/client';
import type { Plugin } from 'vite';

const file = join(import.meta.dirname, '..', '..', '..', 'config', 'wire', 'current.json');

/**
 * Puts into each module of src/wire/parts its own part of the deployment's dictionary, and into each screen
 * the names of the calls that it lists, instead of a way to the whole.
 */
export function cutWireParts(): Plugin {
  return {
    name: 'candor:cut-wire-parts',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/(?:wire\/parts\/[\w-]+|screens\/[\w-]+\/screen)\.ts$/ },
      handler(code, id) {
        this.addWatchFile(file);
        const dictionary = JSON.parse(readFileSync(file, 'utf8')) as WireDictionary;
        const cut = id.includes('/parts/') ? partOfGroup(dictionary, id) : withParts(dictionary, code, id);
        return { code: cut, map: null };
      },
    },
  };
}

function partOfGroup(dictionary: WireDictionary, id: string): string {
  const group = basename(id, '.ts').replaceAll(/-(\w)/g, (_, letter: string) =>
    letter.toUpperCase(),
  ) as WireGroup;
  const packed = packPart(dictionary, group, callsOf(group), spokenBy(callsOf(group)));
  return `import { callsOf, unpackPart } from '@candor/contract/client';
    export const ${group} = /* @__PURE__ */ unpackPart(callsOf('${group}'), ${JSON.stringify(packed)});`;
}

/** `callsPart('home.page', 'order.list')` with what these calls need of the dictionary. */
export function withParts(dictionary: WireDictionary, code: string, id: string): string {
  return code
    .replace(/import \{ callsPart \} from [^;]+;/, "import { unpackPart } from '@candor/contract/client';")
    .replaceAll(/callsPart\(([^)]*)\)/g, (_, listed: string) => {
      const keys = [...listed.matchAll(/'([^']+)'/g)].map(([, key]) => key as WireCallKey);
      const [group, ...others] = new Set(keys.map(groupOf));
      if (!group || others.length > 0) throw new Error(`${id}: a part is of calls of one group.`);
      const packed = packPart(dictionary, group, keys, spokenBy(keys));
      return `unpackPart(${JSON.stringify(keys)}, ${JSON.stringify(packed)})`;
    });
}

function spokenBy(keys: readonly WireCallKey[]): (name: string) => boolean {
  return spokenIn(keys.map((key) => calls[key]));
}
