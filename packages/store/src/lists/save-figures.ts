import { loanFigures, loanOnDay, payoffOf } from '@candor/domain/figures';
import type { CalendarDate } from '@candor/domain/calendar';
import type { Loan } from '@candor/domain/loan';
import { isMarketId } from '@candor/markets';
import type { Tx } from '../database/database.ts';
import { together, type Part } from '../database/together.ts';

/** Nothing of it asks for money any more: it stands behind all that does. */
const never = '9999-12-31';

/** A loan as it is now. */
export type LoanToList = { readonly id: bigint; readonly loan: Loan };

/**
 * Writes what lists sort, filter and add up by, as of a day. The same function reckons a loan's own page: a
 * list and the page of a loan in it agree.
 */
export async function saveFigures(
  tx: Tx,
  market: string,
  on: CalendarDate,
  loans: readonly LoanToList[],
): Promise<void> {
  await together(tx, figuresOf(market, on, loans));
}

export function figuresOf(market: string, on: CalendarDate, loans: readonly LoanToList[]): Part[] {
  if (loans.length === 0 || !isMarketId(market)) return [];
  const figures = loans.map(({ loan }) => {
    const day = loanOnDay(loan, on);
    return { ...loanFigures(day, on), payoff: payoffOf(day, on) };
  });
  const part = {
    name: 'loan-figures-save',
    text: `insert into loan_figure as f (loan_id, market, state, product_id, principal, disbursed_on, owed, overdue, due_from,
             max_dpd, restructured_on, as_of, borrower_id, order_id, payoff, next_due_on, has_payoff)
           select l.id, l.market, n.state, l.product_id, l.amount, l.disbursed_on, n.owed, n.overdue, n.due_from, n.dpd,
             n.restructured_on, $1, l.borrower_id, l.order_id, n.payoff, n.next_due_on, true
           from unnest($2::bigint[], $3::bigint[], $4::bigint[], $5::date[], $6::int[], $7::date[], $8::bigint[], $9::date[], $10::text[])
             as n (id, owed, overdue, due_from, dpd, restructured_on, payoff, next_due_on, state) join loan l on l.id = n.id
           order by l.id
           on conflict (loan_id) do update set state = excluded.state, owed = excluded.owed, overdue = excluded.overdue,
             due_from = excluded.due_from, max_dpd = greatest(f.max_dpd, excluded.max_dpd),
             restructured_on = excluded.restructured_on, as_of = excluded.as_of, payoff = excluded.payoff,
             next_due_on = excluded.next_due_on, has_payoff = true`,
    values: [
      on,
      loans.map(({ id }) => id),
      figures.map(({ owed }) => owed),
      figures.map(({ overdue }) => overdue),
      figures.map(({ dueFrom }) => dueFrom ?? never),
      figures.map(({ daysPastDue }) => daysPastDue),
      figures.map((each) => each.restructuredOn),
      figures.map(({ payoff }) => payoff),
      figures.map(({ nextDueOn }) => nextDueOn),
      loans.map(({ loan }) => loan.state),
    ],
  };
  return [part];
}

/** One line of each day, of all that the day's changes have left: what is counted stays the same. */
export async function addUpArrears(tx: Tx, market: string): Promise<void> {
  await tx.query({ text: 'select add_up_arrears($1)', values: [market] });
}
