import { listPasskeys, notePasskeyUsed } from '@candor/store/staff-login';
import type { ReadTx, Tx } from '@candor/store/database';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type AuthenticatorTransport,
} from '@simplewebauthn/server';
import { passkeyAlgorithms, type PasskeyPlace } from '../../kernel/passkeys/passkey-place.ts';
import { credentialIdIn, readSignature } from '../../kernel/passkeys/read-passkey.ts';
import type { StaffDeps } from '../staff/staff-deps.ts';

/** What a browser needs to make a passkey; the challenge is kept until it comes back. */
export async function creationOptions(
  tx: ReadTx,
  { lender, passkeys }: StaffDeps & { readonly passkeys: PasskeyPlace },
  staff: { readonly id: string; readonly email: string; readonly name: string },
) {
  const known = await listPasskeys(tx, staff.id);
  return generateRegistrationOptions({
    rpName: lender,
    rpID: passkeys.host,
    userID: new TextEncoder().encode(staff.id),
    userName: staff.email,
    userDisplayName: staff.name,
    attestationType: 'none',
    supportedAlgorithmIDs: passkeyAlgorithms,
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
    // A second factor beside a password: whether the device also asked for a finger is its own affair.
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
}

/** What one of this person's passkeys has to sign. */
export async function requestOptions(tx: ReadTx, place: PasskeyPlace, staffId: string) {
  const known = await listPasskeys(tx, staffId);
  if (known.length === 0) return null;
  return generateAuthenticationOptions({
    rpID: place.host,
    userVerification: 'preferred',
    allowCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: transports as AuthenticatorTransport[],
    })),
  });
}

/** Whether a passkey of this person signed the challenge; notes that it did. */
export async function isSignedByPasskey(
  tx: Tx,
  { passkeys: place }: StaffDeps,
  given: { staffId: string; challenge: string; credential: string; now: Date },
): Promise<boolean> {
  if (!place) return false;
  const id = credentialIdIn(given.credential);
  const passkey = (await listPasskeys(tx, given.staffId)).find(({ credentialId }) => credentialId === id);
  if (!passkey) return false;
  const signed = await readSignature(place, { ...given, isPersonChecked: false }, passkey);
  if (!signed) return false;
  await notePasskeyUsed(tx, passkey.id, { counter: signed.counter, at: given.now });
  return true;
}
