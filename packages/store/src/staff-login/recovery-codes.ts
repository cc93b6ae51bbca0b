import type { ReadTx, Tx } from '../database/database.ts';

/** These, and none of those before. */
export async function replaceRecoveryCodes(
  tx: Tx,
  staffId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await tx.query({
    name: 'staff-recovery-delete',
    text: 'delete from staff_recovery_code where staff_id = $1',
    values: [staffId],
  });
  await tx.query({
    name: 'staff-recovery-insert',
    text: 'insert into staff_recovery_code (staff_id, code_hash) select $1, hash from unnest($2::bytea[]) hash',
    values: [staffId, hashes],
  });
}

/** False if it is not one of theirs, or was used before. */
export async function useRecoveryCode(
  tx: Tx,
  { staffId, codeHash, at }: { readonly staffId: string; readonly codeHash: Buffer; readonly at: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'staff-recovery-use',
    text: `update staff_recovery_code set used_at = $3
           where staff_id = $1 and code_hash = $2 and used_at is null`,
    values: [staffId, codeHash, at],
  });
  return rowCount === 1;
}

export async function countRecoveryCodes(tx: ReadTx, staffId: string): Promise<number> {
  const { rows } = await tx.query<{ left: number }>({
    name: 'staff-recovery-count',
    text: `select count(*)::int as left from staff_recovery_code where staff_id = $1 and used_at is null`,
    values: [staffId],
  });
  return rows[0]?.left ?? 0;
}

/** Whether one would open; it is not used up by asking. */
export async function hasRecoveryCode(tx: ReadTx, staffId: string, codeHash: Buffer): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'staff-recovery-has',
    text: 'select 1 from staff_recovery_code where staff_id = $1 and code_hash = $2 and used_at is null',
    values: [staffId, codeHash],
  });
  return rowCount === 1;
}
