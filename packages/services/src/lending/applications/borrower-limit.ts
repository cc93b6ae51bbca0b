import type { CalendarDate } from '@candor/domain/calendar';
import type { MarketId } from '@candor/markets';
import { listApplicationViews, type OrderView } from '@candor/store/applications';
import { listSteps } from '@candor/store/kyc';
import { worstDaysLate } from '@candor/store/loans';
import type { ReadTx } from '@candor/store/database';
import { mostForBorrower } from '../decisions/most-for-borrower.ts';
import { withPositions } from './with-positions.ts';

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
 * What a borrower could be lent today: home, the list, a product's own page and what is shown after a refusal
 * all ask here. What stands in the way comes in the order in which applying is refused.
 */
export async function borrowerLimit(tx: ReadTx, reader: Reader): Promise<BorrowerLimit> {
  const latest = await listApplicationViews(tx, reader, { tab: null, before: null, limit: 5 });
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
  if (last?.state !== 'refused') return { most, notNow: null, refusedProductId: null };
  const isSame = await wouldBeRefusedAgain(tx, reader.borrowerId, last);
  return { most: isSame ? 0n : most, notNow: null, refusedProductId: last.productId };
}

/** Reasons that lie in what the borrower told of themselves. */
const ownReasons: ReadonlySet<string> = new Set([
  'instalment_is_too_large',
  'income_is_too_small',
  'too_young',
]);

/**
 * It was refused, by the table or by a person, for what stands in the certification, and nothing of that has
 * changed since.
 */
async function wouldBeRefusedAgain(
  tx: ReadTx,
  borrowerId: string,
  { reasons, changedAt: refusedAt }: OrderView,
): Promise<boolean> {
  if (!reasons.some((reason) => ownReasons.has(reason))) return false;
  const steps = await listSteps(tx, borrowerId);
  return steps.every(({ changedAt }) => changedAt <= refusedAt);
}
