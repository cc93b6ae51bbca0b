import { noteTotpStep, type StaffRow } from '@candor/store/staff';
import { countRecoveryCodes, listPasskeys, useRecoveryCode } from '@candor/store/staff-login';
import type { ReadTx, Tx } from '@candor/store/database';
import type { StaffDeps } from '../staff/staff-deps.ts';
import { totpAbout } from '../staff/staff-seal.ts';
import { isSignedByPasskey } from './passkey-ceremony.ts';
import { recoveryHash } from './recovery-code.ts';
import { matchTotp } from './totp.ts';

/** A code of the app or a recovery code; or what a passkey signed. */
export type SecondFactor = { readonly code: string } | { readonly credential: string };

export type SecondWay = 'totp' | 'passkey' | 'recovery';

/** By what somebody who has set their app up can show that it is them. */
export async function secondWaysOf(
  tx: ReadTx,
  { passkeys }: Pick<StaffDeps, 'passkeys'>,
  staffId: string,
): Promise<SecondWay[]> {
  const ways: SecondWay[] = ['totp'];
  if (passkeys && (await listPasskeys(tx, staffId)).length > 0) ways.push('passkey');
  if ((await countRecoveryCodes(tx, staffId)) > 0) ways.push('recovery');
  return ways;
}

type Proof = {
  readonly staff: StaffRow;
  /** What a passkey had to sign; null: nothing was to be signed. */
  readonly challenge: string | null;
  readonly factor: SecondFactor;
  readonly now: Date;
};

/** Whether this is theirs, of an app that is set up. A code is used up by it: each is good once. */
export async function isTheirFactor(
  tx: Tx,
  parts: StaffDeps,
  { staff, challenge, factor, now }: Proof,
): Promise<boolean> {
  const { seal } = parts;
  if ('credential' in factor) {
    if (challenge === null) return false;
    return isSignedByPasskey(tx, parts, { staffId: staff.id, challenge, credential: factor.credential, now });
  }
  const { code } = factor;
  if (code.includes('-'))
    return useRecoveryCode(tx, {
      staffId: staff.id,
      codeHash: recoveryHash(seal, staff.id, code),
      at: now,
    });
  if (staff.totpSealed === null) return false;
  const secret = Buffer.from(seal.open(staff.totpSealed, totpAbout(staff.id)), 'hex');
  const step = matchTotp(secret, code, { now, lastStep: staff.totpLastStep });
  if (step === null) return false;
  await noteTotpStep(tx, staff.id, step);
  return true;
}
