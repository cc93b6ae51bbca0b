import type { Tx } from '../database.ts';

export type StaffTries = { wrong: number; lastAt: Date; lockedUntil: Date | null };

/** How often this e-mail was tried in vain; held until the transaction ends, so that two tries count as two. */
export async function lockTries(tx: Tx, emailIndex: Buffer, at: Date): Promise<StaffTries> {
  const { rows } = await tx.query<StaffTries>({
    name: 'staff-tries-lock',
    text: `insert into staff_tries (email_index, wrong, last_at) values ($1, 0, $2)
           on conflict (email_index) do update set wrong = staff_tries.wrong
           returning wrong, last_at as "lastAt", locked_until as "lockedUntil"`,
    values: [emailIndex, at],
  });
  return rows[0]!;
}

export async function saveTries(tx: Tx, emailIndex: Buffer, tries: StaffTries): Promise<void> {
  await tx.query({
    name: 'staff-tries-save',
    text: 'update staff_tries set wrong = $2, last_at = $3, locked_until = $4 where email_index = $1',
    values: [emailIndex, tries.wrong, tries.lastAt, tries.lockedUntil],
  });
}

export async function forgetTries(tx: Tx, emailIndex: Buffer): Promise<void> {
  await tx.query({
    name: 'staff-tries-forget',
    text: 'delete from staff_tries where email_index = $1',
    values: [emailIndex],
  });
}

/** Until when each of these rests; those that don't are left out. By the index in hexadecimal. */
export async function restingUntil(
  tx: Tx,
  emailIndexes: readonly Buffer[],
  at: Date,
): Promise<ReadonlyMap<string, Date>> {
  const { rows } = await tx.query<{ index: string; until: Date }>({
    name: 'staff-tries-resting',
    text: `select encode(email_index, 'hex') as index, locked_until as until from staff_tries
           where email_index = any($1::bytea[]) and locked_until > $2`,
    values: [emailIndexes, at],
  });
  return new Map(rows.map(({ index, until }) => [index, until]));
}

export async function deleteTriesBefore(tx: Tx, instant: Date): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'staff-tries-delete-old',
    text: 'delete from staff_tries where last_at < $1 and (locked_until is null or locked_until < $1)',
    values: [instant],
  });
  return rowCount;
}
