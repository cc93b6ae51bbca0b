import type { AllocationLine } from '../loan/loan.ts';
import { eachPart, isNothing, noParts, subtractParts, totalOfParts } from '../loan/parts.ts';
import type { Parts } from '../loan/parts.ts';
import type { RowState } from '../instalments/row-states.ts';
import type { PaidPart } from '../product/product-terms.ts';

/**
 * Divides money among rows: the oldest first, and within a row by the order of payment. What is over is the
 * rest.
 *   1,000.00 for a row with 17.12 of late charges, 423.34 of interest and 2,429.60 of principal: 17.12,
 *     423.34 and
 *   559.54.
 * (Rejected: all late charges of all rows first, then all interest. The oldest row would stay open longest,
 * and with it the days late and the charges.)
 */
export function divideByOrder(
  rows: readonly RowState[],
  amount: bigint,
  order: readonly PaidPart[],
): { readonly lines: AllocationLine[]; readonly rest: bigint } {
  let rest = amount;
  const lines: AllocationLine[] = [];
  for (const { row, left } of rows) {
    const parts = payParts(left, rest, order);
    rest -= totalOfParts(parts);
    if (!isNothing(parts)) lines.push({ n: row.n, parts });
  }
  return { lines, rest };
}

function payParts(left: Parts, amount: bigint, order: readonly PaidPart[]): Parts {
  let rest = amount;
  const paid = new Map<PaidPart, bigint>();
  for (const part of order) {
    const wanted = left[part] > 0n ? left[part] : 0n;
    const given = wanted < rest ? wanted : rest;
    paid.set(part, given);
    rest -= given;
  }
  return eachPart((part) => paid.get(part) ?? 0n);
}

/**
 * The other way round, when money that was counted turns out to be missing: what was paid last by the order
 * is open again first, so that what stands is what the money that is left would have paid.
 *   Rows 1 and 2 are paid, 2,910.19 each, and 3,000.00 are missing: row 2 is open again, and 89.81 of row 1's
 *     principal.
 */
export function unpaidLines(
  rows: readonly RowState[],
  amount: bigint,
  order: readonly PaidPart[],
): { readonly lines: AllocationLine[]; readonly rest: bigint } {
  const given = rows.map(({ row, paid }) => ({ row, owed: paid, paid, left: paid }));
  const { lines, rest } = divideByOrder(given.toReversed(), amount, order.toReversed());
  return { lines: lines.map(({ n, parts }) => ({ n, parts: subtractParts(noParts, parts) })), rest };
}

/**
 * What was overpaid on a part of a row, because less turned out to be owed: it is freed and becomes the
 * borrower's credit.
 */
export function overpaidLines(rows: readonly RowState[]): AllocationLine[] {
  return rows.flatMap(({ row, left }) => {
    const parts = eachPart((part) => (left[part] < 0n ? left[part] : 0n));
    return isNothing(parts) ? [] : [{ n: row.n, parts }];
  });
}

export function totalOfLines(lines: readonly AllocationLine[]): bigint {
  return lines.reduce((sum, { parts }) => sum + totalOfParts(parts), 0n);
}
