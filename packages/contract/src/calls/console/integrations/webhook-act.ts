import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { reasonGiven } from '../reason-given.ts';
import { endpointState } from './integration-fields.ts';

export const consoleWebhookAct = defineCall({
  id: 'A15.177',
  group: 'console',
  name: 'webhook-act',
  method: 'POST',
  audience: 'staff',
  permission: 'integration.change',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'Pause, resume or end an address, give it a new secret (the old one signs too for a day), or send it a test event.',
  request: z.strictObject({
    endpointId: z.uuid(),
    act: z.enum(['pause', 'resume', 'end', 'rotate', 'test']),
    reason: reasonGiven,
  }),
  response: z.strictObject({
    endpointId: z.uuid(),
    state: endpointState,
    secret: z.string().nullable().meta({ description: 'The new one, once.' }),
    deliveryId: z.uuid().nullable().meta({ description: 'Of the test event.' }),
  }),
  errors: ['not_found', 'webhook_has_ended', 'webhook_does_not_stand_so'],
});
