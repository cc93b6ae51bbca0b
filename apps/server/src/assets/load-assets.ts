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
  '.wasm': 'application/wasm',
  '.gz': 'application/gzip',
};

/**
 * Every built file by its address, held in memory with the encodings that the build wrote beside it. Some
 * megabytes with what reads documents: no file is opened, and no path is joined, while a request waits.
 */
export function loadAssets(folder: string): ReadonlyMap<string, Compressed> {
  const files = globSync('assets/**/*', { cwd: folder }).filter(
    (file) => extname(file) in types && !isEncoding(folder, file),
  );
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

/** Another file, packed; one that is packed by itself has none beside it. */
function isEncoding(folder: string, file: string): boolean {
  return extname(file) === '.gz' && existsSync(join(folder, file.slice(0, -'.gz'.length)));
}

function encodings(path: string): Pick<Compressed, 'br' | 'gzip'> {
  return {
    ...(existsSync(`${path}.br`) ? { br: readFileSync(`${path}.br`) } : {}),
    ...(existsSync(`${path}.gz`) ? { gzip: readFileSync(`${path}.gz`) } : {}),
  };
}
