import type { ProductTerms } from '@candor/domain/product';

/**
 * How a charge is named between the disclosure and the books; a fee by the name that the product gives it.
 */
export type ChargeKey =
  | 'interest'
  | `fee:${string}`
  | 'late-charge'
  | `contingent:${string}`
  | 'delay-fee'
  | 'early-settlement-charge';

/** What may ever be charged on a loan of these terms: the rows that its disclosure has. */
export function disclosedCharges({
  interest,
  fees,
  lateCharge,
  contingentCharges = [],
  delay,
  earlySettlement,
}: ProductTerms): ChargeKey[] {
  const optional = (key: ChargeKey, isThere: boolean) => (isThere ? [key] : []);
  return [
    ...optional('interest', interest.rate.num > 0n),
    ...fees.map(({ name }): ChargeKey => `fee:${name}`),
    ...optional('late-charge', lateCharge !== null),
    ...contingentCharges.map(({ code }): ChargeKey => `contingent:${code}`),
    ...optional('delay-fee', delay !== null),
    ...optional('early-settlement-charge', earlySettlement.chargePercent.num > 0n),
  ];
}
