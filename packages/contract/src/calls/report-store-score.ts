import { z } from 'zod';
import { defineCall } from '../call.ts';
import { instant } from '../fields/instant.ts';

export const reportStoreScore = defineCall({
  id: 'A12.2',
  group: 'report',
  name: 'store-score',
  method: 'POST',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'problemReport',
  summary: 'How many stars the borrower gives, or that they would rather not be asked. Kept without a name.',
  request: z.strictObject({
    stars: z
      .int()
      .min(1)
      .max(5)
      .nullable()
      .meta({ description: 'Null: asked, and not answered.', examples: [4] }),
  }),
  response: z.strictObject({
    askAgainAt: instant.meta({ description: 'Not before this may it be asked again.' }),
  }),
  errors: ['too_many_requests'],
});
