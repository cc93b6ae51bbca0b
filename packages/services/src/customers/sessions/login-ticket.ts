import type { MarketId } from '@candor/markets';
import type { PersonSeal } from '../../kernel/person-seal.ts';

/** A phone drops a tab while its owner reads the SMS; whoever comes back later than this begins anew. */
const ticketLivesSeconds = 15 * 60;

const about = (market: MarketId) => `login-ticket:${market}`;

/**
 * The number of a login that is under way, for a browser that may keep no number: sealed, so that only we
 * read it; bound to logging in and to the market, so that it opens nowhere else; and short-lived, so that one
 * left behind names nobody.
 */
export function sealLoginTicket(seal: PersonSeal, market: MarketId, phone: string, now: Date): string {
  const endsAt = now.getTime() + ticketLivesSeconds * 1000;
  return seal.seal(`${endsAt} ${phone}`, about(market));
}

/** Undefined: it is over, or not one of ours. */
export function openLoginTicket(
  seal: PersonSeal,
  market: MarketId,
  ticket: string,
  now: Date,
): string | undefined {
  let text: string;
  try {
    text = seal.open(ticket, about(market));
  } catch {
    return undefined;
  }
  const [endsAt, phone] = text.split(' ');
  return Number(endsAt) > now.getTime() ? phone : undefined;
}
