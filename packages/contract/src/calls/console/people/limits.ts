import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { minorAmount } from '../../../fields/minor-amount.ts';
import { marketIds } from '../../../market.ts';

export const consoleLimits = defineCall({
  id: 'A15.84',
  group: 'console',
  name: 'limits',
  method: 'GET',
  audience: 'staff',
  permission: 'people.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'How much each role that is a second person agrees to alone, in a market.',
  request: z.strictObject({ market: z.enum(marketIds) }),
  response: z.strictObject({
    limits: z.array(
      z.strictObject({
        role: z.string(),
        name: z.string(),
        most: minorAmount.nullable().meta({ description: 'Null: no limit.' }),
      }),
    ),
  }),
  errors: ['market_not_offered'],
});
