import { expect, it } from 'vitest';
import { generatedFiles } from './generated-files.ts';
import { repositoryFile } from './testing/repository-file.ts';

it.each(Object.entries(generatedFiles()))('%s says what the declared calls say', async (path, text) => {
  const kept = await repositoryFile(path);
  expect(
    kept === text,
    `${path} is older than the calls: run npm run docs:generate and look at what changed.`,
  ).toBe(true);
});
