import { nothingIsHeld } from '../restore/restore-holds.ts';
import type { Tx } from '../database/database.ts';

/** What is to be told now. `attempt` counts ever, `tries` since it was made or a person had it sent again. */
export type ClaimedDelivery = {
  id: string;
  endpointId: string;
  url: string;
  event: string;
  body: string;
  secretSealed: string;
  oldSecretSealed: string | null;
  oldSecretUntil: Date | null;
  attempt: number;
  tries: number;
};

/**
 * The endpoint that was served longest ago, of those that are on, that no worker is at and that have
 * something due; and the oldest due thing of it. One at a time for each endpoint: one that takes ten seconds
 * for everything holds one lane, and never two. A worker that dies gives the endpoint back when its lease
 * ends, by the database's clock; the try is counted and in the log.
 */
export async function claimDelivery(
  tx: Tx,
  { now, leaseSeconds }: { readonly now: Date; readonly leaseSeconds: number },
): Promise<ClaimedDelivery | undefined> {
  const chosen = await tx.query<{ id: string }>({
    name: 'webhook-claim-endpoint',
    text: `select e.id from webhook_endpoint e
           where e.state = 'on' and ${nothingIsHeld} and (e.busy_until is null or e.busy_until <= now())
             and exists (select from webhook_delivery d where d.endpoint_id = e.id and d.delivered_at is null
               and d.given_up_at is null and d.next_attempt_at <= greatest(now(), $1))
           order by e.served_at nulls first, e.id
           for update of e skip locked limit 1`,
    values: [now],
  });
  const endpointId = chosen.rows[0]?.id;
  if (endpointId === undefined) return undefined;
  // Whoever held the endpoint meanwhile may have been quicker: a statement of its own sees what is so now.
  const claimed = await tx.query<Pick<ClaimedDelivery, 'id' | 'event' | 'body' | 'attempt' | 'tries'>>({
    name: 'webhook-claim',
    text: `update webhook_delivery set attempts = attempts + 1
           where id = (select id from webhook_delivery d where d.endpoint_id = $1 and d.delivered_at is null
             and d.given_up_at is null and d.next_attempt_at <= greatest(now(), $2) order by d.next_attempt_at, d.id limit 1)
           returning id, event, body, attempts as attempt, attempts - fresh_from as tries`,
    values: [endpointId, now],
  });
  const delivery = claimed.rows[0];
  if (!delivery) return undefined;
  const busy = await tx.query<Omit<ClaimedDelivery, keyof typeof delivery | 'endpointId'>>({
    name: 'webhook-claim-busy',
    text: `update webhook_endpoint set busy_until = now() + make_interval(secs => $2), served_at = now() where id = $1
           returning url, secret_sealed as "secretSealed", old_secret_sealed as "oldSecretSealed", old_secret_until as "oldSecretUntil"`,
    values: [endpointId, leaseSeconds],
  });
  await tx.query({
    name: 'webhook-attempt-insert',
    text: 'insert into webhook_attempt (delivery_id, number, at) values ($1, $2, $3)',
    values: [delivery.id, delivery.attempt, now],
  });
  return { ...delivery, endpointId, ...busy.rows[0]! };
}

export type DeliveryOutcome = {
  readonly tookMs: number;
  readonly status: number | null;
  readonly answer: string | null;
  /** Null: it was taken. */
  readonly trouble: string | null;
  /** Null, with trouble: it was the last try. */
  readonly retryInSeconds: number | null;
};

type Claim = Pick<ClaimedDelivery, 'id' | 'endpointId' | 'attempt'>;

/** The try is written down in any case; what becomes of the delivery only by whoever still has it. */
export async function noteDelivery(
  tx: Tx,
  { id, endpointId, attempt }: Claim,
  { tookMs, status, answer, trouble, retryInSeconds }: DeliveryOutcome,
  {
    now,
    offAfterDays,
    isGone,
  }: { readonly now: Date; readonly offAfterDays: number; readonly isGone: boolean },
): Promise<{ readonly isOurs: boolean; readonly isOff: boolean }> {
  await tx.query({
    name: 'webhook-endpoint-hold',
    text: 'select from webhook_endpoint where id = $1 for update',
    values: [endpointId],
  });
  await tx.query({
    name: 'webhook-attempt-end',
    text: `update webhook_attempt set took_ms = $3, status = $4, answer = $5, trouble = $6 where delivery_id = $1 and number = $2`,
    values: [id, attempt, tookMs, status, answer, trouble],
  });
  const isTaken = trouble === null;
  const noted = await tx.query({
    name: 'webhook-delivery-note',
    text: `update webhook_delivery
           set delivered_at = case when $3 then $5::timestamptz end,
               given_up_at = case when not $3 and $4::int is null then $5::timestamptz end,
               next_attempt_at = greatest(now(), $5) + make_interval(secs => coalesce($4::int, 0))
           where id = $1 and attempts = $2 and delivered_at is null and given_up_at is null`,
    values: [id, attempt, isTaken, retryInSeconds, now],
  });
  if (noted.rowCount === 0) return { isOurs: false, isOff: false };
  const { rows } = await tx.query<{ isOff: boolean }>({
    name: 'webhook-endpoint-note',
    text: `with stands as (
             select id, state = 'on' and not $2 and ($5 or coalesce(failing_since, $3) <= $3::timestamptz - make_interval(days => $4)) as off
             from webhook_endpoint where id = $1)
           update webhook_endpoint e
           set busy_until = null,
               failing_since = case when not $2 then coalesce(failing_since, $3) end,
               state = case when off then 'off' else state end,
               off_at = case when off then $3 else off_at end
           from stands where e.id = stands.id returning stands.off as "isOff"`,
    values: [endpointId, isTaken, now, offAfterDays, isGone],
  });
  return { isOurs: true, isOff: rows[0]?.isOff ?? false };
}
