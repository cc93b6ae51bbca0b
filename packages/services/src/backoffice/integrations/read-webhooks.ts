import {
  findDelivery,
  findEndpoint,
  listWebhookAttempts,
  listDeliveries,
  listEndpoints,
  type ListedEndpoint,
  type WebhookDelivery,
} from '@candor/store/integrations';
import type { Database } from '@candor/store/database';
import { instantPart, readCursor, uuidPart, writeCursor } from '../../kernel/page-cursor.ts';
import { offAfterDays } from './webhook-rules.ts';

const pageSize = 50;

/** The endpoints of a market, and how each stands. */
export function readEndpoints(database: Database, market: string, now: Date) {
  return database.read(async (tx) =>
    (await listEndpoints(tx, market)).map((endpoint) => endpointView(endpoint, now)),
  );
}

function endpointView(endpoint: ListedEndpoint, now: Date) {
  const { oldSecretUntil, failingSince, offAt } = endpoint;
  return {
    endpointId: endpoint.id,
    name: endpoint.name,
    url: endpoint.url,
    events: endpoint.events,
    state: endpoint.state as Exclude<ListedEndpoint['state'], 'ended'>,
    madeBy: endpoint.madeByName,
    madeAt: endpoint.madeAt.toISOString(),
    bothSecretsUntil: oldSecretUntil !== null && oldSecretUntil > now ? oldSecretUntil.toISOString() : null,
    failingSince: failingSince?.toISOString() ?? null,
    offAt: offAt?.toISOString() ?? null,
    offAfterDays,
    waiting: endpoint.waiting,
    givenUp: endpoint.givenUp,
    lastDeliveredAt: endpoint.lastDeliveredAt?.toISOString() ?? null,
  };
}

type Asked = {
  readonly endpointId: string;
  readonly givenUpOnly: boolean;
  readonly cursor: string | undefined;
};

/** The log of an endpoint, the newest first; undefined where there is no such endpoint. */
export function readDeliveries(database: Database, { endpointId, givenUpOnly, cursor }: Asked) {
  return database.read(async (tx) => {
    if (!(await findEndpoint(tx, endpointId))) return undefined;
    const [madeKey, id] = readCursor(cursor, [instantPart, uuidPart]) ?? [];
    const after = madeKey === undefined || id === undefined ? null : { madeKey, id };
    const rows = await listDeliveries(tx, { endpointId, givenUpOnly, after, limit: pageSize + 1 });
    const page = rows.slice(0, pageSize);
    const last = page.at(-1);
    return {
      deliveries: page.map(deliveryView),
      nextCursor: rows.length > pageSize && last ? writeCursor([last.madeKey, last.id]) : null,
    };
  });
}

function deliveryView(delivery: WebhookDelivery) {
  const { deliveredAt, givenUpAt } = delivery;
  const state = deliveredAt !== null ? 'delivered' : givenUpAt !== null ? 'given-up' : 'waiting';
  return {
    deliveryId: delivery.id,
    event: delivery.event,
    state: state as 'delivered' | 'given-up' | 'waiting',
    madeAt: delivery.madeAt.toISOString(),
    tries: delivery.attempts,
    nextAt: state === 'waiting' ? delivery.nextAttemptAt.toISOString() : null,
    endedAt: (deliveredAt ?? givenUpAt)?.toISOString() ?? null,
    lastStatus: delivery.lastStatus,
    lastTrouble: delivery.lastTrouble,
  };
}

/** One event with every try; undefined where there is none. */
export function readDelivery(database: Database, deliveryId: string) {
  return database.read(async (tx) => {
    const delivery = await findDelivery(tx, deliveryId);
    if (!delivery) return undefined;
    const attempts = await listWebhookAttempts(tx, deliveryId);
    return {
      ...deliveryView(delivery),
      endpointId: delivery.endpointId,
      body: delivery.body,
      attempts: attempts.map(({ number, at, tookMs, status, answer, trouble }) => ({
        number,
        at: at.toISOString(),
        tookMs,
        status,
        answer,
        trouble,
      })),
    };
  });
}
