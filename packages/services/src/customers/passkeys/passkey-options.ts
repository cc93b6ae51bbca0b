import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type AuthenticatorTransport,
} from '@simplewebauthn/server';
import { listBorrowerPasskeys, type BorrowerPasskeyRow } from '@candor/store/passkeys';
import { findBorrower } from '@candor/store/borrowers';
import type { MarketId } from '@candor/markets';
import { borrowerPhone } from '../borrowers/borrower-phone.ts';
import { maskPhone } from '../borrowers/mask-phone.ts';
import { passkeyAlgorithms } from '../../kernel/passkeys/passkey-place.ts';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import { makeChallenge, type ChallengeFor } from './passkey-challenge.ts';

type Deps = Pick<IdentityDeps, 'database' | 'seal' | 'now' | 'lenderIn' | 'passkeys'>;
type Own = { readonly market: MarketId; readonly borrowerId: string; readonly sessionId: string };

/**
 * What the page of somebody who is not known yet has signed: the device itself says which passkeys it has for
 * this host. Null: none are offered here.
 */
export async function loginOptions(deps: Deps, market: MarketId): Promise<string | null> {
  return requestOptions(deps, { market, to: 'login', sessionId: null }, []);
}

/** What one of the borrower's own passkeys signs in place of a code; null where there is none. */
export async function proofOptions(
  deps: Deps,
  { market, borrowerId, sessionId }: Own,
  purpose: 'payout-account' | 'delete' | 'passkey',
): Promise<string | null> {
  const known = await deps.database.read((tx) => listBorrowerPasskeys(tx, borrowerId));
  if (known.length === 0) return null;
  return requestOptions(deps, { market, to: `prove:${purpose}`, sessionId }, known);
}

async function requestOptions(
  { passkeys, seal, now }: Deps,
  what: ChallengeFor,
  known: readonly BorrowerPasskeyRow[],
): Promise<string | null> {
  if (!passkeys) return null;
  const options = await generateAuthenticationOptions({
    rpID: passkeys.host,
    challenge: new Uint8Array(makeChallenge(seal, what, now())),
    userVerification: 'required',
    allowCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: transports as AuthenticatorTransport[],
    })),
  });
  return JSON.stringify(options);
}

/**
 * What a browser makes a passkey of: one that is found without a name, and that asks for a finger, a face or
 * the lock each time. The device shows its owner the end of the number, and nobody else's eyes get more.
 */
export async function creationOptions(
  { database, seal, now, lenderIn, passkeys }: Deps,
  { market, borrowerId, sessionId }: Own,
): Promise<string | null> {
  if (!passkeys) return null;
  const { known, borrower } = await database.read(async (tx) => ({
    known: await listBorrowerPasskeys(tx, borrowerId),
    borrower: await findBorrower(tx, borrowerId),
  }));
  const name = maskPhone((borrower && borrowerPhone(seal, borrower)) ?? '');
  const options = await generateRegistrationOptions({
    rpName: lenderIn(market),
    rpID: passkeys.host,
    challenge: new Uint8Array(makeChallenge(seal, { market, to: 'add', sessionId }, now())),
    userID: new TextEncoder().encode(borrowerId),
    userName: name,
    userDisplayName: name,
    attestationType: 'none',
    supportedAlgorithmIDs: passkeyAlgorithms,
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: transports as AuthenticatorTransport[],
    })),
    authenticatorSelection: {
      authenticatorAttachment: 'platform',
      residentKey: 'required',
      userVerification: 'required',
    },
  });
  return JSON.stringify(options);
}
