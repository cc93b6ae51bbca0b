import { z } from 'zod';
import { defineCall } from '../call.ts';

export const sandboxExplain = defineCall({
  id: 'A18.13',
  group: 'sandbox',
  name: 'explain',
  method: 'POST',
  audience: 'anyone',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  sandboxOnly: true,
  summary:
    'Close a difference or a callback as finance would: explain it, credit the money, or take it back.',
  request: z.strictObject({
    of: z.enum(['difference', 'callback']),
    id: z.string().regex(/^[0-9]{1,18}$/u),
    how: z.enum(['explain', 'credit', 'take-back']).meta({
      description: 'credit: of money that only the channel has. take-back: of money that only we have.',
    }),
    reason: z.string().trim().min(3).max(500),
  }),
  response: z.strictObject({ id: z.string(), state: z.literal('closed') }),
  errors: ['not_found', 'order_cannot_change_now'],
});
