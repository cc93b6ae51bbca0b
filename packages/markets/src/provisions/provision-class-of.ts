import type { MarketId } from '../markets.ts';
import type { ProvisionClass, ProvisionRules } from './provision-rules.ts';
import { provisionRules } from './registry.generated.ts';

export interface ProvisionFacts {
  /**
   * At the end of the month, since the oldest due date of which something is unpaid; 0 if nothing is overdue.
   */
  readonly daysLate: number;
  /** Full months since it stopped performing; null for a loan that performs. */
  readonly monthsNonPerforming: number | null;
}

/**
 * The class that a loan is provided for in. Philippines: 90 days late is especially mentioned, 91
 * substandard. India: 89 days late performs and is standard; non-performing for 11 full months it is
 * sub-standard, for 12 doubtful.
 */
export function provisionClassOf(market: MarketId, facts: ProvisionFacts): ProvisionClass {
  const { classes }: ProvisionRules = provisionRules[market];
  return classes.findLast(({ from }) => isReached(from, facts)) ?? classes[0];
}

function isReached(from: ProvisionClass['from'], { daysLate, monthsNonPerforming }: ProvisionFacts): boolean {
  if ('daysLate' in from) return daysLate >= from.daysLate;
  return monthsNonPerforming !== null && monthsNonPerforming >= from.monthsNonPerforming;
}
