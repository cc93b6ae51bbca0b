import { logRatio } from './log-ratio.ts';
import type { Equation } from './equation.ts';

/** Between these lies one rate (as ln(1 + rate)), and nothing else that the search could run into. */
export type Bracket = {
  readonly low: number;
  readonly high: number;
  /**
   * The sign of the log ratio below the rate: 1 for a loan, whose payments outweigh while the rate is too
   * low.
   */
  readonly signBelow: -1 | 1;
};

/**
 * Newton's steps, kept inside a bracket that shrinks at every one; a step that would leave it is replaced by
 * halving, which is why this ends for every input. Returns a double near the rate; `settleDigits` proves the
 * digits.
 */
export function findRoot(equation: Equation, bracket: Bracket, start: number): number {
  let { low, high } = bracket;
  let u = start;
  for (let round = 0; round < 400; round += 1) {
    const { log, slope } = logRatio(equation, u);
    if (log === 0) return u;
    if (log > 0 === bracket.signBelow > 0) low = u;
    else high = u;
    const step = -log / slope;
    const next = u + step;
    // Newton squares the error: after a step this small there is nothing left that a double could hold.
    if (Math.abs(step) <= 1e-9 * Math.max(Math.abs(u), 1e-4) && next > bracket.low && next < bracket.high)
      return next;
    u = next > low && next < high ? next : (low + high) / 2;
    if (high - low <= 1e-15 * Math.abs(u)) return u;
  }
  return u;
}
