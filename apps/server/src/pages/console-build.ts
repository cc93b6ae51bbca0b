import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compressed } from '../assets/compressed.ts';
import { loadAssets } from '../assets/load-assets.ts';

/** What `apps/console` builds for us: one page, and the files that a browser fetches for it. */
export type ConsoleBuild = {
  readonly page: string;
  readonly files: ReadonlyMap<string, Compressed>;
};

export function loadConsoleBuild(folder: string): ConsoleBuild {
  const page = join(folder, 'client', 'index.html');
  if (!existsSync(page)) throw new Error('The console is not built: run npm run build.');
  return { page: readFileSync(page, 'utf8'), files: loadAssets(join(folder, 'client')) };
}
