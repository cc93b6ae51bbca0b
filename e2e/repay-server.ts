import { openDatabase, startEmbedded, type Database } from '@candor/store';
import { test as base } from './identity-server.ts';

/** Stories in which weeks pass: a server that no other spec shares, and its books to look into. */
export const test = base.extend<object, { books: Database }>({
  books: [
    async ({ candor }, use) => {
      const { url, stop } = await startEmbedded({ dataDir: candor.dataDir });
      const books = openDatabase({ url, max: 1 });
      await use(books);
      await books.close();
      await stop();
    },
    { scope: 'worker', timeout: 0 },
  ],
});

export { expect } from '@playwright/test';
