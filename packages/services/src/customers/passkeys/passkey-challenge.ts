import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { MarketId } from '@candor/markets';
import { spendChallenge } from '@candor/store/passkeys';
import type { Tx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { answeredChallenge } from '../../kernel/passkeys/read-passkey.ts';

/** As long as a code. */
const challengeLivesSeconds = 300;

const nonceBytes = 16;
const endBytes = 6;

/** What a signature is for: one that was asked for anything else opens nothing. */
export type ChallengeFor = {
  readonly market: MarketId;
  /** `login`, `add`, or `prove` with the purpose that a code would have. */
  readonly to: 'login' | 'add' | `prove:${'payout-account' | 'delete' | 'passkey'}`;
  /** The session that asked; none before a login. */
  readonly sessionId: string | null;
};

/**
 * Something to sign: 16 random bytes, when it ends, and our own mark over both and over what it is for. Only
 * this server can have made it, so nothing is kept until it comes back, and whoever asks for a million of
 * them fills no table.
 */
export function makeChallenge(seal: PersonSeal, what: ChallengeFor, now: Date): Buffer {
  const facts = Buffer.alloc(nonceBytes + endBytes);
  randomBytes(nonceBytes).copy(facts);
  facts.writeUIntBE(now.getTime() + challengeLivesSeconds * 1_000, nonceBytes, endBytes);
  return Buffer.concat([facts, markOf(seal, what, facts)]);
}

/**
 * The challenge that a credential answers, if we made it for just this, it has not ended and nobody answered
 * it before; from now on it is spent, whether the signature is right or not.
 */
export async function takeChallenge(
  tx: Tx,
  seal: PersonSeal,
  { what, credential }: { readonly what: ChallengeFor; readonly credential: string },
  now: Date,
): Promise<string | null> {
  const challenge = answeredChallenge(credential);
  const bytes = Buffer.from(challenge ?? '', 'base64url');
  const facts = bytes.subarray(0, nonceBytes + endBytes);
  const mark = bytes.subarray(nonceBytes + endBytes);
  if (challenge === null || mark.length !== 32 || !timingSafeEqual(mark, markOf(seal, what, facts)))
    return null;
  const expiresAt = new Date(facts.readUIntBE(nonceBytes, endBytes));
  if (expiresAt <= now) return null;
  const challengeHash = createHash('sha256').update(bytes).digest();
  return (await spendChallenge(tx, { challengeHash, expiresAt })) ? bytes.toString('base64url') : null;
}

function markOf(seal: PersonSeal, { market, to, sessionId }: ChallengeFor, facts: Buffer): Buffer {
  return seal.index('passkey-challenge', market, JSON.stringify([to, sessionId, facts.toString('hex')]));
}
