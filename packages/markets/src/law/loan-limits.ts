import type { CalendarDate } from '@candor/domain/calendar';
import type { Rational } from '@candor/domain/numbers';
import type { MarketId } from '../markets.ts';
import { isInScope } from './is-in-scope.ts';
import type { LoanSpan } from './is-in-scope.ts';
import { limitInForce } from './limits-in-force.ts';

/** The ceilings that a loan carries with it for life, as figures that any posting can be held against. */
export interface CarriedLimits {
  /** All interest, fees and late charges that it may ever cost; null where the law has no such ceiling. */
  readonly mostCost: bigint | null;
  /** Of the overdue scheduled amount; a day counts a thirtieth. */
  readonly mostLatePercentPerMonth: Rational | null;
}

/**
 * ₱8,000.00 over three months from April 2026: never more than 8,000.00 in all, late charges at most 5 % a
 * month.
 */
export function loanLimits(market: MarketId, loan: LoanSpan, enteredOn: CalendarDate): CarriedLimits {
  const cost = limitInForce(market, 'total-cost', enteredOn);
  const late = limitInForce(market, 'late-charge', enteredOn);
  return {
    mostCost: cost && isInScope(cost.scope, loan) ? percentOf(cost.percentOfPrincipal, loan.amount) : null,
    mostLatePercentPerMonth: late && isInScope(late.scope, loan) ? late.percentPerMonth : null,
  };
}

function percentOf({ num, den }: Rational, amount: bigint): bigint {
  return (amount * num) / (den * 100n);
}
