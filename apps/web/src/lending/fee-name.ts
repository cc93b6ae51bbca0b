type Say = {
  (word: 'processingFee'): string;
  (word: 'withTax', values: { readonly name: string }): string;
};

/**
 * What a fee is called wherever a loan's figures stand: with its tax in the figure it says so, and the figure
 * is the same on each screen. A name of the lender's own is said as it is.
 */
export function feeName(say: Say, { name, tax }: { readonly name: string; readonly tax: number }): string {
  const called = name === 'processing' ? say('processingFee') : name;
  return tax > 0 ? say('withTax', { name: called }) : called;
}
