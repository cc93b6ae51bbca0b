import type { LoanChoice } from '@candor/domain/product';
import type { Lever } from './levers.ts';

/**
 * The largest setting of a lever at which no loan is above the limit; undefined if even 0 is too much.
 *
 * Searching with every loan at each try would take minutes for a fine product. So the search goes by the
 * dearest loan known; its result is tried on all; a loan that breaks it joins the known ones and the search
 * goes on. What is returned was tried on every loan, and one step more is too much for one of them.
 */
export function largestLawful(
  lever: Lever,
  dearest: LoanChoice,
  isAbove: (steps: bigint, loan: LoanChoice) => boolean,
  findAbove: (steps: bigint) => LoanChoice | undefined,
): bigint | undefined {
  const known = [dearest];
  const isLawful = (steps: bigint) => !known.some((loan) => isAbove(steps, loan));
  let unlawful = lever.steps;
  for (;;) {
    if (!isLawful(0n)) return undefined;
    let lawful = 0n;
    while (unlawful - lawful > 1n) {
      const middle = (lawful + unlawful) >> 1n;
      if (isLawful(middle)) lawful = middle;
      else unlawful = middle;
    }
    const above = findAbove(lawful);
    if (above === undefined) return lawful;
    if (lawful === 0n) return undefined;
    known.push(above);
    unlawful = lawful;
  }
}
