import { outsideCommands, type Tx } from './database.ts';

/**
 * Does what a preview shows, and takes it back: what would be booked is found by the code that books it.
 * Nothing of it stays, so the journal entries that it makes on the way name no act of anybody's.
 */
export async function dryRun<T>(tx: Tx, look: () => Promise<T>): Promise<T> {
  await tx.query({ text: 'savepoint dry_run' });
  await tx.query({
    name: 'dry-run-cause',
    text: `select set_config('candor.cause', $1, true), set_config('candor.author', 'preview:dry-run', true)`,
    values: [outsideCommands.auditId],
  });
  const seen = await look();
  await tx.query({ text: 'rollback to savepoint dry_run' });
  // One inside another: without this the outer one would go back to the inner one's mark, and keep what it
  // wrote before that.
  await tx.query({ text: 'release savepoint dry_run' });
  return seen;
}
