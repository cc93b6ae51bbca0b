import { z } from 'zod';
import { defineCall } from '../call.ts';

export const sandboxHardship = defineCall({
  id: 'A18.12',
  group: 'sandbox',
  name: 'hardship',
  method: 'POST',
  audience: 'anyone',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  sandboxOnly: true,
  summary: 'Decide a hardship request as staff would.',
  request: z.strictObject({
    requestId: z.uuid(),
    decision: z.enum(['grant', 'refuse']),
    reason: z
      .enum([
        'we_need_to_know_more',
        'another_way_is_cheaper',
        'plan_would_not_hold',
        'law_does_not_allow_it',
      ])
      .optional()
      .meta({ description: 'Of a refusal; the borrower reads it in their language.' }),
  }),
  response: z.strictObject({ requestId: z.uuid(), state: z.string() }),
  errors: ['not_found', 'order_cannot_change_now'],
});
