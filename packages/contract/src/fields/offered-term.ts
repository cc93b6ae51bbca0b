import { z } from 'zod';

/** "3 months" is 3 instalments of one month; "30 days, paid at once" is one instalment of 30 days. */
export const offeredTerm = z.strictObject({
  instalments: z
    .int()
    .min(1)
    .max(1000)
    .meta({ examples: [3] }),
  every: z.strictObject({
    count: z
      .int()
      .min(1)
      .max(1000)
      .meta({ examples: [1] }),
    unit: z.enum(['day', 'week', 'half-month', 'month']).meta({ examples: ['month'] }),
  }),
});
