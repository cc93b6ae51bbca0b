import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx, Tx } from '../database/database.ts';

/**
 * SQL: what a payment has to bring to the bank and has not brought; negative where it was taken back after it
 * had.
 */
const open = `(case when p.external_id is not null and p.state in ('received', 'matched', 'allocated', 'refunded', 'divided') then p.amount else 0 end) - p.settled`;
/** As the index has it, word for word. */
const isOpen = `p.settled <> case when p.external_id is not null and p.state in ('received', 'matched', 'allocated', 'refunded', 'divided') then p.amount else 0 end`;

/** Money that a channel has reported and not remitted. */
export type UnsettledPayment = {
  readonly paymentId: string;
  readonly reference: string;
  readonly receivedOn: CalendarDate;
  readonly amount: bigint;
};

/**
 * What a channel has not remitted, the oldest first; with `isLocked` nobody else settles it until the
 * transaction ends.
 */
export async function listUnsettled(
  tx: Tx,
  {
    market,
    channel,
    isLocked = false,
  }: { readonly market: string; readonly channel: string; readonly isLocked?: boolean },
): Promise<UnsettledPayment[]> {
  const { rows } = await tx.query<UnsettledPayment>({
    name: isLocked ? 'payments-unsettled-lock' : 'payments-unsettled',
    text: `select p.id as "paymentId", p.external_id as reference, p.received_on as "receivedOn", ${open} as amount
           from payment p where p.market = $1 and p.channel = $2 and ${isOpen}
           order by p.received_on, p.id ${isLocked ? 'for no key update' : ''}`,
    values: [market, channel],
  });
  return rows;
}

export type ReadTransfer = UnsettledPayment & {
  readonly channel: string;
  readonly lineId: bigint;
  readonly valueOn: CalendarDate;
};

/**
 * Transfers to the bank account that a line of its statement shows under the same number and amount, and that
 * are not settled yet.
 */
export async function listReadTransfers(
  tx: Tx,
  { market, channels }: { readonly market: string; readonly channels: readonly string[] },
  atMost: number,
): Promise<ReadTransfer[]> {
  const { rows } = await tx.query<ReadTransfer>({
    name: 'payments-read-transfers',
    text: `with owed as materialized (
             select p.id, p.channel, p.external_id, p.received_on, ${open} as amount from payment p
             where p.market = $1 and p.channel = any ($2::text[]) and ${isOpen} order by p.received_on, p.id for no key update
           )
           select distinct on (p.id) p.id as "paymentId", p.channel, p.external_id as reference, p.received_on as "receivedOn", p.amount,
             l.id as "lineId", l.value_on as "valueOn"
           from owed p join bank_line l on l.market = $1 and l.reference = p.external_id and l.amount = p.amount
           where not l.is_matched
             and not exists (select from channel_settlement_item i where i.payment_id = p.id and i.amount = p.amount)
           order by p.id, l.id limit $3`,
    values: [market, channels, atMost],
  });
  return rows;
}

export type NewSettlement = {
  readonly market: string;
  readonly channel: string;
  readonly entryId: bigint;
  readonly amount: bigint;
  readonly cost: bigint;
  readonly settledOn: CalendarDate;
  readonly proof: string | null;
  readonly settledAt: Date;
  readonly items: readonly { readonly paymentId: string; readonly amount: bigint }[];
};

/**
 * Keeps what was remitted for which payments, and counts it on each: many settlements in three statements.
 */
export async function insertSettlements(tx: Tx, settlements: readonly NewSettlement[]): Promise<void> {
  if (settlements.length === 0) return;
  await tx.query({
    name: 'channel-settlements-insert',
    text: `insert into channel_settlement (market, channel, entry_id, amount, cost, settled_on, proof, settled_at)
           select * from unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[], $5::bigint[], $6::date[], $7::text[], $8::timestamptz[])`,
    values: [
      settlements.map(({ market }) => market),
      settlements.map(({ channel }) => channel),
      settlements.map(({ entryId }) => entryId),
      settlements.map(({ amount }) => amount),
      settlements.map(({ cost }) => cost),
      settlements.map(({ settledOn }) => settledOn),
      settlements.map(({ proof }) => proof),
      settlements.map(({ settledAt }) => settledAt),
    ],
  });
  const items = settlements.flatMap(({ entryId, items: of }) => of.map((item) => ({ ...item, entryId })));
  const values = [
    items.map(({ entryId }) => entryId),
    items.map(({ paymentId }) => paymentId),
    items.map(({ amount }) => amount),
  ];
  await tx.query({
    name: 'channel-settlement-items-insert',
    text: `insert into channel_settlement_item (settlement_id, payment_id, amount)
           select s.id, i.payment_id, i.amount from unnest($1::bigint[], $2::uuid[], $3::bigint[]) as i (entry_id, payment_id, amount)
           join channel_settlement s on s.entry_id = i.entry_id`,
    values,
  });
  await tx.query({
    name: 'payments-settle',
    text: `update payment p set settled = p.settled + i.amount
           from (select payment_id, sum(amount)::bigint as amount from unnest($1::uuid[], $2::bigint[]) as i (payment_id, amount)
                 group by payment_id) i where p.id = i.payment_id`,
    values: [values[1], values[2]],
  });
}

/**
 * What the channel kept of its last remittance, and of how many payments; undefined: it has remitted nothing
 * yet.
 */
export async function lastRemittance(
  tx: ReadTx,
  { market, channel }: { readonly market: string; readonly channel: string },
): Promise<{ readonly cost: bigint; readonly payments: number } | undefined> {
  const { rows } = await tx.query<{ cost: bigint; payments: number }>({
    name: 'channel-settlement-last',
    text: `select s.cost, (select count(*)::int from channel_settlement_item i where i.settlement_id = s.id) as payments
           from channel_settlement s where s.market = $1 and s.channel = $2 and s.amount > 0 order by s.id desc limit 1`,
    values: [market, channel],
  });
  return rows[0];
}

export type ClearingAge = {
  readonly number: number;
  readonly channel: string;
  /** By the books. */
  readonly balance: bigint;
  /** Of the payments, by how many days ago they came; together they are the balance. */
  readonly today: bigint;
  readonly oneDay: bigint;
  readonly threeDays: bigint;
  readonly older: bigint;
  readonly olderPayments: number;
  readonly oldestOn: CalendarDate | null;
};

/** The clearing account of each channel: what of it is how old, and what the books hold. */
export async function readClearingAges(tx: ReadTx, market: string, on: CalendarDate): Promise<ClearingAge[]> {
  const { rows } = await tx.query<ClearingAge>({
    name: 'clearing-ages',
    text: `with age as (
             select p.channel, ${open} as amount, p.received_on, $2::date - p.received_on as days
             from payment p where p.market = $1 and ${isOpen}
           ), aged as (
             select channel, coalesce(sum(amount) filter (where days <= 0), 0)::bigint as today,
               coalesce(sum(amount) filter (where days = 1), 0)::bigint as one_day,
               coalesce(sum(amount) filter (where days between 2 and 3), 0)::bigint as three_days,
               coalesce(sum(amount) filter (where days > 3), 0)::bigint as older,
               count(*) filter (where days > 3)::int as older_payments, min(received_on) as oldest_on
             from age group by channel
           ), booked as (
             select a.number, substr(a.code, 18) as channel, coalesce(sum(b.minor), 0)::bigint as balance
             from ledger_account a left join ledger_balance b on b.account = a.number and b.subject = '' and b.market = $1
             where a.number between 1100 and 1199 group by a.number
           )
           select b.number, b.channel, b.balance, coalesce(g.today, 0) as today, coalesce(g.one_day, 0) as "oneDay",
             coalesce(g.three_days, 0) as "threeDays", coalesce(g.older, 0) as older, coalesce(g.older_payments, 0) as "olderPayments",
             g.oldest_on as "oldestOn"
           from booked b left join aged g on g.channel = b.channel
           where b.balance <> 0 or g.channel is not null order by b.number`,
    values: [market, on],
  });
  return rows;
}

export type ThirdParty = { readonly party: string; readonly owed: bigint };

/** Whom the lender collects for, and what each is owed. */
export async function listThirdParties(tx: ReadTx, market: string): Promise<ThirdParty[]> {
  const { rows } = await tx.query<{ subject: string; owed: bigint }>({
    name: 'third-parties-list',
    text: `select subject, -sum(minor)::bigint as owed from ledger_balance
           where account = 2040 and market = $1 group by subject order by subject`,
    values: [market],
  });
  return rows.map(({ subject, owed }) => ({
    party: decodeURIComponent(subject.slice('party:'.length)),
    owed,
  }));
}
