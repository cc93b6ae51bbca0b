import { daysBetween } from '@candor/domain/calendar';
import type { FeeLine, LoanTerms, Schedule } from '@candor/domain/schedule';
import type { Plan } from '@candor/domain/loan';

/**
 * The schedule that was signed, from the rows of the plan that the loan was paid out with: they are the same
 * figures, and kept once.
 */
export function scheduleOfPlan(terms: LoanTerms, fees: readonly FeeLine[], { rows }: Plan): Schedule {
  let balance = terms.amount;
  const scheduled = rows.map(({ n, from, to, principal, interest, fee }) => {
    balance -= principal;
    const total = principal + interest + fee;
    return { n, dueOn: to, days: daysBetween(from, to), principal, interest, fee, total, balance };
  });
  const sum = (part: 'interest' | 'fee') => rows.reduce((all, row) => all + row[part], 0n);
  const deducted = fees.reduce(
    (all, { fee, tax, taken }) => (taken === 'deducted' ? all + fee + tax : all),
    0n,
  );
  const [interest, fee] = [sum('interest'), sum('fee')];
  const totals = {
    principal: terms.amount,
    interest,
    fee,
    total: terms.amount + interest + fee,
    deducted,
    cost: interest + fee + deducted,
  };
  return { terms, rows: scheduled, fees, totals, netReceived: terms.amount - deducted };
}
