import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { instant } from '../../../fields/instant.ts';
import { plainText } from '../../../fields/plain-text.ts';
import { marketIds } from '../../../market.ts';
import { webhookEventKeys } from '../../../staff/webhook-events.ts';
import { reasonGiven } from '../reason-given.ts';
import { integrationName } from './integration-fields.ts';

export const consoleWebhookSave = defineCall({
  id: 'A15.176',
  group: 'console',
  name: 'webhook-save',
  method: 'POST',
  audience: 'staff',
  permission: 'integration.change',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'Set up an address that is told of events, or change one. Address and events hold when an approver agrees. The secret of a new one is shown once.',
  request: z.strictObject({
    market: z.enum(marketIds),
    endpointId: z.uuid().optional().meta({ description: 'Of the one to change; none for a new one.' }),
    name: integrationName,
    url: plainText(500).meta({ examples: ['https://hooks.example.com/candor'] }),
    events: z.array(z.enum(webhookEventKeys)).min(1).max(webhookEventKeys.length),
    reason: reasonGiven,
  }),
  response: z.strictObject({
    endpointId: z.uuid(),
    secret: z.string().nullable().meta({ description: 'Of a new one, once.' }),
    decidedBy: instant.nullable().meta({
      description: 'Until when an approver decides; null: another name, or fewer events, needs none.',
    }),
  }),
  errors: [
    'not_found',
    'webhook_url_unfit',
    'webhooks_are_too_many',
    'webhook_has_ended',
    'approval_waits_already',
    'reason_is_missing',
  ],
});
