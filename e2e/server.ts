import { test as base, expect } from '@playwright/test';
import { startCandor, type CandorProcess } from './candor-process.ts';

/** A story on the real thing: server, database and pages as `npm start` makes them, one for each worker. */
export const test = base.extend<{ baseURL: string }, { candor: CandorProcess }>({
  candor: [
    async ({}, use) => {
      const candor = await startCandor();
      await use(candor);
      await candor.dispose();
    },
    { scope: 'worker', timeout: 0 },
  ],
  baseURL: async ({ candor }, use) => use(candor.url),
});

export { expect };
