import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addHolder, countHolders, removeHolder } from './holders.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'candor-holders-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('counts each use, also two by one process', async () => {
  const first = await addHolder(folder);
  await addHolder(folder);
  expect(await countHolders(folder)).toBe(2);
  await removeHolder(first);
  expect(await countHolders(folder)).toBe(1);
});

it('forgets a killed process, and one whose pid now belongs to another', async () => {
  await writeFile(join(folder, '99999999-1-aaaaaaaa'), '');
  await writeFile(join(folder, `${process.pid}-1-bbbbbbbb`), '');
  expect(await countHolders(folder)).toBe(0);
  expect(await readdir(folder)).toEqual([]);
});
