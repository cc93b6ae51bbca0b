import { applyEvents } from '@candor/domain/loan';
import type { CalendarDate } from '@candor/domain/calendar';
import type { Loan, LoanEvent } from '@candor/domain/loan';
import { changeNotice } from '../database/change-notice.ts';
import type { Tx } from '../database/database.ts';
import { together, type Part } from '../database/together.ts';
import { figuresOf } from '../lists/save-figures.ts';
import { endedFacts } from './end-facts.ts';
import { newFacts } from './insert-facts.ts';
import { saveKeptArrears } from './kept-arrears.ts';
import { toLendingJson } from './lending-json.ts';
import { standingOf, type Standing } from './save-standing.ts';
import type { StoredLoan } from './stored-loan.ts';

/** What the books changed beside the domain's value, and the day it is. */
export type LoanBooked = Pick<StoredLoan, 'feeCharged' | 'npaSince' | 'enteredOn'> & {
  readonly on: CalendarDate;
};

/**
 * Writes what happened to a loan that `loadLoan` has locked: new facts are added, those that no longer hold
 * get their end, and what is derived is written anew, in one statement with what else its caller has to
 * write. Gives back the loan as it is now.
 */
export async function saveLoanEvents(
  tx: Tx,
  { id, market, loan: before }: Pick<StoredLoan, 'id' | 'market' | 'loan'>,
  events: readonly LoanEvent[],
  booked: LoanBooked,
  also: readonly Part[] = [],
): Promise<Loan> {
  const after = applyEvents(before, events);
  const { ofLoan, parts } = standingOf(id, after, { on: booked.on, before });
  await together(tx, [
    ...also,
    ...newFacts(id, { before, after, reason: reasonOf(events) }),
    ...endedFacts(id, before, after),
    ...reasonsKept(id, events),
    ...loanAfter(id, after, { booked, ofLoan }),
    ...parts,
    ...figuresOf(market, booked.on, [{ id, loan: after }]),
  ]);
  await saveKeptArrears(tx, { id, market }, after, booked.on);
  return after;
}

function reasonOf(events: readonly LoanEvent[]): string | null {
  const restructured = events.find(({ event }) => event === 'loan-restructured');
  return restructured && 'reason' in restructured ? restructured.reason : null;
}

/** Why the lender gave something up: said once, kept for ever. */
function reasonsKept(id: bigint, events: readonly LoanEvent[]): Part[] {
  const waived = events.filter((event) => event.event === 'charges-waived');
  const parts: Part[] = events
    .filter((event) => event.event === 'loan-written-off')
    .map((event) => ({
      name: 'write-off-insert',
      text: 'insert into write_off (loan_id, written_off_on, reason) values ($1, $2, $3)',
      values: [id, event.on, event.reason],
    }));
  if (waived.length > 0)
    parts.push({
      name: 'waiver-insert',
      text: `insert into waiver (loan_id, n, waived_on, penalty, fee, interest, reason)
             select $1, w.n, w.waived_on, w.penalty, w.fee, w.interest, w.reason
             from unnest($2::int[], $3::date[], $4::bigint[], $5::bigint[], $6::bigint[], $7::text[])
               with ordinality as w (n, waived_on, penalty, fee, interest, reason, nth) order by w.nth`,
      values: [
        id,
        waived.map(({ n }) => n),
        waived.map(({ on }) => on),
        waived.map((each) => each.parts.penalty),
        waived.map((each) => each.parts.fee),
        waived.map((each) => each.parts.interest),
        waived.map(({ reason }) => reason),
      ],
    });
  return parts;
}

function loanAfter(
  id: bigint,
  { state, agreement, accrued, writtenOff }: Loan,
  { booked, ofLoan }: { readonly booked: LoanBooked; readonly ofLoan: Standing['ofLoan'] },
): Part[] {
  const ofAccrual = {
    name: 'loan-accrual-update',
    text: 'update loan_accrual set accrued = $2 where loan_id = $1',
    values: [id, accrued],
  };
  const ofRow = {
    name: 'loan-update',
    text: `update loan set state = $2, agreement = $3, fee_charged = $4, npa_since = $5, entered_on = $6,
             written_off_penalty = $7, written_off_fee = $8, written_off_interest = $9, written_off_principal = $10,
             rounding_mode = $11, interest_total = $12, accrual_stop = $13, cost_room = $14, credit = $15,
             next_due_on = $16, grace_days = $17, late_num = $18, late_den = $19, late_fixed = $20, late_most_num = $21,
             late_most_den = $22
           where id = $1 returning ${changeNotice('loan', { borrower: 'borrower_id', id: 'order_id' })} as nudge`,
    values: [
      id,
      state,
      toLendingJson(agreement),
      booked.feeCharged,
      booked.npaSince,
      booked.enteredOn,
      writtenOff?.penalty ?? null,
      writtenOff?.fee ?? null,
      writtenOff?.interest ?? null,
      writtenOff?.principal ?? null,
      ...ofLoan,
    ],
  };
  return [ofAccrual, ofRow];
}
