import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { instant } from '../../../fields/instant.ts';
import { deliveryRow } from './integration-fields.ts';

export const consoleWebhookDelivery = defineCall({
  id: 'A15.179',
  group: 'console',
  name: 'webhook-delivery',
  method: 'GET',
  audience: 'staff',
  permission: 'integration.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'One event that was told, with every try: status, duration, and the beginning of the answer as text.',
  request: z.strictObject({ deliveryId: z.uuid() }),
  response: deliveryRow.extend({
    endpointId: z.uuid(),
    body: z.string(),
    attempts: z.array(
      z.strictObject({
        number: z.int().min(1),
        at: instant,
        tookMs: z
          .int()
          .nullable()
          .meta({ description: 'Null: no worker came back from it, or it is under way.' }),
        status: z.int().nullable(),
        answer: z.string().nullable(),
        trouble: z.string().nullable(),
      }),
    ),
  }),
  errors: ['not_found'],
});
