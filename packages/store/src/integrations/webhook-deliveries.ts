import type { ReadTx, Tx } from '../database/database.ts';
import { deleteOldest } from '../database/delete-oldest.ts';

export type NewDelivery = {
  readonly id: string;
  readonly endpointId: string;
  /** The message of the outbox that it came from; null for what a person had sent. */
  readonly cause: bigint | null;
  readonly event: string;
  readonly body: string;
  readonly madeAt: Date;
};

/**
 * Written once for each cause and endpoint, however often the outbox hands the cause over. Wakes the lanes
 * when it is committed.
 */
export async function insertDeliveries(tx: Tx, rows: readonly NewDelivery[]): Promise<number> {
  if (rows.length === 0) return 0;
  const { rowCount } = await tx.query({
    name: 'webhook-delivery-insert',
    text: `insert into webhook_delivery (id, endpoint_id, cause, event, body, made_at, next_attempt_at)
           select d.id, d.endpoint_id, d.cause, d.event, d.body, d.made_at, now()
           from unnest($1::uuid[], $2::uuid[], $3::bigint[], $4::text[], $5::text[], $6::timestamptz[])
             as d (id, endpoint_id, cause, event, body, made_at)
           on conflict (endpoint_id, cause) do nothing`,
    values: [
      rows.map(({ id }) => id),
      rows.map(({ endpointId }) => endpointId),
      rows.map(({ cause }) => cause),
      rows.map(({ event }) => event),
      rows.map(({ body }) => body),
      rows.map(({ madeAt }) => madeAt),
    ],
  });
  tx.nudge('webhooks', '');
  return rowCount;
}

export type WebhookDelivery = {
  id: string;
  endpointId: string;
  event: string;
  body: string;
  madeAt: Date;
  madeKey: string;
  attempts: number;
  nextAttemptAt: Date;
  deliveredAt: Date | null;
  givenUpAt: Date | null;
  /** Of the newest try. */
  lastStatus: number | null;
  lastTrouble: string | null;
};

const columns = `d.id, d.endpoint_id as "endpointId", d.event, d.body, d.made_at as "madeAt",
  to_char(d.made_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "madeKey", d.attempts,
  d.next_attempt_at as "nextAttemptAt", d.delivered_at as "deliveredAt", d.given_up_at as "givenUpAt",
  a.status as "lastStatus", a.trouble as "lastTrouble"`;
const lastTry = `left join lateral (select status, trouble from webhook_attempt a where a.delivery_id = d.id
  order by number desc limit 1) a on true`;

export type DeliveryPlace = { readonly madeKey: string; readonly id: string };

/** Of one endpoint, the newest first. */
export async function listDeliveries(
  tx: ReadTx,
  {
    endpointId,
    givenUpOnly,
    after,
    limit,
  }: {
    readonly endpointId: string;
    readonly givenUpOnly: boolean;
    readonly after: DeliveryPlace | null;
    readonly limit: number;
  },
): Promise<WebhookDelivery[]> {
  const { rows } = await tx.query<WebhookDelivery>({
    name: givenUpOnly ? 'webhook-deliveries-given-up' : 'webhook-deliveries',
    text: `select ${columns} from webhook_delivery d ${lastTry}
           where d.endpoint_id = $1 ${givenUpOnly ? 'and d.given_up_at is not null' : ''}
             and ($2::timestamptz is null or (d.made_at, d.id) < ($2, $3::uuid))
           order by d.made_at desc, d.id desc limit $4`,
    values: [endpointId, after?.madeKey ?? null, after?.id ?? null, limit],
  });
  return rows;
}

export async function findDelivery(tx: ReadTx, id: string): Promise<WebhookDelivery | undefined> {
  const { rows } = await tx.query<WebhookDelivery>({
    name: 'webhook-delivery-find',
    text: `select ${columns} from webhook_delivery d ${lastTry} where d.id = $1`,
    values: [id],
  });
  return rows[0];
}

export type WebhookAttempt = {
  number: number;
  at: Date;
  tookMs: number | null;
  status: number | null;
  answer: string | null;
  trouble: string | null;
};

export async function listWebhookAttempts(tx: ReadTx, deliveryId: string): Promise<WebhookAttempt[]> {
  const { rows } = await tx.query<WebhookAttempt>({
    name: 'webhook-attempt-list',
    text: `select number, at, took_ms as "tookMs", status, answer, trouble from webhook_attempt
           where delivery_id = $1 order by number desc limit 100`,
    values: [deliveryId],
  });
  return rows;
}

/**
 * Due at once, with all of its tries before it; the tries that were made stay in the log, and their numbers
 * go on.
 */
export async function sendDeliveryAgain(tx: Tx, id: string): Promise<void> {
  await tx.query({
    name: 'webhook-delivery-again',
    text: `update webhook_delivery set fresh_from = attempts, delivered_at = null, given_up_at = null, next_attempt_at = now() where id = $1`,
    values: [id],
  });
  tx.nudge('webhooks', '');
}

/** What waits for an endpoint that was ended is told to nobody. */
export async function giveUpWaiting(tx: Tx, endpointId: string, at: Date): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'webhook-delivery-give-up-waiting',
    text: `update webhook_delivery set given_up_at = $2
           where endpoint_id = $1 and delivered_at is null and given_up_at is null`,
    values: [endpointId, at],
  });
  return rowCount;
}

/** What waits, as if it were new: after a pause nobody waits for a rest of yesterday's. */
export async function hurryWaiting(tx: Tx, endpointId: string): Promise<void> {
  await tx.query({
    name: 'webhook-delivery-hurry',
    text: `update webhook_delivery set next_attempt_at = now()
           where endpoint_id = $1 and delivered_at is null and given_up_at is null`,
    values: [endpointId],
  });
  tx.nudge('webhooks', '');
}

/** With its tries; what waited so long for an endpoint that was paused or off is news to nobody. */
export async function deleteDeliveriesBefore(tx: Tx, instant: Date): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'webhook-delivery-delete-old',
    text: deleteOldest('webhook_delivery', 'made_at'),
    values: [instant],
  });
  return rowCount;
}
