import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { test as base, expect } from '@playwright/test';
import { type CandorProcess, startCandor } from './candor-process.ts';

export type ShiftedCandor = CandorProcess & {
  /** Lets time pass for the server, at once. */
  readonly pass: (seconds: number) => Promise<void>;
  /** What the server believes that the time is. */
  readonly now: () => Date;
};

/** A story in which time must pass: the real thing, with a clock that the story can move forward. */
export const test = base.extend<
  { baseURL: string },
  { candor: ShiftedCandor; ownServer: string; settings: Record<string, string> }
>({
  /** Files that name the same share servers: whoever counts what waits, or lets weeks pass, names themselves. */
  ownServer: ['', { scope: 'worker', option: true }],
  /** Settings of the server beside the sandbox's own; whoever needs some names a server of their own too. */
  settings: [{}, { scope: 'worker', option: true }],
  candor: [
    async ({ settings }, use) => {
      const clock = pathToFileURL(join(import.meta.dirname, 'shift-clock.ts')).href;
      const candor = await startCandor({ ...settings, NODE_OPTIONS: `--import=${clock}` });
      const { child } = candor;
      let passedMs = 0;
      const pass = (seconds: number) =>
        new Promise<void>((resolve) => {
          child.once('message', () => resolve());
          passedMs += seconds * 1000;
          child.send({ passSeconds: seconds });
        });
      await use({ ...candor, pass, now: () => new Date(Date.now() + passedMs) });
      await candor.dispose();
    },
    { scope: 'worker', timeout: 0 },
  ],
  baseURL: async ({ candor }, use) => use(candor.url),
});

export { expect };
