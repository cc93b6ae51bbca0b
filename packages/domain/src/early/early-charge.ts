import type { Loan } from '../loan/loan.ts';
import { divideRounded } from '../money/divide-rounded.ts';

/**
 * The charge on principal that is repaid before its day, where the product has one: 2 % of 5,449.81 is
 * 109.00. It never takes more than the interest that is saved by it, so repaying early never costs more than
 * repaying in time.
 */
export function earlyCharge(loan: Loan, principal: bigint, saved: bigint): bigint {
  const { num, den } = loan.agreement.earlySettlement.chargePercent;
  const charge = divideRounded(principal * num, den * 100n, loan.schedule.terms.rounding.mode);
  return charge < saved ? charge : saved;
}

/**
 * How much principal an amount repays if it has to pay the charge on it too: 1,020.00 at 2 % repay 1,000.00.
 */
export function principalBeforeCharge(loan: Loan, amount: bigint): bigint {
  const { num, den } = loan.agreement.earlySettlement.chargePercent;
  return (amount * den * 100n) / (den * 100n + num);
}
