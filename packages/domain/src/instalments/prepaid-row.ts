import type { LoanRow } from '../loan/loan.ts';

/** A row of one day and nothing but principal is what was paid back before its time: no instalment. */
export function isPrepayment({ from, to, dueOn, interest, fee }: LoanRow): boolean {
  return from === to && to === dueOn && interest === 0n && fee === 0n;
}
