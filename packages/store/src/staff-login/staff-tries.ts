import type { ReadTx, Tx } from '../database/database.ts';
import { deleteOldest } from '../database/delete-oldest.ts';

export type StaffTries = { wrong: number; lastAt: Date; lockedUntil: Date | null };

/**
 * An e-mail, known or not, and the way by which it is tried. Both are indexes: what was typed is not in the
 * table.
 */
export type TriedDoor = { readonly emailIndex: Buffer; readonly door: Buffer };

/** How often this door was tried in vain; held until the transaction ends, so that two tries count as two. */
export async function lockTries(tx: Tx, { emailIndex, door }: TriedDoor, at: Date): Promise<StaffTries> {
  const { rows } = await tx.query<StaffTries>({
    name: 'staff-tries-lock',
    text: `insert into staff_tries (email_index, door, wrong, last_at) values ($1, $2, 0, $3)
           on conflict (email_index, door) do update set wrong = staff_tries.wrong
           returning wrong, last_at as "lastAt", locked_until as "lockedUntil"`,
    values: [emailIndex, door, at],
  });
  return rows[0]!;
}

export async function saveTries(
  tx: Tx,
  { emailIndex, door }: TriedDoor,
  { wrong, lastAt, lockedUntil }: StaffTries,
): Promise<void> {
  await tx.query({
    name: 'staff-tries-save',
    text: `update staff_tries set wrong = $3, last_at = $4, locked_until = $5
           where email_index = $1 and door = $2`,
    values: [emailIndex, door, wrong, lastAt, lockedUntil],
  });
}

/** One door of somebody's; without one, every door. */
export async function forgetTries(tx: Tx, emailIndex: Buffer, door: Buffer | null = null): Promise<void> {
  await tx.query({
    name: 'staff-tries-forget',
    text: 'delete from staff_tries where email_index = $1 and ($2::bytea is null or door = $2)',
    values: [emailIndex, door],
  });
}

/**
 * Until when a door of each of these is slowed; those without one are left out. By the index in hexadecimal.
 */
export async function restingUntil(
  tx: ReadTx,
  emailIndexes: readonly Buffer[],
  at: Date,
): Promise<ReadonlyMap<string, Date>> {
  const { rows } = await tx.query<{ index: string; until: Date }>({
    name: 'staff-tries-resting',
    text: `select encode(email_index, 'hex') as index, max(locked_until) as until from staff_tries
           where email_index = any($1::bytea[]) and locked_until > $2 group by email_index`,
    values: [emailIndexes, at],
  });
  return new Map(rows.map(({ index, until }) => [index, until]));
}

export async function deleteTriesBefore(tx: Tx, instant: Date): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'staff-tries-delete-old',
    text: deleteOldest('staff_tries', 'last_at', ' and (locked_until is null or locked_until < $1)'),
    values: [instant],
  });
  return rowCount;
}
