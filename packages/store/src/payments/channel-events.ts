import type { ReadTx, Tx } from '../database/database.ts';

export type ChannelEventState = 'open' | 'done' | 'waiting-for-money' | 'needs-a-person';

/** A callback whose signature was right. */
export type ChannelEvent = {
  readonly id: bigint;
  readonly market: string;
  readonly channel: string;
  readonly txnId: string;
  readonly externalId: string;
  readonly says: string;
  readonly heardAt: Date;
  readonly state: ChannelEventState;
};

export type NewChannelEvent = Omit<ChannelEvent, 'id' | 'state'> & {
  readonly key: string;
  readonly letter: string;
  readonly scheme: string;
  /** As it came. */
  readonly raw: string;
};

const columns = `id, market, channel, txn_id as "txnId", external_id as "externalId", says, heard_at as "heardAt", state`;

/** Kept the first time, counted every time. */
export async function noteChannelEvent(
  tx: Tx,
  event: NewChannelEvent,
): Promise<{ readonly id: bigint; readonly times: number }> {
  const { rows } = await tx.query<{ id: bigint; times: number }>({
    name: 'channel-event-note',
    text: `insert into channel_event as e (market, channel, key, txn_id, external_id, says, letter, scheme, raw, heard_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
           on conflict (channel, key) do update set times = e.times + 1
           returning id, times`,
    values: [
      event.market,
      event.channel,
      event.key,
      event.txnId,
      event.externalId,
      event.says,
      event.letter,
      event.scheme,
      event.raw,
      event.heardAt,
    ],
  });
  return rows[0]!;
}

export async function readChannelEvent(tx: ReadTx, id: bigint): Promise<ChannelEvent | undefined> {
  const { rows } = await tx.query<ChannelEvent>({
    name: 'channel-event-read',
    text: `select ${columns} from channel_event where id = $1`,
    values: [id],
  });
  return rows[0];
}

export async function settleEvent(
  tx: Tx,
  id: bigint,
  { state, outcome }: { readonly state: ChannelEventState; readonly outcome: string },
): Promise<void> {
  await tx.query({
    name: 'channel-event-settle',
    text: 'update channel_event set state = $2, outcome = $3 where id = $1',
    values: [id, state, outcome],
  });
}

/**
 * Events about a channel's number that are not done: what was taken back before it came is, once it has come.
 */
export async function unsettledEventsOf(
  tx: ReadTx,
  { market, channel, externalId }: Pick<ChannelEvent, 'market' | 'channel' | 'externalId'>,
): Promise<ChannelEvent[]> {
  const { rows } = await tx.query<ChannelEvent>({
    name: 'channel-event-unsettled-of-reference',
    text: `select ${columns} from channel_event
           where market = $1 and channel = $2 and external_id = $3 and state <> 'done' order by id`,
    values: [market, channel, externalId],
  });
  return rows;
}

/** Whoever follows callbacks tries one again for less than this. */
const followedWithinMs = 60 * 60_000;

/**
 * What finance has to look at, oldest first; of one market, or of all. Also what nobody could follow for an
 * hour: no answer came.
 */
export async function listEventsForAPerson(
  tx: ReadTx,
  market: string | null,
  now: Date,
): Promise<(ChannelEvent & { readonly outcome: string | null })[]> {
  const { rows } = await tx.query<ChannelEvent & { readonly outcome: string | null }>({
    name: 'channel-event-for-a-person',
    text: `select ${columns}, outcome from channel_event
           where ($1::text is null or market = $1)
             and (state in ('needs-a-person', 'waiting-for-money') or (state = 'open' and heard_at < $2))
           order by heard_at, id`,
    values: [market, new Date(now.getTime() - followedWithinMs)],
  });
  return rows;
}

/** A person has looked at it, and their words are kept with it. False: nobody has to any more. */
export async function explainEvent(
  tx: Tx,
  id: bigint,
  { by, why, now }: { readonly by: string; readonly why: string; readonly now: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'channel-event-explain',
    text: `update channel_event set state = 'done', closed_by = $2, closed_why = $3
           where id = $1
             and (state in ('needs-a-person', 'waiting-for-money') or (state = 'open' and heard_at < $4))`,
    values: [id, by, why, new Date(now.getTime() - followedWithinMs)],
  });
  return rowCount > 0;
}
