import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { packPart, type WireDictionary, type WireGroup } from '@candor/contract/client';
import type { Plugin } from 'vite';

const file = join(import.meta.dirname, '..', '..', '..', 'config', 'wire', 'current.json');

/**
 * Puts into each module of src/wire/parts its own part of the deployment's dictionary, instead of a way to
 * the whole.
 */
export function cutWireParts(): Plugin {
  return {
    name: 'candor:cut-wire-parts',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/wire\/parts\/[\w-]+\.ts$/ },
      handler(_code, id) {
        this.addWatchFile(file);
        const dictionary = JSON.parse(readFileSync(file, 'utf8')) as WireDictionary;
        const group = basename(id, '.ts').replaceAll(/-(\w)/g, (_, letter: string) =>
          letter.toUpperCase(),
        ) as WireGroup;
        const packed = JSON.stringify(packPart(dictionary, group));
        const code = `import { unpackPart } from '@candor/contract/client';
          export const ${group} = /* @__PURE__ */ unpackPart('${group}', ${packed});`;
        return { code, map: null };
      },
    },
  };
}
