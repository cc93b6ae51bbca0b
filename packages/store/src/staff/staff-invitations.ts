import type { ReadTx, Tx } from '../database/database.ts';

/** A new one makes those before it useless. */
export async function insertInvitation(
  tx: Tx,
  row: { tokenHash: Buffer; staffId: string; madeAt: Date; expiresAt: Date },
): Promise<void> {
  await useInvitations(tx, row.staffId, row.madeAt);
  await tx.query({
    name: 'staff-invitation-insert',
    text: 'insert into staff_invitation (token_hash, staff_id, made_at, expires_at) values ($1, $2, $3, $4)',
    values: [row.tokenHash, row.staffId, row.madeAt, row.expiresAt],
  });
}

/** Whose invitation this is, if it is neither used nor too old. */
export async function staffOfInvitation(
  tx: ReadTx,
  tokenHash: Buffer,
  at: Date,
): Promise<string | undefined> {
  const { rows } = await tx.query<{ staffId: string }>({
    name: 'staff-invitation-find',
    text: `select staff_id as "staffId" from staff_invitation
           where token_hash = $1 and used_at is null and expires_at > $2`,
    values: [tokenHash, at],
  });
  return rows[0]?.staffId;
}

/** The same for whoever uses it: of two at once one waits, and finds it used. */
export async function lockInvitation(tx: Tx, tokenHash: Buffer, at: Date): Promise<string | undefined> {
  const { rows } = await tx.query<{ staffId: string }>({
    name: 'staff-invitation-lock',
    text: `select staff_id as "staffId" from staff_invitation
           where token_hash = $1 and used_at is null and expires_at > $2 for update`,
    values: [tokenHash, at],
  });
  return rows[0]?.staffId;
}

export async function useInvitations(tx: Tx, staffId: string, at: Date): Promise<void> {
  await tx.query({
    name: 'staff-invitation-use',
    text: 'update staff_invitation set used_at = $2 where staff_id = $1 and used_at is null',
    values: [staffId, at],
  });
}
