import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

const module = pathToFileURL(join(import.meta.dirname, 'stop-on-signal.ts')).href;
const program = `
  const { stopOnSignal } = await import(${JSON.stringify(module)});
  stopOnSignal(async () => console.log('stopped'), (line) => console.log(line));
  setInterval(() => {}, 60_000);
  console.log('at work');`;

it('a hang-up without a terminal ends nothing, and a request to end does', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  const hears = (what: string) =>
    new Promise<void>((resolve) => {
      const look = () => said.includes(what) && resolve();
      child.stdout.on('data', look);
      child.once('close', () => resolve());
      look();
    });
  child.stdout.on('data', (chunk) => (said += String(chunk)));
  await hears('at work');
  child.kill('SIGHUP');
  await hears('SIGHUP changes nothing');
  expect(child.exitCode).toBeNull();
  child.kill('SIGTERM');
  const [code] = (await once(child, 'close')) as [number];
  expect([code, said.trim().split('\n').at(-1)]).toEqual([0, 'stopped']);
});
