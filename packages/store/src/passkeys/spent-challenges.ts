import type { Tx } from '../database/database.ts';
import { deleteOldest } from '../database/delete-oldest.ts';

/** False if it was signed before: of two who come with it at once one is first. */
export async function spendChallenge(
  tx: Tx,
  { challengeHash, expiresAt }: { readonly challengeHash: Buffer; readonly expiresAt: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'spent-challenge-insert',
    text: `insert into spent_challenge (challenge_hash, expires_at) values ($1, $2)
           on conflict (challenge_hash) do nothing`,
    values: [challengeHash, expiresAt],
  });
  return rowCount === 1;
}

export async function deleteSpentChallengesBefore(tx: Tx, instant: Date): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'spent-challenge-delete-old',
    text: deleteOldest('spent_challenge', 'expires_at'),
    values: [instant],
  });
  return rowCount;
}
