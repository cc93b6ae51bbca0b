import { isRefusal } from '@candor/domain/refusals';
import type { CalendarDate } from '@candor/domain/calendar';
import type { Loan, LoanEvent } from '@candor/domain/loan';
import type { Refusal } from '@candor/domain/refusals';
import type { ChargeRefusal } from '@candor/markets';
import { loadLoan, saveLoanEvents, type StoredLoan } from '@candor/store/loans';
import type { PostingRefusal } from '@candor/store/ledger';
import type { Entry } from '@candor/domain/ledger';
import { together, type Part, type Tx } from '@candor/store/database';
import { bookLoan } from '../loan-entries/book-loan.ts';

export type LoanRefusal = 'loan_is_unknown' | ChargeRefusal | PostingRefusal['refused'];

export type ChangedLoan = {
  readonly before: StoredLoan;
  readonly after: Loan;
  readonly events: readonly LoanEvent[];
  readonly on: CalendarDate;
};

type Decide<Rule extends string> = (
  loan: Loan,
  on: CalendarDate,
  stored: StoredLoan,
) => readonly LoanEvent[] | Refusal<Rule>;

/** What goes with the change. */
export type With = {
  /** Booked in the same posting, ahead of what the loan's events lead to. */
  readonly ahead?: readonly Entry[];
  /** Written in the same statement. */
  readonly also?: readonly Part[];
};

/**
 * What every command on a loan does: locks it, lets the domain decide on the business date, asks the law,
 * posts, saves. The date is read when the loan is locked: whoever waited for another's end of day works on
 * the day after it.
 */
export async function changeLoan<Rule extends string>(
  tx: Tx,
  loanId: bigint,
  decide: Decide<Rule>,
  { ahead = [], also = [] }: With = {},
): Promise<ChangedLoan | Refusal<Rule | LoanRefusal>> {
  const before = await loadLoan(tx, loanId);
  if (!before) return { refused: 'loan_is_unknown', facts: { loan: String(loanId) } };
  const { on } = before;
  const events = decide(before.loan, on, before);
  if (isRefusal(events)) return events;
  const booked = await bookLoan(tx, before, events, { today: on, ahead });
  if ('refused' in booked) return booked;
  const parts = [...also, ...booked.parts];
  // Without events too: a fee may have fallen due that nobody has booked yet.
  if (events.length === 0 && booked.feeCharged === before.feeCharged) {
    await together(tx, parts);
    return { before, after: before.loan, events, on };
  }
  const restructured = events.some(({ event }) => event === 'loan-restructured');
  const { feeCharged } = booked;
  const enteredOn = restructured ? on : before.enteredOn;
  const now = { on, feeCharged, npaSince: before.npaSince, enteredOn };
  const after = await saveLoanEvents(tx, before, events, now, parts);
  return { before, after, events, on };
}
