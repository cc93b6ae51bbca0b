import { test as base, expect } from '@playwright/test';
import { type CandorProcess, preparedDataDir, startCandor } from './candor-process.ts';

export type Pair = { readonly here: CandorProcess; readonly there: CandorProcess };

/** Two servers, each a process of its own, on one database. */
export const test = base.extend<object, { pair: Pair }>({
  pair: [
    async ({}, use) => {
      const dataDir = preparedDataDir();
      const here = await startCandor({ DATA_DIR: dataDir });
      const there = await startCandor({ DATA_DIR: dataDir, WORKER: 'off' });
      await use({ here, there });
      await here.interrupt();
      await there.dispose();
    },
    { scope: 'worker', timeout: 0 },
  ],
});

export { expect };
