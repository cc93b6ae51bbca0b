import { countRecoveryCodes, listPasskeys, type PasskeyRow } from '@candor/store/staff-login';
import type { ReadTx } from '@candor/store/database';

/** What somebody logs in with beside their password. */
export async function readPasskeys(
  tx: ReadTx,
  staffId: string,
): Promise<{ readonly passkeys: readonly PasskeyRow[]; readonly recoveryCodesLeft: number }> {
  return {
    passkeys: await listPasskeys(tx, staffId),
    recoveryCodesLeft: await countRecoveryCodes(tx, staffId),
  };
}
