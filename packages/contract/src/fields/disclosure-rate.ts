import { z } from 'zod';

/** A rate with its convention named: a bare percentage says nothing. */
export const disclosureRate = z.strictObject({
  convention: z.enum(['eir-monthly', 'nominal-12', 'effective-annual', 'actuarial-unit-period']),
  per: z.enum(['month', 'year']),
  percent: z.string().meta({ description: 'Six decimals.', examples: ['6.132037'] }),
});
