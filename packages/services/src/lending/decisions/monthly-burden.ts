export { monthlyBurden } from '@candor/domain/schedule';

/**
 * In a thousand parts of the income, rounded up: 4,410.19 of 30,000.00 is 148. Without an income everything
 * is too much.
 */
export function burdenPerMille(perMonth: bigint, incomePerMonth: bigint): number {
  if (incomePerMonth <= 0n) return 100_000;
  const share = (perMonth * 1_000n + incomePerMonth - 1n) / incomePerMonth;
  return share > 100_000n ? 100_000 : Number(share);
}
