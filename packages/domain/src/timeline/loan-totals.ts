import { stillMissing } from '../decisions/recovery-events.ts';
import type { LateCharge, Loan, Plan } from '../loan/loan.ts';
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
  /** Less the borrower's credit, as everywhere. */
  readonly owed: bigint;
  /** Credit beyond all that is owed. */
  readonly credit: bigint;
}

/**
 * ₱8,000.00 in three rows, one paid, settled on 15 November: agreed 8,730.56, waived 149.05, paid 8,581.51,
 * owed 0.00. Always agreed + charges − waived − paid = owed − credit.
 */
export function loanTotals(loan: Loan): LoanTotals {
  const plans = loan.plans.filter(({ until }) => until === null);
  const steps = plans.map((plan, place) => stepOf(loan, plan, plans.slice(0, place)));
  // A charge on a row that a payment had made is gone with it, if the payment was taken back.
  const rows = new Set(plans.flatMap((plan) => plan.rows.map(({ n }) => n)));
  const standing = loan.lateCharges.filter(({ n }) => rows.has(n));
  const late = standing.filter(({ why }) => why === 'late' || why === 'taken-back' || why === 'contingent');
  const forgiven = standing.filter(({ why }) => why === 'waived');
  const divided = loan.allocations.filter(({ until }) => until === null);
  const recovered = loan.recoveries.filter(({ until }) => until === null);
  const debt = loan.writtenOff ? stillMissing(loan) : totalOfParts(outstanding(loan));
  const net = debt - borrowerCredit(loan);
  return {
    agreed: plans[0] ? totalOfPlan(plans[0]) : 0n,
    charges: sum(late) + sum(divided.map(({ charge: amount }) => ({ amount }))) + sum(steps.filter(isMore)),
    waived: forgoneOf(loan) - sum(forgiven) - sum(steps.filter((step) => !isMore(step))),
    paid: sum(divided) + sum(recovered),
    owed: net > 0n ? net : 0n,
    credit: net < 0n ? -net : 0n,
  };
}

type Amount = { readonly amount: bigint };

/**
 * By how much a plan asks more or less than the one before. Late charges that it carries over are not new.
 * They are kept by their day: if two restructurings share it, the first has carried them, and the second
 * finds them in the rows of the first. With a row that goes, what was charged or forgiven on it beyond what
 * was carried goes too: 2.00 carried over and 1.00 of them forgiven are 1.00 in the next rows, and nothing
 * was forgiven twice.
 */
export function stepOf(loan: Loan, plan: Plan, earlier: readonly Plan[]): Amount {
  const before = earlier.at(-1);
  if (!before) return { amount: 0n };
  const isCarrying = ({ cause, since }: Plan) => cause === 'restructuring' && since === plan.since;
  const carries = isCarrying(plan) && !earlier.some(isCarrying);
  const carried = loan.lateCharges.filter(({ why, on }) => carries && why === 'carried' && on === plan.since);
  const isGone = ({ n }: LateCharge) => hasRow(before, n) && !hasRow(plan, n);
  const gone = loan.lateCharges.filter(isGone);
  return { amount: totalOfPlan(plan) - totalOfPlan(before) + sum(carried) - sum(gone) };
}

function hasRow({ rows }: Plan, n: number): boolean {
  return rows.some((row) => row.n === n);
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
