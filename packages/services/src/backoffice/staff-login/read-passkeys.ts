import { countRecoveryCodes, listPasskeys, type PasskeyRow } from '@candor/store/staff-login';
import type { Database } from '@candor/store/database';

/** What somebody logs in with beside their password. */
export function readPasskeys(
  database: Database,
  staffId: string,
): Promise<{ readonly passkeys: readonly PasskeyRow[]; readonly recoveryCodesLeft: number }> {
  return database.read(async (tx) => ({
    passkeys: await listPasskeys(tx, staffId),
    recoveryCodesLeft: await countRecoveryCodes(tx, staffId),
  }));
}
