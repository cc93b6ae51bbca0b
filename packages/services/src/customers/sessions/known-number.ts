import { nationalMobile, privacyRules, type MarketId } from '@candor/markets';
import { findBorrowerByPhone } from '@candor/store/borrowers';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { daysAfter } from './session-rules.ts';

const about = (market: MarketId) => `known-number:${market}`;

/**
 * The number of whoever logged in, for their browser's cookie: sealed, so that neither a script nor who reads
 * the phone's disk finds it there. It opens nothing; a login takes its code all the same. It ends when a
 * number may have gone to somebody else.
 */
export function sealKnownNumber(
  seal: PersonSeal,
  market: MarketId,
  phone: string,
  now: Date,
): { readonly token: string; readonly endsAt: string } {
  const endsAt = daysAfter(now, privacyRules[market].numbersChangeHandsAfterDays);
  return { token: seal.seal(phone, about(market)), endsAt: endsAt.toISOString() };
}

/** As it is written in the market; null where it is not ours to read, or no longer has an account. */
export async function readKnownNumber(
  { database, seal }: Pick<IdentityDeps, 'database' | 'seal'>,
  market: MarketId,
  token: string | null,
): Promise<string | null> {
  const phone = token === null ? null : opened(seal, market, token);
  if (phone === null) return null;
  const phoneIndex = seal.index('phone', market, phone);
  const known = await database.read((tx) => findBorrowerByPhone(tx, market, phoneIndex));
  return (known && nationalMobile(market, phone)) ?? null;
}

function opened(seal: PersonSeal, market: MarketId, token: string): string | null {
  try {
    return seal.open(token, about(market));
  } catch {
    return null;
  }
}
