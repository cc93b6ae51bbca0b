import { z } from 'zod';
import { defineCall } from '../call.ts';

export const sandboxPayoutOutcome = defineCall({
  id: 'A18.6',
  group: 'sandbox',
  name: 'payout-outcome',
  method: 'POST',
  audience: 'anyone',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  sandboxOnly: true,
  summary: 'Let the sandbox channel pay a payout out, fail it, or lose its answer.',
  request: z.strictObject({ payoutId: z.uuid(), outcome: z.enum(['left', 'failed', 'answer-lost']) }),
  response: z.strictObject({ payoutId: z.uuid(), state: z.string() }),
  errors: ['not_found', 'order_cannot_change_now'],
});
