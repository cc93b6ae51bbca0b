// Writes the files that are derived from the declared calls; a test fails when they are older than the calls.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generatedFiles } from '@candor/contract';
import { root } from './root.ts';

for (const [path, text] of Object.entries(generatedFiles)) {
  await writeFile(join(root, path), text);
  console.log(`wrote ${path}`);
}
