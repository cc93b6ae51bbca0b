import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { cursor, instant, plainText } from '../../fields.ts';
import { marketIds } from '../../market.ts';
import { keyScopeKeys } from '../../staff/key-scopes.ts';
import { webhookEventKeys } from '../../staff/webhook-events.ts';
import { reasonGiven } from './fields.ts';

const integrationName = plainText(60)
  .regex(/\S/u)
  .meta({ description: 'What the lender calls it.', examples: ['Accounting'] });

const keyId = z
  .string()
  .regex(/^[a-z0-9]{12}$/u)
  .meta({ examples: ['4fk2m9q7xw3a'] });

const endpointState = z.enum(['waiting', 'on', 'paused', 'off', 'ended']);

/** One event for one endpoint. */
const deliveryRow = z.strictObject({
  deliveryId: z.uuid().meta({ description: 'The webhook-id of every try.' }),
  event: z.string(),
  state: z.enum(['waiting', 'delivered', 'given-up']),
  madeAt: instant,
  tries: z.int().min(0),
  nextAt: instant.nullable(),
  endedAt: instant.nullable(),
  lastStatus: z.int().nullable(),
  lastTrouble: z.string().nullable(),
});

const consoleKeys = defineCall({
  id: 'A15.172',
  group: 'console',
  name: 'keys',
  method: 'GET',
  audience: 'staff',
  permission: 'integration.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'The keys of integrators in a market, the newest first, and what a key can be made for.',
  request: z.strictObject({ market: z.enum(marketIds), cursor: cursor.optional() }),
  response: z.strictObject({
    keys: z.array(
      z.strictObject({
        keyId,
        name: z.string(),
        scopes: z.array(z.string()),
        state: z.enum(['open', 'waits', 'expired', 'ended']),
        madeBy: z.string(),
        madeAt: instant,
        expiresAt: instant,
        lastUsedAt: instant.nullable(),
        endedAt: instant.nullable(),
      }),
    ),
    scopes: z.array(
      z.strictObject({
        key: z.enum(keyScopeKeys),
        words: z.string(),
        acts: z.boolean().meta({ description: 'An approver must agree.' }),
        calls: z.array(z.string()).meta({ description: 'The addresses that it opens.' }),
        isYours: z.boolean().meta({ description: 'Whoever asks may do it, and so may give it.' }),
      }),
    ),
    nextCursor: cursor.nullable(),
  }),
  errors: [],
});

const consoleKeyMake = defineCall({
  id: 'A15.173',
  group: 'console',
  name: 'key-make',
  method: 'POST',
  audience: 'staff',
  permission: 'integration.change',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'Make a key for an integrator. It is shown once, and opens nothing until an approver agreed.',
  request: z.strictObject({
    market: z.enum(marketIds),
    name: integrationName,
    scopes: z.array(z.enum(keyScopeKeys)).min(1).max(keyScopeKeys.length),
    days: z
      .int()
      .min(1)
      .max(366)
      .meta({ examples: [90] }),
    reason: reasonGiven,
  }),
  response: z.strictObject({
    keyId,
    key: z.string().meta({ description: 'Shown once: nobody can read it again.' }),
    expiresAt: instant,
    decidedBy: instant.meta({ description: 'Until when an approver decides.' }),
  }),
  errors: ['key_scope_is_not_yours', 'reason_is_missing', 'approval_waits_already'],
});

const consoleKeyEnd = defineCall({
  id: 'A15.174',
  group: 'console',
  name: 'key-end',
  method: 'POST',
  audience: 'staff',
  permission: 'integration.change',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'End a key, at once and for good.',
  request: z.strictObject({ keyId, reason: reasonGiven }),
  response: z.strictObject({ keyId }),
  errors: ['not_found', 'key_has_ended'],
});

const consoleWebhooks = defineCall({
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

const consoleWebhookSave = defineCall({
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

const consoleWebhookAct = defineCall({
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

const consoleWebhookDeliveries = defineCall({
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

const consoleWebhookDelivery = defineCall({
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

const consoleWebhookAgain = defineCall({
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

export const consoleIntegrationCalls = [
  consoleKeys,
  consoleKeyMake,
  consoleKeyEnd,
  consoleWebhooks,
  consoleWebhookSave,
  consoleWebhookAct,
  consoleWebhookDeliveries,
  consoleWebhookDelivery,
  consoleWebhookAgain,
] as const;
