import type { CalendarDate } from '../calendar/calendar-date.ts';
import { isPrepayment } from '../instalments/prepaid-row.ts';
import type { AllocatedMoney, Loan, LoanRow } from '../loan/loan.ts';
import { addParts, noParts, toldParts, totalOfParts } from '../loan/parts.ts';
import type { Parts } from '../loan/parts.ts';

/** What a payment put on one instalment. */
interface CoveredRow {
  readonly dueOn: CalendarDate;
  readonly parts: Parts;
}

export interface CoveredRows {
  /** The instalments that it paid or paid a part of, oldest first. */
  readonly rows: readonly CoveredRow[];
  /** What it repaid of the principal before its time. */
  readonly prepaid: bigint;
}

/**
 * On which instalments a payment lies, by the days on which they are due. What a restructuring carried over
 * is part of the instalment that it is due with; what was prepaid is no instalment.
 *   5,600.00 on 16 December that end the loan sooner: interest 360.00 and principal 2,550.19 of 16 December,
 *     and 2,689.81 prepaid.
 */
export function coveredRows(loan: Loan, own: readonly AllocatedMoney[]): CoveredRows {
  const byDay = new Map<CalendarDate, Parts>();
  let prepaid = 0n;
  for (const { n, parts } of own.flatMap(({ lines }) => lines)) {
    const row = rowNumbered(loan, n);
    if (isPrepayment(row)) prepaid += totalOfParts(parts);
    else byDay.set(row.dueOn, addParts(byDay.get(row.dueOn) ?? noParts, parts));
  }
  const rows = [...byDay].map(([dueOn, parts]) => ({ dueOn, parts: toldParts(parts) }));
  return { rows: rows.toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : 1)), prepaid };
}

/** As it stood last: a delay moves its day, and a later plan may have taken its place. */
function rowNumbered({ plans }: Loan, n: number): LoanRow {
  const row = plans
    .findLast(({ rows }) => rows.some((each) => each.n === n))
    ?.rows.find((each) => each.n === n);
  if (!row) throw new Error(`money lies on row ${n}, which no plan has`);
  return row;
}
