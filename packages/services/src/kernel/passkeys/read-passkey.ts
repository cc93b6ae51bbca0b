import {
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { passkeyAlgorithms, type MadePasskey, type PasskeyPlace } from './passkey-place.ts';

type Asked = {
  readonly challenge: string;
  readonly credential: string;
  /** Whether the device must have asked for a finger, a face or its lock. */
  readonly isPersonChecked: boolean;
};

/** The passkey that a browser made, or null if it is not what was asked for. */
export async function readMadePasskey(
  place: PasskeyPlace,
  { challenge, credential, isPersonChecked }: Asked,
): Promise<MadePasskey | null> {
  const { registrationInfo } = await orNothing(async () =>
    verifyRegistrationResponse({
      response: JSON.parse(credential) as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: [...place.origins],
      expectedRPID: place.host,
      requireUserVerification: isPersonChecked,
      supportedAlgorithmIDs: passkeyAlgorithms,
    }),
  );
  if (!registrationInfo) return null;
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  return { credentialId: id, publicKey: Buffer.from(publicKey), counter, transports };
}

type KnownPasskey = {
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly counter: bigint;
};

/** The counter of a passkey that signed the challenge; null if it did not. */
export async function readSignature(
  place: PasskeyPlace,
  { challenge, credential, isPersonChecked }: Asked,
  passkey: KnownPasskey,
): Promise<{ readonly counter: number } | null> {
  const { verified, authenticationInfo } = await orNothing(async () =>
    verifyAuthenticationResponse({
      response: JSON.parse(credential) as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: [...place.origins],
      expectedRPID: place.host,
      requireUserVerification: isPersonChecked,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: Number(passkey.counter),
      },
    }),
  );
  return verified === true && authenticationInfo ? { counter: authenticationInfo.newCounter } : null;
}

/** Which passkey it says it is; whether it is so, only its signature tells. */
export function credentialIdIn(credential: string): string | null {
  const id = fieldsIn(credential)?.['id'];
  return typeof id === 'string' && id.length <= 1_400 ? id : null;
}

/** The challenge that it says it answers; whether it is ours is for whoever made it to know. */
export function answeredChallenge(credential: string): string | null {
  const response = fieldsIn(credential)?.['response'] as { clientDataJSON?: unknown } | null | undefined;
  const client = response?.clientDataJSON;
  if (typeof client !== 'string') return null;
  const challenge = fieldsIn(Buffer.from(client, 'base64url').toString('utf8'))?.['challenge'];
  return typeof challenge === 'string' && challenge.length <= 200 ? challenge : null;
}

function fieldsIn(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** What came is a stranger's text: whatever is wrong with it is no fault of ours, and nothing comes of it. */
async function orNothing<T extends object>(read: () => Promise<T>): Promise<Partial<T>> {
  try {
    return (await read()) ?? {};
  } catch {
    return {};
  }
}
