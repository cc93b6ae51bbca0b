import { databaseNow, type Database } from '@candor/store/database';
import type { Difference } from '@candor/store/ledger';
import { insertChainCheck, lastChainCheck } from '@candor/store/system';
import type { BooksSeal } from '../chain/books-keys.ts';
import { readWithPlace } from '../chain/roots-place.ts';
import { keepCheckpoint, verifyChain } from '../chain/verify-chain.ts';
import { lease } from '../../kernel/commands/lease.ts';

const hourMs = 3_600_000;
/** From a signed checkpoint on it costs what was written since; without a key everything is followed. */
const everyMs = (seal: BooksSeal | null) => (seal ? hourMs : 24 * hourMs);

/**
 * Follows the chain when it was last followed long enough ago; undefined when it was not. What differs is for
 * whoever asked to raise: a chain that is broken stays broken, and is told again each time.
 */
export async function checkChain(
  database: Database,
  seal: BooksSeal | null,
): Promise<readonly Difference[] | undefined> {
  const [last, now] = await database.read(async (tx) => [await lastChainCheck(tx), await databaseNow(tx)]);
  if (last && now.getTime() - last.checkedAt.getTime() < everyMs(seal)) return undefined;
  const proof = await readWithPlace(database, seal, (tx, place) => verifyChain(tx, { place, all: false }));
  const { entries, acts, days, differences } = proof;
  await lease(database, 'chain.note-check', (tx) =>
    insertChainCheck(tx, {
      entries: BigInt(entries),
      acts: BigInt(acts),
      days: days === null ? null : BigInt(days),
      differences: BigInt(differences.length),
    }),
  );
  if (seal && differences.length === 0) await keepCheckpoint(seal, proof, now);
  return differences;
}
