/**
 * What the rows of a screen come to, for the line under them: the only sum that a screen makes. What stands
 * in no row is no part of it; any other figure comes with the answer.
 */
export function totalOfRows<Row>(
  rows: readonly Row[],
  amountOf: (row: Row) => bigint | number | string,
): bigint {
  return rows.reduce((total, row) => total + BigInt(amountOf(row)), 0n);
}
