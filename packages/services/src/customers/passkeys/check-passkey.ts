import { listBorrowerPasskeys, noteBorrowerPasskeyUsed } from '@candor/store/passkeys';
import type { Tx } from '@candor/store/database';
import { credentialIdIn, readSignature } from '../../kernel/passkeys/read-passkey.ts';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import { takeChallenge, type ChallengeFor } from './passkey-challenge.ts';

export type PasskeyDeps = Pick<IdentityDeps, 'seal' | 'passkeys'>;

/**
 * Whether a passkey of this borrower's signed what it was asked to, with its owner's finger, face or lock;
 * notes that it did. The caller holds the borrower's row: two who come with one passkey take turns, and its
 * counter is judged by the newer.
 */
export async function isSignedByBorrower(
  tx: Tx,
  { seal, passkeys }: PasskeyDeps,
  given: { readonly borrowerId: string; readonly what: ChallengeFor; readonly credential: string },
  now: Date,
): Promise<boolean> {
  const { borrowerId, credential } = given;
  if (!passkeys) return false;
  const challenge = await takeChallenge(tx, seal, given, now);
  if (challenge === null) return false;
  const id = credentialIdIn(credential);
  const passkey = (await listBorrowerPasskeys(tx, borrowerId)).find(
    ({ credentialId }) => credentialId === id,
  );
  if (!passkey) return false;
  const signed = await readSignature(passkeys, { challenge, credential, isPersonChecked: true }, passkey);
  if (!signed) return false;
  await noteBorrowerPasskeyUsed(tx, passkey.id, { counter: signed.counter, at: now });
  return true;
}
