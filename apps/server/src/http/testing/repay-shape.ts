import { z } from 'zod';

/** A call as a later part of the product will have it, for what no call of today shows. */
export const repayShape = {
  id: 'A7.99',
  group: 'loan',
  name: 'repay',
  method: 'POST',
  audience: 'anyone',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'Repay.',
  request: z.strictObject({ amount: z.int().min(1) }),
  response: z.strictObject({ done: z.boolean() }),
  errors: ['too_many_requests'],
} as const;
