import type { WritableDatabase } from '../tools.ts';
import { verifyBooks } from '../ledger/verify-books.ts';

/** Re-adds the books of a test's database and throws with everything that does not tie. */
export async function expectBooksTie({ owner }: { readonly owner: WritableDatabase }): Promise<void> {
  const { differences } = await owner.withTransaction(verifyBooks, {
    isolation: 'repeatable read',
    readOnly: true,
  });
  if (differences.length === 0) return;
  const told = differences.map(({ rule, where, detail }) => `  ${rule}: ${where}: ${detail}`);
  throw new Error(`The books don't tie.\n${told.join('\n')}`);
}
