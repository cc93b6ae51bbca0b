import type { MarketId } from '@candor/markets';
import type { ActorKind } from '@candor/store/audit';
import { nextContactHour } from './contact-hours.ts';
import { classOfKind } from './message-kinds.ts';

/** Whose act led to a message: the borrower's own of a moment ago, or the lender's. */
export type Cause = 'borrower' | 'lender';

/**
 * A channel speaks for whoever has paid just now; staff, a key of another system, an import and the night act
 * for the lender.
 */
export function causeOfActor(by: ActorKind): Cause {
  return by === 'borrower' || by === 'channel' ? 'borrower' : 'lender';
}

type Ringing = { readonly kind: string; readonly market: MarketId; readonly causedBy: Cause | null };

/**
 * When a phone may ring for a message: at once for what its reader waits for, in the promised hours for
 * everything else. Asked when it is written and once more when it is handed over; the inbox has it either
 * way.
 *   Manila, 00:14: the receipt of a payment that a wallet reported, 00:14; of one that finance brought in
 *     from a statement, 08:00.
 */
export function ringAt({ kind, market, causedBy }: Ringing, now: Date): Date {
  const isAwaited = classOfKind(kind) === 'transactional' && causedBy !== 'lender';
  return isAwaited ? now : nextContactHour(market, now);
}
