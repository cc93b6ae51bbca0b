import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { minifySync, type Plugin, type Rolldown } from 'vite';

const isOfTheKit = (id: string) => /[\\/]packages[\\/]ui[\\/]/.test(id);

/**
 * Writes beside the manifest how many bytes of each chunk are the kit's, compressed by themselves;
 * `e2e/gallery-bytes.spec.ts` holds them to the budget. Only here is it known which module went where, and
 * what of it is left.
 */
export function weighKit(): Plugin {
  return {
    name: 'candor:weigh-kit',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = '' }, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
      const weights = Object.fromEntries(chunks.map((chunk) => [chunk.fileName, weigh(chunk)]));
      await writeFile(join(dir, '.vite', 'kit-weights.json'), JSON.stringify(weights));
    },
  };
}

function weigh(chunk: Rolldown.OutputChunk): number {
  const code = Object.entries(chunk.modules)
    .filter(([id]) => isOfTheKit(id))
    .map(([, module]) => module.code ?? '')
    .join('\n');
  if (code === '') return 0;
  // Not `compress`: alone, nothing of it is used by anybody, and all would be taken for dead.
  const minified = minifySync('kit.js', code, { compress: false, mangle: { toplevel: true } });
  return brotliCompressSync(minified.code).length;
}
