import { existsSync, globSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { etagOf, type Compressed } from './compressed.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/**
 * Every built file by its address, held in memory with the encodings that the build wrote beside it. A few
 * hundred kilobytes: no file is opened, and no path is joined, while a request waits.
 */
export function loadAssets(folder: string): ReadonlyMap<string, Compressed> {
  const files = globSync('assets/**/*', { cwd: folder }).filter((file) => extname(file) in types);
  return new Map(
    files.map((file) => {
      const identity = readFileSync(join(folder, file));
      const asset: Compressed = {
        type: types[extname(file)] ?? 'application/octet-stream',
        etag: etagOf(identity),
        identity,
        ...encodings(join(folder, file)),
      };
      return [`/${file}`, asset];
    }),
  );
}

function encodings(path: string): Pick<Compressed, 'br' | 'gzip'> {
  return {
    ...(existsSync(`${path}.br`) ? { br: readFileSync(`${path}.br`) } : {}),
    ...(existsSync(`${path}.gz`) ? { gzip: readFileSync(`${path}.gz`) } : {}),
  };
}
