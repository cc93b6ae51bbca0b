import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { reasonGiven } from '../reason-given.ts';

export const consoleWebhookAgain = defineCall({
  id: 'A15.181',
  group: 'console',
  name: 'webhook-again',
  method: 'POST',
  audience: 'staff',
  permission: 'integration.change',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'Have an event sent again, under the same id.',
  request: z.strictObject({ deliveryId: z.uuid(), reason: reasonGiven }),
  response: z.strictObject({ deliveryId: z.uuid() }),
  errors: ['not_found', 'webhook_does_not_stand_so'],
});
