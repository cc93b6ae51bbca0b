import { decimalText, rational } from '@candor/domain/numbers';
import type { Schedule } from '@candor/domain/schedule';

/** All costs as a share of the loan, in percent: 970.56 of 8,000.00 is 12.13. */
export function costShare({ terms, totals }: Pick<Schedule, 'terms' | 'totals'>): string {
  return decimalText(rational(100n * totals.cost, terms.amount), 2, 'half-even');
}
