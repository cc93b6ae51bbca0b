import { applyEvents } from '@candor/domain/loan';
import type { CalendarDate } from '@candor/domain/calendar';
import type { Loan, LoanEvent } from '@candor/domain/loan';
import { changeNotice } from '../database/change-notice.ts';
import type { Tx } from '../database/database.ts';
import { endFacts } from './end-facts.ts';
import { insertFacts } from './insert-facts.ts';
import { saveKeptArrears } from './kept-arrears.ts';
import { saveFigures } from '../lists/save-figures.ts';
import { toLendingJson } from './lending-json.ts';
import { saveStanding } from './save-standing.ts';
import type { StoredLoan } from './stored-loan.ts';

/** What the books changed beside the domain's value, and the day it is. */
export type LoanBooked = Pick<StoredLoan, 'feeCharged' | 'npaSince' | 'enteredOn'> & {
  readonly on: CalendarDate;
};

/**
 * Writes what happened to a loan that `loadLoan` has locked: new facts are added, those that no longer hold
 * get their end, and what is derived is written anew. Gives back the loan as it is now.
 */
export async function saveLoanEvents(
  tx: Tx,
  { id, market, loan: before }: Pick<StoredLoan, 'id' | 'market' | 'loan'>,
  events: readonly LoanEvent[],
  booked: LoanBooked,
): Promise<Loan> {
  const after = applyEvents(before, events);
  await insertFacts(tx, id, { before, after, reason: reasonOf(events) });
  await endFacts(tx, id, before, after);
  await insertReasons(tx, id, events);
  await updateLoan(tx, id, after, booked);
  await saveStanding(tx, id, after, { on: booked.on, before });
  await saveKeptArrears(tx, { id, market }, after, booked.on);
  await saveFigures(tx, market, booked.on, [{ id, loan: after }]);
  return after;
}

function reasonOf(events: readonly LoanEvent[]): string | null {
  const restructured = events.find(({ event }) => event === 'loan-restructured');
  return restructured && 'reason' in restructured ? restructured.reason : null;
}

/** Why the lender gave something up: said once, kept for ever. */
async function insertReasons(tx: Tx, id: bigint, events: readonly LoanEvent[]): Promise<void> {
  for (const event of events) {
    if (event.event === 'charges-waived') {
      const { penalty, fee, interest } = event.parts;
      await tx.query({
        name: 'waiver-insert',
        text: `insert into waiver (loan_id, n, waived_on, penalty, fee, interest, reason)
               values ($1, $2, $3, $4, $5, $6, $7)`,
        values: [id, event.n, event.on, penalty, fee, interest, event.reason],
      });
    }
    if (event.event === 'loan-written-off') {
      await tx.query({
        name: 'write-off-insert',
        text: 'insert into write_off (loan_id, written_off_on, reason) values ($1, $2, $3)',
        values: [id, event.on, event.reason],
      });
    }
  }
}

async function updateLoan(tx: Tx, id: bigint, loan: Loan, booked: LoanBooked): Promise<void> {
  const { state, agreement, accrued, writtenOff } = loan;
  await tx.query({
    name: 'loan-update',
    text: `with accrual as (update loan_accrual set accrued = $4 where loan_id = $1)
           update loan set state = $2, agreement = $3, fee_charged = $5, npa_since = $6, entered_on = $7,
             written_off_penalty = $8, written_off_fee = $9, written_off_interest = $10, written_off_principal = $11
           where id = $1 returning ${changeNotice('loan', { borrower: 'borrower_id', id: 'order_id' })}`,
    values: [
      id,
      state,
      toLendingJson(agreement),
      accrued,
      booked.feeCharged,
      booked.npaSince,
      booked.enteredOn,
      writtenOff?.penalty ?? null,
      writtenOff?.fee ?? null,
      writtenOff?.interest ?? null,
      writtenOff?.principal ?? null,
    ],
  });
}
