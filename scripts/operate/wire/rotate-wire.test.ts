import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WireDictionary } from '@candor/contract';
import { wireFaults } from '@candor/server/command-line';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { rotateWire } from './rotate-wire.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rotate-wire-'));
});
afterEach(() => rm(folder, { recursive: true }));

const generate = (seed?: string) => rotateWire(folder, seed);
const read = async (name: string) => JSON.parse(await readFile(join(folder, name), 'utf8')) as WireDictionary;

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

  expect(await generate('short')).toEqual({ refused: expect.stringContaining('too short') });
  expect(await generate('candor-sandbox')).toEqual({ refused: expect.stringContaining('Take another') });
  expect(await read('previous.json')).toEqual(first);
});

it('W2 · an upgrade adds words for its calls without the seed, and changes none', async () => {
  await generate('a seed of our own');
  const whole = await read('current.json');
  const { '/api/session/login': _login, ...paths } = whole.paths;
  const { phone: _phone, ...login } = whole.groups.login;
  const older = { ...whole, paths, groups: { ...whole.groups, login } };
  await writeFile(join(folder, 'current.json'), JSON.stringify(older));

  expect(await generate()).toEqual({ done: [expect.stringContaining('2 added and none changed')] });
  const grown = await read('current.json');
  expect(grown.version).toBe(older.version);
  expect(grown.paths).toMatchObject(older.paths);
  expect(grown.groups).toMatchObject(older.groups);
  expect(Object.keys(grown.paths)).toEqual(Object.keys(whole.paths));
  expect(wireFaults({ current: grown })).toEqual([]);
  expect(await generate()).toEqual({ done: [expect.stringContaining('nothing was missing')] });
  expect(await generate('a seed of our own')).toEqual({
    done: [expect.stringContaining('nothing was missing')],
  });
});
