import { daysBetween, type CalendarDate } from '@candor/domain/calendar';
import type { MarketId } from '@candor/markets';
import { applicationsByState, portfolioVisits } from '@candor/store/portfolio';
import type { Database } from '@candor/store/database';
import type { Refusal } from '../../kernel/commands/command.ts';
import { inOneSnapshot } from './one-snapshot.ts';

export type FunnelAsked = {
  readonly market: MarketId;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly product: string | null;
};

export type Funnel = {
  /** Null where one product alone is asked for: pages tell of no product. */
  readonly listed: number | null;
  readonly opened: number | null;
} & {
  readonly [
    Step in
      | 'submitted'
      | 'approved'
      | 'signed'
      | 'paidOut'
      | 'declined'
      | 'sentBack'
      | 'withdrawn'
      | 'inReview'
      | 'expired'
  ]: number;
};

const mostDays = 92;
const signed: ReadonlySet<string> = new Set(['confirmed', 'paying-out', 'payout-failed', 'paid-out']);

/**
 * From the first look to the money. submitted = approved + declined + sent back + withdrawn + in review +
 * expired: an application that was approved counts as approved, whatever came of it.
 */
export function readFunnel(
  database: Database,
  asked: FunnelAsked,
): Promise<Funnel | Refusal<'period_is_too_long'>> {
  return inOneSnapshot(database, async (tx) => {
    if (daysBetween(asked.from, asked.to) >= mostDays || asked.to < asked.from)
      return { refused: 'period_is_too_long' };
    const visits = asked.product === null ? await portfolioVisits(tx, asked) : null;
    const orders = await applicationsByState(tx, asked);
    const count = (holds: (state: string, isApproved: boolean) => boolean) =>
      orders.reduce((sum, each) => (holds(each.state, each.isApproved) ? sum + each.orders : sum), 0);
    const never = (...states: string[]) =>
      count((state, isApproved) => !isApproved && states.includes(state));
    return {
      listed: visits && Number(visits.get('products.listed') ?? 0n),
      opened: visits && Number(visits.get('product.opened') ?? 0n),
      submitted: count(() => true),
      approved: count((_, isApproved) => isApproved),
      signed: count((state) => signed.has(state)),
      paidOut: count((state) => state === 'paid-out'),
      declined: never('refused'),
      sentBack: never('sent-back', 'draft'),
      withdrawn: never('withdrawn'),
      inReview: never('submitted', 'in-review'),
      expired: never('expired'),
    };
  });
}
