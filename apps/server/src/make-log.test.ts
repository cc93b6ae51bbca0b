import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('a reader that stands still holds nobody up: lines wait, are dropped and counted, and the rest is said at the end', async () => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'testing', 'talkative-process.ts')], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  // Nobody reads its standard error yet: a log that waits for its reader never comes this far.
  const [{ dropped }] = (await once(child, 'message')) as [{ dropped: number }];
  expect(dropped).toBeGreaterThan(0);
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
  // Read until there is room again.
  await expect.poll(() => said.split('\n').length).toBeGreaterThan(1_000);
  await expect.poll(() => said.split('\n').length).toBe(40_000 - dropped + 1);
  child.send('end');
  await once(child, 'close');
  expect(said.trimEnd().split('\n').at(-1)).toContain('the last');
  const numbers = said.split('\n').flatMap((line) => (line.includes('"n":') ? [JSON.parse(line).n] : []));
  // In their order, each whole.
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
});
