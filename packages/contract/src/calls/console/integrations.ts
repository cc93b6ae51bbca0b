import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { instant } from '../../fields/instant.ts';
import { marketIds } from '../../market.ts';
import { webhookEventKeys } from '../../staff/webhook-events.ts';

export const consoleWebhooks = defineCall({
  id: 'A15.175',
  group: 'console',
  name: 'webhooks',
  method: 'GET',
  audience: 'staff',
  permission: 'integration.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'Where events of a market are told, how each address stands, and what can be told.',
  request: z.strictObject({ market: z.enum(marketIds) }),
  response: z.strictObject({
    endpoints: z.array(
      z.strictObject({
        endpointId: z.uuid(),
        name: z.string(),
        url: z.string(),
        events: z.array(z.string()),
        state: z
          .enum(['waiting', 'on', 'paused', 'off'])
          .meta({ description: '`waiting`: for an approver; `off`: switched off by itself.' }),
        madeBy: z.string(),
        madeAt: instant,
        bothSecretsUntil: instant
          .nullable()
          .meta({ description: 'The secret before this one signs too until then.' }),
        failingSince: instant.nullable(),
        offAt: instant.nullable(),
        offAfterDays: z.int(),
        waiting: z.int().min(0),
        givenUp: z.int().min(0),
        lastDeliveredAt: instant.nullable(),
      }),
    ),
    events: z.array(z.strictObject({ key: z.enum(webhookEventKeys), words: z.string() })),
  }),
  errors: [],
});
