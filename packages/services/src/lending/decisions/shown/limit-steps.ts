import type { DecisionTable } from '@candor/markets/decision';
import { mostOf } from '../most-for-borrower.ts';

/** From so many loans paid back on, so much can be borrowed. */
export type LimitStep = { readonly settledLoans: number; readonly most: number };

/** Further than anybody is led: a table that names more loans is told up to here. */
const MOST_LOANS = 12;

/**
 * How a table's limit grows with the loans that somebody has paid back, each step with where it begins. In
 * the Philippines: ₱10,000.00 at first, 15,000.00 after one, 20,000.00 after three.
 */
export async function limitSteps(table: DecisionTable): Promise<LimitStep[]> {
  const steps: LimitStep[] = [];
  for (let settledLoans = 0; settledLoans <= MOST_LOANS; settledLoans += 1) {
    const most = await mostOf(table, { settledLoans, activeLoans: 0, writtenOffLoans: 0 });
    if (most > (steps.at(-1)?.most ?? 0)) steps.push({ settledLoans, most });
  }
  return steps;
}

/** What a limit was before the last loan was paid back, what it is now, and when it grows again. */
export type LimitAfter = {
  readonly now: number;
  readonly before: number;
  readonly next: { readonly moreLoans: number; readonly most: number } | null;
};

/** Null for whom the table lends nothing: there is no limit to speak of. */
export function limitAfter(steps: readonly LimitStep[], settledLoans: number): LimitAfter | null {
  const at = (loans: number) => steps.findLast((step) => step.settledLoans <= loans)?.most ?? 0;
  const now = at(settledLoans);
  if (now === 0) return null;
  const next = steps.find((step) => step.settledLoans > settledLoans);
  return {
    now,
    before: at(settledLoans - 1),
    next: next ? { moreLoans: next.settledLoans - settledLoans, most: next.most } : null,
  };
}
