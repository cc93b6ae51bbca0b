import { endpointsFor, insertDeliveries } from '@candor/store/integrations';
import type { Database } from '@candor/store/database';
import { lease } from '../../kernel/commands/lease.ts';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import type { OutboxHandler, OutboxHandlers } from '../../kernel/outbox/relay-outbox.ts';
import { webhookBody, webhookData, type ToldPayload } from './webhook-data.ts';
import { eventOfTopic, type WebhookEvent } from './webhook-topics.ts';

type Parts = Pick<IdentityDeps, 'now' | 'newId'> & { readonly database: Database };

/**
 * Writes down, for every endpoint that wants to hear of it, that there is something to tell. It asks nobody
 * but the database and is done before the message's own handler: a handler that fails comes again, and its
 * event is there already, once for each endpoint. Telling is the lanes' part.
 */
export function tellingIntegrators(parts: Parts, handlers: OutboxHandlers): OutboxHandlers {
  const told = [...eventOfTopic].map(([topic, event]) => {
    const handler: OutboxHandler<never> = handlers[topic];
    const both: OutboxHandler<never> = async (payload, message) => {
      await noteEvent(parts, event, payload, message.id);
      await handler(payload, message);
    };
    return [topic, both];
  });
  return { ...handlers, ...(Object.fromEntries(told) as OutboxHandlers) };
}

async function noteEvent(
  { database, now, newId }: Parts,
  event: WebhookEvent,
  payload: ToldPayload,
  cause: bigint,
): Promise<void> {
  const { market } = payload;
  await lease(database, 'webhook.queue', async (tx) => {
    const endpoints = await endpointsFor(tx, { market, event });
    const data = endpoints.length === 0 ? null : await webhookData(tx, event, payload);
    if (data === null) return;
    const madeAt = now();
    const body = webhookBody(event, madeAt, data);
    await insertDeliveries(
      tx,
      endpoints.map((endpointId) => ({ id: newId(), endpointId, cause, event, body, madeAt })),
    );
  });
}
