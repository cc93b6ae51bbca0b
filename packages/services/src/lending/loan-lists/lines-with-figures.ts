import { daysBetween } from '@candor/domain/calendar';
import { loanFigures, loanOnDay, payoffOf } from '@candor/domain/figures';
import type { CalendarDate } from '@candor/domain/calendar';
import { readLoans } from '@candor/store/end-of-day';
import type { KeptFigures, LoanListLine } from '@candor/store/loan-lists';
import type { ReadTx } from '@candor/store/database';

/** A loan in a list, with where it stands: the figures of its own page, and of the borrower's screens. */
export type LoanLine = Omit<LoanListLine, keyof KeptFigures> & { readonly figures: LineFigures };

type LineFigures = Omit<KeptFigures, 'dueFrom'> & { readonly daysPastDue: number };

/**
 * Kept figures of this day are those of the loan's page: the same function wrote them when the day began or
 * the loan last changed. Of a loan whose day has not begun yet they are reckoned now.
 */
export async function linesWithFigures(
  tx: ReadTx,
  lines: readonly LoanListLine[],
  on: CalendarDate,
): Promise<LoanLine[]> {
  const reckoned = await figuresNow(
    tx,
    lines.flatMap((line) => (isOfDay(line, on) ? [] : line.id)),
    on,
  );
  return lines.map((line) => ({ ...line, figures: reckoned.get(line.id) ?? keptFigures(line, on) }));
}

/** What has ended does not change with the days. */
function isOfDay({ state, figuresOf }: LoanListLine, on: CalendarDate): boolean {
  return figuresOf === on || (state !== 'active' && figuresOf !== null);
}

function keptFigures({ state, overdue, dueFrom, ...line }: LoanListLine, on: CalendarDate): LineFigures {
  const { owed, payoff, nextDueOn, restructuredOn } = line;
  const isLate = state === 'active' && overdue > 0n;
  const daysPastDue = isLate ? daysBetween(dueFrom, on) : 0;
  return { owed, overdue, daysPastDue, payoff, nextDueOn, restructuredOn };
}

async function figuresNow(
  tx: ReadTx,
  ids: readonly bigint[],
  on: CalendarDate,
): Promise<Map<bigint, LineFigures>> {
  if (ids.length === 0) return new Map();
  const loans = await readLoans(tx, ids);
  return new Map(
    [...loans].map(([id, { loan }]) => {
      const day = loanOnDay(loan, on);
      return [id, { ...loanFigures(day, on), payoff: payoffOf(day, on) }];
    }),
  );
}
