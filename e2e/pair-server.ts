import { test as base, type Pair } from './servers.ts';

/** Two servers, each a process of its own, on one database. */
export const test = base.extend<{ pair: Pair }>({
  pair: async ({ servers }, use) => use(await servers.pair()),
});

export { expect, type Pair } from './servers.ts';
