// Writes the files that are derived from the declared calls and settings; a test fails when they are older than those.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generatedFiles } from '@candor/contract';
import { envExample } from '@candor/server';
import { root } from './root.ts';

for (const [path, text] of Object.entries({ ...generatedFiles, '.env.example': envExample() })) {
  await writeFile(join(root, path), text);
  console.log(`wrote ${path}`);
}
