import type { CalendarDate } from '@candor/domain';
import type { MarketId } from '@candor/markets';
import { readLoan, type OrderView, type StoredLoan, type Tx } from '@candor/store';
import { loanPosition, type LoanPosition } from '../loans/loan-position.ts';

/** An order, and where the loan that it became stands; null where there is none, or nothing is owed on it any more. */
export type OrderWithPosition = {
  readonly view: OrderView;
  readonly stored: StoredLoan | null;
  readonly position: LoanPosition | null;
};

/** For a list: a borrower has few loans that still ask for money, and each is read whole. */
export async function withPositions(
  tx: Tx,
  views: readonly OrderView[],
  { market, on }: { readonly market: MarketId; readonly on: CalendarDate },
): Promise<OrderWithPosition[]> {
  const listed: OrderWithPosition[] = [];
  for (const view of views) {
    const isOwing = view.loan?.state === 'active' || view.loan?.state === 'written-off';
    const stored = (isOwing && view.loan && (await readLoan(tx, view.loan.id))) || null;
    listed.push({ view, stored, position: stored && loanPosition(stored.loan, on, market) });
  }
  return listed;
}
