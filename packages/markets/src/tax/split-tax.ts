import type { TaxState } from './tax-rules.ts';

export interface SplitTax {
  readonly central: bigint;
  readonly state: bigint;
  readonly integrated: bigint;
}

/**
 * Whose tax it is. Supplier and recipient in one state: half is the Union's, half the state's; an odd paisa
 * is the state's, so that the two are what the books hold. In two states all of it is integrated.
 *   54.00 in Karnataka from Karnataka: 27.00 and 27.00        54.01: 27.00 and 27.01        54.01 in Kerala
 *     from Karnataka: 54.01 integrated
 */
export function splitTax(tax: bigint, supplier: TaxState, recipient: TaxState): SplitTax {
  if (supplier.code !== recipient.code) return { central: 0n, state: 0n, integrated: tax };
  const central = tax / 2n;
  return { central, state: tax - central, integrated: 0n };
}
