type Rate = { readonly per: 'month' | 'year'; readonly percent: string };

/** What 1,000.00 owed costs a month at a disclosed rate, in minor units: 6.132037 % a month is 61.32. */
export function monthlyCost({ per, percent }: Rate): number {
  const [whole = '0', decimals = ''] = percent.split('.');
  const millionths = BigInt(whole + decimals.padEnd(6, '0').slice(0, 6));
  const [top, bottom] = [100_000n * millionths, 100_000_000n * (per === 'year' ? 12n : 1n)];
  return Number((2n * top + bottom) / (2n * bottom));
}
