import type { ReadTx, Tx } from '../database/database.ts';
import { deleteOldest } from '../database/delete-oldest.ts';

/** This browser is known for this person, until then. */
export async function keepStaffDevice(
  tx: Tx,
  row: { readonly tokenHash: Buffer; readonly staffId: string; readonly at: Date; readonly expiresAt: Date },
): Promise<void> {
  await tx.query({
    name: 'staff-device-keep',
    text: `insert into staff_device (token_hash, staff_id, made_at, expires_at) values ($1, $2, $3, $4)
           on conflict (token_hash, staff_id) do update set expires_at = excluded.expires_at`,
    values: [row.tokenHash, row.staffId, row.at, row.expiresAt],
  });
}

/** Whose browser this is: several people's, where they share a machine. */
export async function staffOfDevice(tx: ReadTx, tokenHash: Buffer, at: Date): Promise<string[]> {
  const { rows } = await tx.query<{ staffId: string }>({
    name: 'staff-device-find',
    text: 'select staff_id as "staffId" from staff_device where token_hash = $1 and expires_at > $2',
    values: [tokenHash, at],
  });
  return rows.map(({ staffId }) => staffId);
}

/** Every browser is a stranger's again. */
export async function forgetStaffDevices(tx: Tx, staffId: string): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'staff-device-forget',
    text: 'delete from staff_device where staff_id = $1',
    values: [staffId],
  });
  return rowCount;
}

export async function deleteDevicesBefore(tx: Tx, instant: Date): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'staff-device-delete-old',
    text: deleteOldest('staff_device', 'expires_at'),
    values: [instant],
  });
  return rowCount;
}
