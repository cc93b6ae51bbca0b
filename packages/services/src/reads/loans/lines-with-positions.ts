import { restructuredOn } from '@candor/domain/arrears';
import type { CalendarDate } from '@candor/domain/calendar';
import type { MarketId } from '@candor/markets';
import { readLoans } from '@candor/store/end-of-day';
import type { LoanListLine } from '@candor/store/loan-lists';
import type { ReadTx } from '@candor/store/database';
import { loanPosition, type LoanPosition } from '../../lending/loans/loan-position.ts';

/** A loan in a list, with where it stands: the figures of its own page, and of the borrower's screens. */
export type LoanLine = LoanListLine & {
  readonly position: LoanPosition;
  /** Null: it never was. */
  readonly restructuredOn: CalendarDate | null;
};

/** For a page of a list: a handful of statements, however many loans are on it. */
export async function linesWithPositions(
  tx: ReadTx,
  lines: readonly LoanListLine[],
  { market, on }: { readonly market: MarketId; readonly on: CalendarDate },
): Promise<LoanLine[]> {
  const loans = await readLoans(
    tx,
    lines.map(({ id }) => id),
  );
  return lines.flatMap((line) => {
    const stored = loans.get(line.id);
    if (!stored) return [];
    return {
      ...line,
      position: loanPosition(stored.loan, on, market),
      restructuredOn: restructuredOn(stored.loan),
    };
  });
}
