import { businessDateOf } from '../../kernel/time/business-date.ts';
import { isRefusal } from '@candor/domain/refusals';
import type { CalendarDate } from '@candor/domain/calendar';
import type { Loan, LoanEvent } from '@candor/domain/loan';
import type { Refusal } from '@candor/domain/refusals';
import type { ChargeRefusal } from '@candor/markets';
import { loadLoan, saveLoanEvents, type StoredLoan } from '@candor/store/loans';
import type { PostingRefusal } from '@candor/store/ledger';
import type { Tx } from '@candor/store/database';
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

/**
 * What every command on a loan does: locks it, lets the domain decide on the business date, asks the law,
 * posts, saves. The date is read when the loan is locked: whoever waited for another's end of day works on
 * the day after it.
 */
export async function changeLoan<Rule extends string>(
  tx: Tx,
  loanId: bigint,
  decide: Decide<Rule>,
): Promise<ChangedLoan | Refusal<Rule | LoanRefusal>> {
  const before = await loadLoan(tx, loanId);
  if (!before) return { refused: 'loan_is_unknown', facts: { loan: String(loanId) } };
  const on = await businessDateOf(tx, before.market);
  const events = decide(before.loan, on, before);
  if (isRefusal(events)) return events;
  const booked = await bookLoan(tx, before, events, on);
  if ('refused' in booked) return booked;
  // Without events too: a fee may have fallen due that nobody has booked yet.
  if (events.length === 0 && booked.feeCharged === before.feeCharged)
    return { before, after: before.loan, events, on };
  const restructured = events.some(({ event }) => event === 'loan-restructured');
  const after = await saveLoanEvents(tx, before, events, {
    on,
    feeCharged: booked.feeCharged,
    npaSince: before.npaSince,
    enteredOn: restructured ? on : before.enteredOn,
  });
  return { before, after, events, on };
}
