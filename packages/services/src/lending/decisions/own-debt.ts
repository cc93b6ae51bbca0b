import { broughtTo } from '@candor/domain/late';
import { monthlyBurden } from '@candor/domain/schedule';
import { outstanding, totalOfParts, type Loan } from '@candor/domain/loan';
import { rowStates } from '@candor/domain/instalments';
import type { CalendarDate } from '@candor/domain/calendar';

export type OwnDebt = {
  /** What the loans that run ask for in their dearest months, together. */
  readonly perMonth: bigint;
  readonly principal: bigint;
};

/**
 * What a borrower owes this lender by loans that run. ₱8,000.00 in three rows of 2,910.19, one paid: 2,910.19
 * a month and 5,426.43 of principal. A second loan is added to the first. What is late counts as due today.
 */
export function ownDebt(loans: readonly Loan[], on: CalendarDate): OwnDebt {
  let debt: OwnDebt = { perMonth: 0n, principal: 0n };
  for (const stored of loans.filter(({ state }) => state === 'active')) {
    const loan = broughtTo(stored, on);
    const rows = rowStates(loan).map(({ row, left }) => ({
      dueOn: row.dueOn < on ? on : row.dueOn,
      total: totalOfParts(left),
    }));
    debt = {
      perMonth: debt.perMonth + monthlyBurden(rows),
      principal: debt.principal + outstanding(loan).principal,
    };
  }
  return debt;
}
