import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { canEnter, canRead, isRoot, systemRunner, type Runner } from './runner.ts';

let outer: string;
let inner: string;

const stranger: Runner = { uid: 54_321, gid: 54_321, name: 'stranger' };

beforeEach(async () => {
  outer = await mkdtemp('/tmp/candor-runner-');
  inner = join(outer, 'inner');
  await mkdir(inner);
  await chmod(inner, 0o755);
});
afterEach(() => rm(outer, { recursive: true }));

it.each([
  { outerMode: 0o700, passes: false },
  { outerMode: 0o744, passes: false },
  { outerMode: 0o710, passes: false },
  { outerMode: 0o711, passes: true },
])('a stranger below a folder of mode $outerMode passes: $passes', async ({ outerMode, passes }) => {
  await chmod(outer, outerMode);
  expect(await canEnter(inner, stranger)).toBe(passes);
});

it('the owner passes through a private folder', async () => {
  const owner = { uid: process.getuid?.() ?? -1, gid: -1, name: 'owner' };
  await chmod(outer, 0o700);
  expect(await canEnter(inner, owner)).toBe(true);
});

it('the owner is judged by the bits of the owner, even where others may', async () => {
  const owner = { uid: process.getuid?.() ?? -1, gid: -1, name: 'owner' };
  await chmod(inner, 0o677);
  expect(await canEnter(inner, owner)).toBe(false);
  expect(isRoot()).toBe(owner.uid === 0);
});

it('a file is read only by whom its own bits and its folders allow', async () => {
  const file = join(inner, 'postgres');
  await writeFile(file, '');
  await chmod(file, 0o644);
  await chmod(outer, 0o711);
  expect(await canRead(file, stranger)).toBe(true);
  await chmod(file, 0o600);
  expect(await canRead(file, stranger)).toBe(false);
});

it('PostgreSQL never runs as root', async () => {
  const { uid, name } = await systemRunner();
  expect(uid).not.toBe(0);
  expect(['postgres', 'nobody']).toContain(name);
});
