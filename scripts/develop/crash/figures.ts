import { amountText } from '@candor/domain/money';
import type { Findings } from './find-in-books.ts';
import type { Ledger } from '@candor/simulator/payers';

/** What a borrower may be told who pays while others do so on the same loan. */
const expected: ReadonlySet<string> = new Set(['amount_is_above_the_owed', 'nothing_is_owed']);

/** What is printed of a run, each with its name. */
export function figuresOf(
  found: Findings,
  { codes, heard, tries, refused }: Ledger,
): [string, string | number][] {
  const listed = (counts: ReadonlyMap<string, number>) =>
    [...counts].map(([what, times]) => `${what} ${times}`).join(', ') || 'none';
  return [
    ['acknowledged', `${found.acknowledged} (codes ${codes.size}, callbacks ${heard.size})`],
    ['found', found.found],
    ['lost', found.lost.length],
    ['twice', found.twice.length],
    ['not on a loan', found.astray.length],
    ['never asked for', found.unasked],
    ['tried again after', listed(tries)],
    ['refused', listed(refused)],
    ['credited', `PHP ${amountText(found.credited)}`],
    ['books', found.differences.length === 0 ? 'tie' : `${found.differences.length} DIFFERENCES`],
  ];
}

/** Everything that must not be, each in words; empty if all is right. */
export function wrongIn(found: Findings, { refused }: Ledger): string[] {
  return [
    ...found.lost.map((each) => `lost: ${each}`),
    ...found.twice.map((each) => `twice: ${each}`),
    ...found.astray.map((each) => `not on a loan: ${each}`),
    ...(found.unasked > 0 ? [`payments that nobody asked for: ${found.unasked}`] : []),
    ...found.differences,
    ...[...refused.keys()].filter((code) => !expected.has(code)).map((code) => `refused: ${code}`),
  ];
}
