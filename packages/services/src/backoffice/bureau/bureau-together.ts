type Totals = { readonly outstanding: bigint; readonly sameOutstanding: bigint };

/**
 * What the loans of a reporting day come to, in the file or unchanged since the one before: what the books
 * must say too.
 */
export function bureauTogether({ outstanding, sameOutstanding }: Totals): bigint {
  return outstanding + sameOutstanding;
}
