import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { rotateWire } from './rotate-wire.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rotate-wire-'));
});
afterEach(() => rm(folder, { recursive: true }));

const generate = (seed?: string) => rotateWire(folder, seed);
const read = async (name: string) =>
  JSON.parse(await readFile(join(folder, name), 'utf8')) as { version: string };

it('W2 · a dictionary is made from the sandbox seed, again without a change, and kept when the seed changes', async () => {
  await generate();
  const first = await read('current.json');
  await generate();
  expect(await read('current.json')).toEqual(first);
  expect(await readdir(folder)).toEqual(['current.json']);

  expect(await generate('a seed of our own')).toEqual({
    done: [expect.stringContaining('wrote'), expect.stringContaining(`kept version ${first.version}`)],
  });
  expect(await read('previous.json')).toEqual(first);
  expect((await read('current.json')).version).not.toBe(first.version);

  // Without its seed a dictionary can't be continued: it would be replaced by the sandbox's.
  expect(await generate()).toEqual({ refused: expect.stringContaining('give it with -- --seed') });
  expect(await generate('short')).toEqual({ refused: expect.stringContaining('too short') });
  expect(await read('previous.json')).toEqual(first);
});
