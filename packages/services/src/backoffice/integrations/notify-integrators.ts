import { endpointsFor, insertDeliveries } from '@candor/store/integrations';
import type { Tx } from '@candor/store/database';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import type { OutboxHandler, OutboxHandlers } from '../../kernel/outbox/relay-outbox.ts';
import { webhookBody, webhookData, type ToldPayload } from './webhook-data.ts';
import { eventOfTopic, type WebhookEvent } from './webhook-topics.ts';

type Parts = Pick<IdentityDeps, 'now' | 'newId'>;

/**
 * Writes down, for every endpoint that wants to hear of it, that there is something to tell: as the message
 * is claimed, before its own handler. A handler that fails comes again, and its event is there, once for
 * each endpoint. Telling is the lanes' part.
 */
export function tellingIntegrators(parts: Parts, handlers: OutboxHandlers): OutboxHandlers {
  const told = [...eventOfTopic].map(([topic, event]) => {
    const handler: OutboxHandler<never> = handlers[topic];
    const both: OutboxHandler<never> = Object.assign(handler.bind(null), {
      prepare: async (tx: Tx, payload: never, message: { readonly id: bigint }) => {
        await noteEvent(tx, parts, event, { payload, cause: message.id });
        return handler.prepare?.(tx, payload, message);
      },
    });
    return [topic, both];
  });
  return { ...handlers, ...(Object.fromEntries(told) as OutboxHandlers) };
}

async function noteEvent(
  tx: Tx,
  { now, newId }: Parts,
  event: WebhookEvent,
  { payload, cause }: { readonly payload: ToldPayload; readonly cause: bigint },
): Promise<void> {
  const { market } = payload;
  const endpoints = await endpointsFor(tx, { market, event });
  const data = endpoints.length === 0 ? null : await webhookData(tx, event, payload);
  if (data === null) return;
  const madeAt = now();
  const body = webhookBody(event, madeAt, data);
  await insertDeliveries(
    tx,
    endpoints.map((endpointId) => ({ id: newId(), endpointId, cause, event, body, madeAt })),
  );
}
