import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { identityOf, isRunning, ownIdentity } from './process-identity.ts';

it('this process is running', () => {
  expect(isRunning(ownIdentity())).toBe(true);
});

it('a later process with the same pid is another one', () => {
  const [pid, startTime] = ownIdentity().split('-');
  expect(isRunning(`${pid}-${Number(startTime) - 1}`)).toBe(false);
});

it.each(['', 'x-1', '-1-1', '0-0', '99999999-1'])('%j names no process', (identity) => {
  expect(isRunning(identity)).toBe(false);
});

it('a process that ended but was not yet buried by its parent does not run', async () => {
  // `sleep` takes the shell's place and never asks after the shell's child.
  const parent = spawn('sh', ['-c', 'sleep 0.1 & echo $!; exec sleep 60'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  try {
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    const zombie = Number(line.toString());
    await expect.poll(() => identityOf(zombie)).toBeUndefined();
    expect(() => process.kill(zombie, 0)).not.toThrow();
  } finally {
    parent.kill();
  }
});
