import type { CalendarDate } from '@candor/domain/calendar';
import type { Loan } from '@candor/domain/loan';
import type { Tx } from '../database/database.ts';
import { together, type Part } from '../database/together.ts';
import { newFacts } from './insert-facts.ts';
import { toLendingJson } from './lending-json.ts';
import { figuresOf } from '../lists/save-figures.ts';
import { standingOf, type Standing } from './save-standing.ts';

/** What a new loan needs beside the domain's value. */
export type NewLoan = {
  /** Null for a loan that was carried over from elsewhere. */
  readonly orderId: string | null;
  readonly borrowerId: string;
  readonly market: string;
  readonly currency: string;
  readonly productId: string;
  readonly productVersion: number;
  readonly enteredOn: CalendarDate;
  readonly disclosed: readonly string[];
  readonly loan: Loan;
  /**
   * Of a loan that comes over from elsewhere: the day on which it is booked, and the fees that were due by
   * then.
   */
  readonly broughtIn?: { readonly since: CalendarDate; readonly feeCharged: bigint };
};

/** Writes a loan on the day of its payout, or of its coming over, and gives its number. */
export async function insertLoan(tx: Tx, made: NewLoan): Promise<bigint> {
  const { loan } = made;
  const { terms, fees } = loan.schedule;
  const { rows } = await tx.query<{ id: bigint }>({
    name: 'loan-insert',
    text: `insert into loan (order_id, borrower_id, market, currency, product_id, product_version, state, terms, fees,
             agreement, disclosed, amount, disbursed_on, entered_on, rounding_mode, interest_total)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, 0)
           returning id`,
    values: [
      made.orderId,
      made.borrowerId,
      made.market,
      made.currency,
      made.productId,
      made.productVersion,
      loan.state,
      toLendingJson(terms),
      toLendingJson(fees),
      toLendingJson(loan.agreement),
      JSON.stringify(made.disclosed),
      terms.amount,
      terms.disbursedOn,
      made.enteredOn,
      terms.rounding.mode,
    ],
  });
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('the loan got no number');
  if (made.broughtIn) await noteBroughtIn(tx, id, loan, made.broughtIn.feeCharged);
  const on = made.broughtIn?.since ?? terms.disbursedOn;
  const { ofLoan, parts } = standingOf(id, loan, { on, before: null });
  await together(tx, [
    ...newFacts(id, { before: null, after: loan, reason: null }),
    loanStands(id, ofLoan),
    ...parts,
    ...figuresOf(made.market, on, [{ id, loan }]),
  ]);
  return id;
}

function loanStands(id: bigint, ofLoan: Standing['ofLoan']): Part {
  return {
    name: 'loan-standing',
    text: `update loan set rounding_mode = $2, interest_total = $3, accrual_stop = $4, cost_room = $5, credit = $6,
             next_due_on = $7, grace_days = $8, late_num = $9, late_den = $10, late_fixed = $11, late_most_num = $12,
             late_most_den = $13
           where id = $1`,
    values: [id, ...ofLoan],
  };
}

async function noteBroughtIn(tx: Tx, id: bigint, { accrued }: Loan, feeCharged: bigint): Promise<void> {
  await tx.query({
    name: 'loan-brought-in',
    text: `with accrual as (update loan_accrual set accrued = $2 where loan_id = $1)
           update loan set fee_charged = $3 where id = $1`,
    values: [id, accrued, feeCharged],
  });
}
