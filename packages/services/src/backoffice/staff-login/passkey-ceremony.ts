import { listPasskeys, notePasskeyUsed } from '@candor/store/staff-login';
import type { ReadTx, Tx } from '@candor/store/database';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { PasskeyPlace, StaffDeps } from '../staff/staff-deps.ts';

/** What every device has: Ed25519, ECDSA on P-256, RSA. */
const algorithms = [-8, -7, -257];

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
    supportedAlgorithmIDs: algorithms,
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

export type MadePasskey = {
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: string[];
};

/** The passkey that a browser made, or null if it is not what was asked for. */
export async function readMadePasskey(
  place: PasskeyPlace,
  { challenge, credential }: { readonly challenge: string; readonly credential: string },
): Promise<MadePasskey | null> {
  const { registrationInfo } = await orNothing(async () =>
    verifyRegistrationResponse({
      response: JSON.parse(credential) as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: [...place.origins],
      expectedRPID: place.host,
      requireUserVerification: false,
      supportedAlgorithmIDs: algorithms,
    }),
  );
  if (!registrationInfo) return null;
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  return { credentialId: id, publicKey: Buffer.from(publicKey), counter, transports };
}

/** Whether a passkey of this person signed the challenge; notes that it did. */
export async function isSignedByPasskey(
  tx: Tx,
  { passkeys: place }: StaffDeps,
  given: { staffId: string; challenge: string; credential: string; now: Date },
): Promise<boolean> {
  if (!place) return false;
  const response = await orNothing(async () => JSON.parse(given.credential) as AuthenticationResponseJSON);
  const passkey = (await listPasskeys(tx, given.staffId)).find(
    ({ credentialId }) => credentialId === response.id,
  );
  if (!passkey) return false;
  const { verified, authenticationInfo } = await orNothing(async () =>
    verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: given.challenge,
      expectedOrigin: [...place.origins],
      expectedRPID: place.host,
      requireUserVerification: false,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: Number(passkey.counter),
      },
    }),
  );
  if (verified !== true || !authenticationInfo) return false;
  await notePasskeyUsed(tx, passkey.id, { counter: authenticationInfo.newCounter, at: given.now });
  return true;
}

/** What came is a stranger's text: whatever is wrong with it is no fault of ours, and nothing comes of it. */
async function orNothing<T extends object>(read: () => Promise<T>): Promise<Partial<T>> {
  try {
    return (await read()) ?? {};
  } catch {
    return {};
  }
}
