import type { Database } from '@candor/store/database';
import { test as base } from './identity-server.ts';

/** Stories in which weeks pass: a server that only they share, and its books to look into. */
export const test = base.extend<{ books: Database }>({
  ownServer: 'repaying',
  books: async ({ servers, candor }, use) => use((await servers.books(candor)).database),
});

export { expect } from './servers.ts';
