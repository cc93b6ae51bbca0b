type Taxes = { readonly central: bigint; readonly state: bigint; readonly integrated: bigint };

/** All tax of a paper, or of a month's papers. */
export function taxOf({ central, state, integrated }: Taxes): bigint {
  return central + state + integrated;
}

/** What a paper comes to: the value and its tax. */
export function withTax(paper: Taxes & { readonly taxable: bigint }): bigint {
  return paper.taxable + taxOf(paper);
}
