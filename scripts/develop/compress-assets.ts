import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Writes `.br` and `.gz` beside each built file, as small as they get: the server only picks one, it never
 * compresses a file.
 */
export async function compressAssets(folder: string): Promise<void> {
  const files = globSync('assets/**/*.{js,css,svg,json,txt,wasm}', { cwd: folder });
  await Promise.all(files.map((file) => compress(join(folder, file))));
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  // The harder way takes a minute for programs of megabytes, and saves a twentieth.
  const isProgram = path.endsWith('.wasm');
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isProgram ? 9 : constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await Promise.all([
    writeFile(`${path}.br`, await brotli(bytes, { params })),
    writeFile(`${path}.gz`, await zip(bytes, { level: 9 })),
  ]);
}
