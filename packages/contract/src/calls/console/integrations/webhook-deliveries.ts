import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { cursor } from '../../../fields/cursor.ts';
import { deliveryRow } from './integration-fields.ts';

export const consoleWebhookDeliveries = defineCall({
  id: 'A15.178',
  group: 'console',
  name: 'webhook-deliveries',
  method: 'GET',
  audience: 'staff',
  permission: 'integration.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'What an address was told, the newest first. Kept for ninety days.',
  request: z.strictObject({
    endpointId: z.uuid(),
    givenUpOnly: z.boolean().optional(),
    cursor: cursor.optional(),
  }),
  response: z.strictObject({ deliveries: z.array(deliveryRow), nextCursor: cursor.nullable() }),
  errors: ['not_found'],
});
