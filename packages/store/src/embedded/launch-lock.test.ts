import { mkdtemp, readdir, readlink, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withLaunchLock } from './launch-lock.ts';
import { ownIdentity } from './process-identity.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'candor-lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

const deadProcess = '99999999-1';

it('lets one in at a time', async () => {
  let inside = 0;
  let most = 0;
  const visit = () =>
    withLaunchLock(folder, async () => {
      inside += 1;
      most = Math.max(most, inside);
      await sleep(2);
      inside -= 1;
    });
  await Promise.all(Array.from({ length: 12 }, visit));
  expect(most).toBe(1);
});

it('is free again after a failure inside, which comes out', async () => {
  const failing = withLaunchLock(folder, () => Promise.reject(new Error('no room')));
  await expect(failing).rejects.toThrow('no room');
  await expect(withLaunchLock(folder, async () => 'in')).resolves.toBe('in');
});

it('is taken over from a process that died inside, by one at a time', async () => {
  await symlink(deadProcess, join(folder, '5'));
  const turns = await Promise.all(
    [1, 2, 3].map(() =>
      withLaunchLock(folder, async () => {
        const highest = Math.max(...(await readdir(folder)).map(Number));
        return { highest, holder: await readlink(join(folder, String(highest))) };
      }),
    ),
  );
  expect(turns.map(({ highest }) => highest).toSorted()).toEqual([6, 7, 8]);
  expect(new Set(turns.map(({ holder }) => holder))).toEqual(new Set([ownIdentity()]));
});

it('leaves one mark behind, however often it was used', async () => {
  for (let use = 0; use < 5; use += 1) await withLaunchLock(folder, async () => {});
  expect(await readdir(folder)).toEqual(['5']);
});

it('tells who holds it when patience ends', async () => {
  await symlink(ownIdentity(), join(folder, '1'));
  const waiting = withLaunchLock(folder, async () => {}, { patienceMs: 50 });
  await expect(waiting).rejects.toMatchObject({
    code: 'launch_busy',
    message: expect.stringContaining(`Process ${process.pid} has been starting or stopping`),
  });
});
