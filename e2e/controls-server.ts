import { test as base } from './servers.ts';

/** Stories of the controls by themselves. */
export const test = base.extend<{ baseURL: string }>({
  baseURL: async ({ servers }, use) => use((await servers.controls()).url),
});

export { expect } from './servers.ts';
