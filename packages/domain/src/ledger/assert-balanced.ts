import { amountText } from '../money/amount.ts';
import { accountKind } from './accounts.ts';
import type { Line } from './entry.ts';

const largest = 2n ** 63n - 1n;

/**
 * Debits equal credits in every currency, and the memorandum accounts balance among themselves: a debit of
 * principal can't be paid for with a note. Anything else is a fault of ours, so it throws.
 *   PHP +100.00 −100.00, INR +5.00 −5.00: balanced        PHP +100.00, INR −100.00: not
 */
export function assertBalanced(lines: readonly Line[]): void {
  if (lines.length < 2) throw new RangeError(`an entry has two lines or more, not ${lines.length}`);
  const sums = new Map<string, bigint>();
  for (const { account, currency, minor } of lines) {
    if (minor === 0n) throw new RangeError(`a line of 0 on ${account} says nothing`);
    if (minor > largest || minor < -largest) throw new RangeError(`${minor} on ${account} is too large`);
    const side = accountKind(account) === 'memo' ? `${currency} (memorandum)` : currency;
    sums.set(side, (sums.get(side) ?? 0n) + minor);
  }
  for (const [side, sum] of sums) {
    if (sum !== 0n) throw new RangeError(`the entry is out of balance by ${amountText(sum)} ${side}`);
  }
}
