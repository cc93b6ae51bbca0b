import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';

const run = promisify(execFile);
const script = join(import.meta.dirname, 'wire-generate.ts');
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wire-generate-'));
});
afterEach(() => rm(folder, { recursive: true }));

const generate = (...args: string[]) => run(process.execPath, [script, '--to', folder, ...args]);
const read = async (name: string) =>
  JSON.parse(await readFile(join(folder, name), 'utf8')) as { version: string };

it('W2 · a dictionary is made from the sandbox seed, again without a change, and kept when the seed changes', async () => {
  await generate();
  const first = await read('current.json');
  await generate();
  expect(await read('current.json')).toEqual(first);
  expect(await readdir(folder)).toEqual(['current.json']);

  await generate('--seed', 'a seed of our own');
  expect(await read('previous.json')).toEqual(first);
  expect((await read('current.json')).version).not.toBe(first.version);

  // Without its seed a dictionary can't be continued: it would be replaced by the sandbox's.
  await expect(generate()).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('give it with -- --seed'),
  });
  await expect(generate('--seed', 'short')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('too short'),
  });
  expect(await read('previous.json')).toEqual(first);
}, 20_000);
