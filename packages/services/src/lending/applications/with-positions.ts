import type { CalendarDate } from '@candor/domain/calendar';
import type { MarketId } from '@candor/markets';
import { readLoans } from '@candor/store/end-of-day';
import type { OrderView } from '@candor/store/applications';
import type { StoredLoan } from '@candor/store/loans';
import type { ReadTx } from '@candor/store/database';
import { loanPosition, type LoanPosition } from '../loans/loan-position.ts';

/**
 * An order, and where the loan that it became stands; null where there is none, or nothing is owed on it any
 * more.
 */
export type ApplicationWithPosition = {
  readonly view: OrderView;
  readonly stored: StoredLoan | null;
  readonly position: LoanPosition | null;
};

/** A handful of statements, however many loans there are. */
export async function withPositions(
  tx: ReadTx,
  views: readonly OrderView[],
  { market, on }: { readonly market: MarketId; readonly on: CalendarDate },
): Promise<ApplicationWithPosition[]> {
  const owing = new Set(['active', 'written-off']);
  const loans = await readLoans(
    tx,
    views.flatMap(({ loan }) => (loan && owing.has(loan.state) ? [loan.id] : [])),
  );
  return views.map((view) => {
    const stored = (view.loan && loans.get(view.loan.id)) ?? null;
    return { view, stored, position: stored && loanPosition(stored.loan, on, market) };
  });
}
