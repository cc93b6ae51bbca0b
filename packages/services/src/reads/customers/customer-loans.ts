import type { CalendarDate } from '@candor/domain/calendar';
import type { LoanState } from '@candor/domain/states';
import type { MarketId } from '@candor/markets';
import type { ReadTx } from '@candor/store/database';
import { readLoans } from '@candor/store/end-of-day';
import { listLoansOfBorrowers } from '@candor/store/loan-lists';
import { maxDaysPastDueEver } from '../../lending/decisions/max-days-past-due-ever.ts';
import { loanNameOf } from '../../lending/loans/loan-name.ts';
import type { LoanStands } from '../../lending/loans/loan-stands.ts';
import { loanFigures, type LoanPage } from '../loans/read-loan-page.ts';

/** One loan among all of a borrower's, with the figures of its own page. */
export type CustomerLoan = {
  readonly id: bigint;
  readonly borrowerId: string;
  readonly loan: string;
  readonly loanId: string;
  readonly productName: string;
  readonly productVersion: number;
  readonly state: LoanState;
  readonly amount: bigint;
  readonly disbursedOn: CalendarDate;
  readonly instalments: number;
  readonly stands: LoanStands;
  readonly paid: bigint;
  readonly nextInTime: LoanPage['position']['nextInTime'];
  readonly lateRows: number;
  readonly oldestDueOn: CalendarDate | null;
  readonly maxDaysPastDue: number;
  /** Instalments that are paid, and those of them that were paid by their day. */
  readonly paidRows: number;
  readonly paidInTime: number;
};

const loansAtMost = 200;

/** The loans of some borrowers, newest first: a handful of statements, however many there are. */
export async function customerLoans(
  tx: ReadTx,
  borrowerIds: readonly string[],
  { market, on }: { readonly market: MarketId; readonly on: CalendarDate },
): Promise<CustomerLoan[]> {
  if (borrowerIds.length === 0) return [];
  const lines = await listLoansOfBorrowers(tx, { market, limit: loansAtMost }, borrowerIds);
  const stored = await readLoans(
    tx,
    lines.map(({ id }) => id),
  );
  return lines.flatMap((line) => {
    const one = stored.get(line.id);
    if (!one) return [];
    const { stands, position, rows: all, totals } = loanFigures(one, on, market);
    const rows = all.filter(({ row }) => row.number !== null);
    const late = rows.filter(({ row }) => row.state === 'late');
    const paid = rows.filter(({ row }) => row.state === 'paid');
    return {
      id: line.id,
      borrowerId: line.borrowerId,
      loan: loanNameOf(line),
      loanId: line.orderId ?? String(line.id),
      productName: line.productName,
      productVersion: line.productVersion,
      state: line.state,
      amount: line.amount,
      disbursedOn: line.disbursedOn,
      instalments: rows.length,
      stands,
      paid: totals.paid,
      nextInTime: position.nextInTime,
      lateRows: late.length,
      oldestDueOn: late[0]?.row.dueOn ?? null,
      maxDaysPastDue: maxDaysPastDueEver(one.loan, on),
      paidRows: paid.length,
      paidInTime: paid.filter(({ row }) => row.lastPaidOn !== null && row.lastPaidOn <= row.dueOn).length,
    };
  });
}

/** What all loans of one borrower come to: the sums of the rows that are shown. */
export type CustomerFigures = {
  readonly principal: bigint;
  readonly payoff: bigint;
  readonly pastDue: bigint;
  readonly paid: bigint;
  readonly daysPastDue: number;
  readonly maxDaysPastDue: number;
  readonly active: number;
  readonly lateRows: number;
  readonly oldestDueOn: CalendarDate | null;
  readonly paidRows: number;
  readonly paidInTime: number;
  readonly next: { readonly dueOn: CalendarDate; readonly amount: bigint } | null;
};

export function customerFigures(loans: readonly CustomerLoan[]): CustomerFigures {
  const sum = (of: (loan: CustomerLoan) => bigint) => loans.reduce((all, loan) => all + of(loan), 0n);
  const count = (of: (loan: CustomerLoan) => number) => loans.reduce((all, loan) => all + of(loan), 0);
  const days = loans.flatMap(({ nextInTime }) => nextInTime?.dueOn ?? []).toSorted();
  const [nextOn] = days;
  return {
    principal: sum(({ amount }) => amount),
    payoff: sum(({ stands }) => stands.toPay),
    pastDue: sum(({ stands }) => stands.overdue),
    paid: sum(({ paid }) => paid),
    daysPastDue: Math.max(0, ...loans.map(({ stands }) => stands.daysLate)),
    maxDaysPastDue: Math.max(0, ...loans.map(({ maxDaysPastDue }) => maxDaysPastDue)),
    active: loans.filter(({ state }) => state === 'active').length,
    lateRows: count(({ lateRows }) => lateRows),
    oldestDueOn: loans.flatMap(({ oldestDueOn }) => oldestDueOn ?? []).toSorted()[0] ?? null,
    paidRows: count(({ paidRows }) => paidRows),
    paidInTime: count(({ paidInTime }) => paidInTime),
    next:
      nextOn === undefined
        ? null
        : {
            dueOn: nextOn,
            amount: sum(({ nextInTime }) => (nextInTime?.dueOn === nextOn ? nextInTime.amount : 0n)),
          },
  };
}
