import type { ReadTx, Tx } from '../database/database.ts';

/** `waiting`: nobody has approved it, and it is told nothing. */
export type EndpointState = 'waiting' | 'on' | 'paused' | 'off' | 'ended';

export type WebhookEndpoint = {
  id: string;
  market: string;
  name: string;
  url: string;
  events: string[];
  secretSealed: string;
  oldSecretSealed: string | null;
  oldSecretUntil: Date | null;
  state: EndpointState;
  madeByName: string;
  madeAt: Date;
  /** Since when every try failed. */
  failingSince: Date | null;
  offAt: Date | null;
};

const columns = `e.id, e.market, e.name, e.url, e.events, e.secret_sealed as "secretSealed", e.old_secret_sealed as "oldSecretSealed",
  e.old_secret_until as "oldSecretUntil", e.state, s.name as "madeByName", e.made_at as "madeAt",
  e.failing_since as "failingSince", e.off_at as "offAt"`;
const from = 'webhook_endpoint e join staff s on s.id = e.made_by';

export type NewEndpoint = Pick<
  WebhookEndpoint,
  'id' | 'market' | 'name' | 'url' | 'secretSealed' | 'madeAt'
> & {
  readonly events: readonly string[];
  readonly madeBy: string;
};

export async function insertEndpoint(tx: Tx, row: NewEndpoint): Promise<void> {
  await tx.query({
    name: 'webhook-endpoint-insert',
    text: `insert into webhook_endpoint (id, market, name, url, events, secret_sealed, state, made_by, made_at)
           values ($1, $2, $3, $4, $5, $6, 'waiting', $7, $8)`,
    values: [row.id, row.market, row.name, row.url, row.events, row.secretSealed, row.madeBy, row.madeAt],
  });
}

export async function lockEndpoint(tx: Tx, id: string): Promise<WebhookEndpoint | undefined> {
  const { rows } = await tx.query<WebhookEndpoint>({
    name: 'webhook-endpoint-lock',
    text: `select ${columns} from ${from} where e.id = $1 for update of e`,
    values: [id],
  });
  return rows[0];
}

export async function findEndpoint(tx: ReadTx, id: string): Promise<WebhookEndpoint | undefined> {
  const { rows } = await tx.query<WebhookEndpoint>({
    name: 'webhook-endpoint-find',
    text: `select ${columns} from ${from} where e.id = $1`,
    values: [id],
  });
  return rows[0];
}

type Changed = Pick<
  WebhookEndpoint,
  | 'id'
  | 'name'
  | 'url'
  | 'secretSealed'
  | 'oldSecretSealed'
  | 'oldSecretUntil'
  | 'state'
  | 'failingSince'
  | 'offAt'
> & { readonly events: readonly string[] };

export async function updateEndpoint(tx: Tx, row: Changed): Promise<void> {
  await tx.query({
    name: 'webhook-endpoint-update',
    text: `update webhook_endpoint set name = $2, url = $3, events = $4, secret_sealed = $5, old_secret_sealed = $6,
             old_secret_until = $7, state = $8, failing_since = $9, off_at = $10 where id = $1`,
    values: [
      row.id,
      row.name,
      row.url,
      row.events,
      row.secretSealed,
      row.oldSecretSealed,
      row.oldSecretUntil,
      row.state,
      row.failingSince,
      row.offAt,
    ],
  });
}

export type ListedEndpoint = WebhookEndpoint & {
  waiting: number;
  givenUp: number;
  lastDeliveredAt: Date | null;
};

/** Those of a market that were not ended, with how they stand. */
export async function listEndpoints(tx: ReadTx, market: string): Promise<ListedEndpoint[]> {
  const { rows } = await tx.query<ListedEndpoint>({
    name: 'webhook-endpoint-list',
    text: `select ${columns}, w.waiting, g.given_up as "givenUp", l.delivered_at as "lastDeliveredAt"
           from ${from}
           cross join lateral (select count(*)::int as waiting from webhook_delivery d
             where d.endpoint_id = e.id and d.delivered_at is null and d.given_up_at is null) w
           cross join lateral (select count(*)::int as given_up from webhook_delivery d
             where d.endpoint_id = e.id and d.given_up_at is not null) g
           left join lateral (select d.delivered_at from webhook_delivery d
             where d.endpoint_id = e.id and d.delivered_at is not null order by d.made_at desc, d.id desc limit 1) l on true
           where e.market = $1 and e.state <> 'ended' order by e.made_at desc, e.id desc limit 100`,
    values: [market],
  });
  return rows;
}

export async function countEndpoints(tx: ReadTx, market: string): Promise<number> {
  const { rows } = await tx.query<{ n: number }>({
    name: 'webhook-endpoint-count',
    text: `select count(*)::int as n from webhook_endpoint where market = $1 and state <> 'ended'`,
    values: [market],
  });
  return rows[0]!.n;
}

/** Who wants to hear of an event. One that is paused or off is told later: what it missed waits. */
export async function endpointsFor(
  tx: ReadTx,
  { market, event }: { readonly market: string; readonly event: string },
): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({
    name: 'webhook-endpoint-for',
    text: `select id from webhook_endpoint where market = $1 and state not in ('waiting', 'ended') and $2 = any (events)`,
    values: [market, event],
  });
  return rows.map(({ id }) => id);
}
