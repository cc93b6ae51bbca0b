import type { LoanLine } from './lines-with-figures.ts';

/**
 * What of a loan counts as outstanding. A loan that was written off is off the portfolio: what its borrower
 * still owes is shown apart, in its row, in the totals and in the file, and never added to the others.
 */
export function outstandingOf(state: LoanLine['state'], owed: bigint) {
  return state === 'written-off'
    ? { outstanding: 0n, writtenOff: owed }
    : { outstanding: owed, writtenOff: 0n };
}
