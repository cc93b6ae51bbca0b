import type { MarketId } from '../markets.ts';
import { arrears } from '../registry.generated.ts';
import type { ArrearsClass, ArrearsRules } from './arrears-rules.ts';

export interface ArrearsFacts {
  /** At day-end, since the oldest due date of which something is unpaid; 0 if nothing is overdue. */
  readonly daysLate: number;
  /** The most that it was at any day-end since arrears were last paid in full. */
  readonly worstDaysLate: number;
  /**
   * Classified as non-performing at an earlier day-end, and arrears are left since: whatever the days say
   * now.
   */
  readonly wasNonPerforming?: boolean;
  /** Something that falls due on this very day is unpaid as the day ends. */
  readonly isDueUnpaid?: boolean;
}

/**
 * The asset classification of a loan at day-end. India: 89 days past due is SMA-2, 90 is NPA; an NPA whose
 * oldest instalments were then paid, so that it is 20 days late, is still NPA, and so is one whose late rows
 * were moved; standard again when all was paid.
 */
export function arrearsClassOf(
  market: MarketId,
  { daysLate, worstDaysLate, wasNonPerforming = false, isDueUnpaid = false }: ArrearsFacts,
): ArrearsClass {
  const rules: ArrearsRules = arrears[market];
  const isOverdueToday = rules.isOverdueOnDueDate && isDueUnpaid;
  const now = classOfDays(rules, isOverdueToday ? Math.max(daysLate, 1) : daysLate);
  if (!rules.curesOnlyInFull) return now;
  const worst = classOfDays(rules, worstDaysLate);
  if (!worst.isPerforming) return worst;
  return wasNonPerforming ? firstNonPerforming(rules) : now;
}

function classOfDays({ classes }: ArrearsRules, days: number): ArrearsClass {
  return classes.findLast(({ fromDays }) => fromDays <= days) ?? classes[0];
}

function firstNonPerforming({ classes }: ArrearsRules): ArrearsClass {
  const found = classes.find(({ isPerforming }) => !isPerforming);
  if (!found) throw new Error('a market without a non-performing class has nothing to stay in');
  return found;
}
