import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { minorAmount } from '../../../fields/minor-amount.ts';
import { marketIds } from '../../../market.ts';

export const consoleSuspense = defineCall({
  id: 'A15.59',
  group: 'console',
  name: 'suspense',
  method: 'GET',
  audience: 'staff',
  permission: 'money.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'Money without an owner by the ledger and by the payments: whether the two tie.',
  request: z.strictObject({ market: z.enum(marketIds) }),
  response: z.strictObject({
    number: z.int(),
    ledger: minorAmount,
    payments: minorAmount,
    count: z.int(),
    ties: z.boolean(),
  }),
  errors: ['market_not_offered'],
});
