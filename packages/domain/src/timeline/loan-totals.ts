import { stillMissing } from '../decisions/recovery-events.ts';
import type { Loan, Plan } from '../loan/loan.ts';
import { borrowerCredit, outstanding } from '../loan/outstanding.ts';
import { totalOfParts } from '../loan/parts.ts';
import { forgoneOf } from './owed-on.ts';

export interface LoanTotals {
  /** By the rows as they were signed. */
  readonly agreed: bigint;
  /** Late charges, delays, charges for settling early, interest of a longer schedule. */
  readonly charges: bigint;
  /** Forgiven, and what is not owed because it was repaid early or given back. */
  readonly waived: bigint;
  /** What came, less what was sent back. */
  readonly paid: bigint;
  readonly owed: bigint;
  readonly credit: bigint;
}

/**
 * ₱8,000.00 in three rows, one paid, settled on 15 November: agreed 8,730.56, waived 149.05, paid 8,581.51, owed 0.00.
 * Always agreed + charges − waived − paid = owed − credit.
 */
export function loanTotals(loan: Loan): LoanTotals {
  const plans = loan.plans.filter(({ until }) => until === null);
  const steps = plans.map((plan, place) => stepOf(loan, plan, plans[place - 1]));
  const late = loan.lateCharges.filter(({ why }) => why === 'late' || why === 'taken-back');
  const forgiven = loan.lateCharges.filter(({ why }) => why === 'waived');
  const money = [...loan.allocations, ...loan.recoveries].filter(({ until }) => until === null);
  return {
    agreed: plans[0] ? totalOfPlan(plans[0]) : 0n,
    charges: sum(late) + sum(plans.map(({ charge: amount }) => ({ amount }))) + sum(steps.filter(isMore)),
    waived: forgoneOf(loan) - sum(forgiven) - sum(steps.filter((step) => !isMore(step))),
    paid: sum(money),
    owed: loan.writtenOff ? stillMissing(loan) : totalOfParts(outstanding(loan)),
    credit: borrowerCredit(loan),
  };
}

type Amount = { readonly amount: bigint };

/** By how much a plan asks more or less than the one before; late charges that it carries over are not new. */
function stepOf(loan: Loan, plan: Plan, before: Plan | undefined): Amount {
  if (!before) return { amount: 0n };
  const carried = loan.lateCharges.filter(
    ({ why, on }) => why === 'carried' && plan.cause === 'restructuring' && on === plan.since,
  );
  return { amount: totalOfPlan(plan) - totalOfPlan(before) + sum(carried) };
}

function totalOfPlan({ rows }: Plan): bigint {
  return rows.reduce((total, row) => total + totalOfParts(row), 0n);
}

function isMore({ amount }: Amount): boolean {
  return amount > 0n;
}

function sum(amounts: readonly Amount[]): bigint {
  return amounts.reduce((total, { amount }) => total + amount, 0n);
}
