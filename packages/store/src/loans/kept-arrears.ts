import { keptArrears } from '@candor/domain/arrears';
import type { CalendarDate } from '@candor/domain/calendar';
import type { Loan } from '@candor/domain/loan';
import { isMarketId, lending } from '@candor/markets';
import type { Tx } from '../database/database.ts';

/**
 * As SQL, for a loan and a day: the due date from which a restructured loan that is not cured is classed as
 * that day ended; null where it had nothing of the kind. Whoever classes by days takes the older of the two;
 * days past due are those of the rows alone.
 *   greatest($2::date - late.due_on, $2::date - ${keptDueOn('l.id', '$2::date')})
 */
export const keptDueOn = (loan: string, day: string) =>
  `(select min(k.due_on) from kept_arrears k where k.loan_id = ${loan} and k.from_on <= ${day}
      and (k.until_on is null or ${day} < k.until_on))`;

/**
 * Writes down whether a loan is still classed by the arrears that a restructuring moved, after something
 * happened to it.
 */
export async function saveKeptArrears(
  tx: Tx,
  { id, market }: { readonly id: bigint; readonly market: string },
  loan: Loan,
  on: CalendarDate,
): Promise<void> {
  if (!isMarketId(market) || !loan.plans.some(({ cause }) => cause === 'restructuring')) return;
  const kept = loan.state === 'active' ? keptArrears(loan, on, lending[market].restructure.cure) : null;
  await tx.query({
    name: 'kept-arrears-end',
    text: `update kept_arrears set until_on = $2
           where loan_id = $1 and until_on is null and ($3::date is null or due_on <> $3)`,
    values: [id, on, kept?.dueOn ?? null],
  });
  if (!kept) return;
  await tx.query({
    name: 'kept-arrears-begin',
    text: `insert into kept_arrears (loan_id, due_on, from_on) values ($1, $2, $3) on conflict (loan_id) where until_on is null do nothing`,
    values: [id, kept.dueOn, on],
  });
}
