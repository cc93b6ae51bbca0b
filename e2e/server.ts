import type { CandorProcess } from './candor-process.ts';
import { test as base } from './servers.ts';

/** A story on the real thing: server, database and pages as `npm start` makes them, one for each worker. */
export const test = base.extend<{ baseURL: string; candor: CandorProcess }>({
  candor: async ({ servers }, use) => use(await servers.plain()),
  baseURL: async ({ candor }, use) => use(candor.url),
});

export { expect } from './servers.ts';
