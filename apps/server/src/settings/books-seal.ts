import { join } from 'node:path';
import { folderArchive } from '@candor/adapters';
import { BooksKeys, type BooksSeal } from '@candor/services/backoffice/chain';
import { keptKey } from './personal-data-keys.ts';
import type { Settings } from './read-settings.ts';

/**
 * What signs the days of the books, and where their roots go; null where the lender has named no key or no
 * place. A database elsewhere is not signed for in a folder that nobody named: another one may have used it.
 */
export async function booksSeal({
  BOOKS_KEYS,
  BOOKS_ROOTS_DIR,
  DATA_DIR,
  DATABASE_URL,
}: Pick<
  Settings,
  'BOOKS_KEYS' | 'BOOKS_ROOTS_DIR' | 'DATA_DIR' | 'DATABASE_URL'
>): Promise<BooksSeal | null> {
  const besideData = DATABASE_URL === 'embedded' ? join(DATA_DIR, 'roots') : '';
  const folder = BOOKS_ROOTS_DIR || besideData;
  if (BOOKS_KEYS === 'none' || folder === '') return null;
  const seeds = BOOKS_KEYS === 'generated' ? [await keptKey(DATA_DIR, 'books.key')] : BOOKS_KEYS;
  return { keys: new BooksKeys(seeds), archive: folderArchive(folder) };
}
