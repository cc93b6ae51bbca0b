import type { MarketId } from '../markets.ts';
import { arrears } from '../registry.generated.ts';
import type { ArrearsClass, ArrearsRules } from './arrears-rules.ts';

export interface ArrearsFacts {
  /** At day-end, since the oldest due date of which something is unpaid; 0 if nothing is overdue. */
  readonly daysLate: number;
  /** The most that it was at any day-end since arrears were last paid in full. */
  readonly worstDaysLate: number;
}

/**
 * The class of a loan at day-end. India: 90 days late is SMA-2, 91 is NPA; an NPA whose oldest instalments were then paid,
 * so that it is 20 days late, is still NPA, and so is one whose late rows were moved; standard again when all was paid.
 */
export function arrearsClassOf(market: MarketId, { daysLate, worstDaysLate }: ArrearsFacts): ArrearsClass {
  const rules: ArrearsRules = arrears[market];
  const now = classOfDays(rules, daysLate);
  if (!rules.curesOnlyInFull) return now;
  const worst = classOfDays(rules, worstDaysLate);
  return worst.isPerforming ? now : worst;
}

function classOfDays({ classes }: ArrearsRules, days: number): ArrearsClass {
  return classes.findLast(({ fromDays }) => fromDays <= days) ?? classes[0];
}
