import type { CalendarDate } from '@candor/domain';
import type { MarketId } from '@candor/markets';
import { listOrderViews, worstDaysLate, type OrderView, type Tx } from '@candor/store';
import { mostForBorrower } from '../decisions/most-for-borrower.ts';
import { withPositions } from '../orders/with-positions.ts';

/** What stands in the way of another loan, and the order or loan to look at. */
export type NotNow = {
  readonly why: 'open-order' | 'arrears' | 'loan-runs';
  readonly orderId: string | null;
};

export type BorrowerLimit = {
  /** The most that could be lent now. */
  readonly most: bigint;
  /** Then it is nothing. */
  readonly notNow: NotNow | null;
  /** What was refused last, where nothing has been asked for since. */
  readonly refusedProductId: string | null;
};

type Reader = {
  readonly borrowerId: string;
  readonly market: MarketId;
  readonly language: string;
  readonly on: CalendarDate;
};

const ended: ReadonlySet<string> = new Set(['refused', 'expired', 'withdrawn', 'paid-out']);

/**
 * What a borrower could be lent today: home, the list, a product's own page and what is shown after a refusal all ask here. What stands in
 * the way comes in the order in which applying is refused.
 */
export async function borrowerLimit(tx: Tx, reader: Reader): Promise<BorrowerLimit> {
  const latest = await listOrderViews(tx, reader, { tab: null, before: null, limit: 5 });
  const isNot = (why: NotNow['why'], view: OrderView | undefined): BorrowerLimit => ({
    most: 0n,
    notNow: { why, orderId: view?.orderId ?? null },
    refusedProductId: null,
  });
  const open = latest.find(({ state }) => !ended.has(state));
  if (open) return isNot('open-order', open);
  if ((await worstDaysLate(tx, reader.borrowerId, reader.on)) > 0) {
    const late = (await withPositions(tx, latest, reader)).find(
      ({ position }) => (position?.daysPastDue ?? 0) > 0,
    );
    return isNot('arrears', late?.view);
  }
  const most = await mostForBorrower(tx, reader);
  const running = latest.find(({ loan }) => loan?.state === 'active');
  if (most === 0n && running) return isNot('loan-runs', running);
  const [last] = latest;
  return { most, notNow: null, refusedProductId: last?.state === 'refused' ? last.productId : null };
}
