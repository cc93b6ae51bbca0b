import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx } from '../database/database.ts';
import { preparedFirst } from '../database/prepared-first.ts';

export type TimelineGroup = 'calls' | 'sent' | 'other';

/** One thing that happened with a borrower, as its own table tells it. */
export type TimelineRow = {
  readonly kind:
    | 'message'
    | 'call'
    | 'complaint'
    | 'hardship'
    | 'decision'
    | 'payment'
    | 'note'
    | 'loan-note'
    | 'application';
  readonly key: string;
  readonly id: string;
  readonly group: TimelineGroup;
  readonly at: Date;
  /** Microseconds since 1970: where it stands. */
  readonly place: bigint;
  /** The kind of message, what a call ended with, the step of a complaint, what was asked for. */
  readonly what: string;
  /** The channel, the direction, the state. */
  readonly how: string;
  readonly reference: string | null;
  readonly amount: bigint | null;
  readonly day: CalendarDate | null;
  readonly by: string | null;
  readonly sealed: string | null;
};

/** Codes went to a phone, and are nobody's reading. */
const happened = `
  select 'message' as kind, m.id::text as id, 'sent' as "group", m.written_at as at, m.kind as what, m.channel as how,
         null::text as reference, null::bigint as amount, null::date as day, null::text as by, m.sealed
    from message m where m.borrower_id = $1 and m.kind not like '%-code'
  union all
  select 'call', c.id::text, 'calls', c.at, c.outcome, c.direction, null, null, null, s.name, c.sealed
    from contact_note c join staff s on s.id = c.staff_id where c.borrower_id = $1 and c.way = 'call'
  union all
  select 'complaint', c.id::text, 'other', t.at, t.step, c.kind, c.reference, null, t.day, null, null
    from complaint c join complaint_step t on t.complaint_id = c.id where c.borrower_id = $1
  union all
  select 'hardship', r.id::text, 'other', r.asked_at, r.option, 'asked', null, r.promised_amount, r.promised_on, null, null
    from hardship_request r join loan l on l.id = r.loan_id where l.borrower_id = $1
  union all
  -- Other terms than were asked for are an offer: what became of it is the outcome.
  select 'decision', r.id::text, 'other', r.decided_at, r.option,
         coalesce((select 'offer-' || case when o.state = 'open' and o.open_until < c.business_date then 'lapsed' else o.state end
                   from restructure_offer o join business_clock c on c.market = l.market
                   where o.loan_id = r.loan_id and o.request_id = r.id order by o.offered_at desc limit 1), r.state), null, r.promised_amount, r.promised_on, null, null
    from hardship_request r join loan l on l.id = r.loan_id
    where l.borrower_id = $1 and r.decided_at is not null and not (r.option = 'promise-to-pay' and r.state = 'granted')
  union all
  -- Whether a promise was kept is known once its day has ended.
  select 'decision', r.id::text, 'other', (r.promised_on + 1)::timestamp at time zone 'UTC', r.option, r.outcome, null,
         r.promised_amount, r.promised_on, null, null
    from hardship_request r join loan l on l.id = r.loan_id where l.borrower_id = $1 and r.outcome is not null
  union all
  select 'payment', p.id::text, 'other', p.created_at, p.channel, p.state, null, p.amount, p.received_on, null, null
    from payment p join loan l on l.id = p.loan_id where l.borrower_id = $1 and p.received_on is not null
  union all
  select 'note', n.id::text, 'other', n.at, 'note', '', null, null, null, s.name, n.sealed
    from customer_note n join staff s on s.id = n.staff_id where n.borrower_id = $1
  union all
  select 'loan-note', n.id::text, 'other', n.at, n.about, '', null, null, null, s.name, n.sealed
    from loan_note n join loan l on l.id = n.loan_id join staff s on s.id = n.staff_id where l.borrower_id = $1
  union all
  select 'application', t.id::text, 'other', t.at, t.state, '', null, o.amount, null, null, null
    from loan_order o join loan_order_step t on t.order_id = o.id where o.borrower_id = $1 and t.state not in ('draft', 'paying-out')`;

const keyed = `select e.*, e.kind || ':' || e.id || ':' || e.what as key, (extract(epoch from e.at) * 1000000)::bigint as place
  from (${happened}) e`;

export type TimelinePlace = { readonly place: bigint; readonly key: string };

/** Newest first, from after a place on. One borrower's are few: each table is read by its own index. */
export async function listCustomerTimeline(
  tx: ReadTx,
  borrowerId: string,
  {
    group,
    from,
    limit,
  }: { readonly group: TimelineGroup | null; readonly from: TimelinePlace | null; readonly limit: number },
): Promise<TimelineRow[]> {
  const { rows } = await tx.query<TimelineRow>({
    ...preparedFirst('customer-timeline', from),
    text: `select t.* from (${keyed}) t where ($2::text is null or t."group" = $2)
             ${from ? 'and (t.place, t.key) < ($3::bigint, $4::text)' : ''}
           order by t.place desc, t.key desc limit ${Math.trunc(limit)}`,
    values: from ? [borrowerId, group, String(from.place), from.key] : [borrowerId, group],
  });
  return rows;
}

export async function countCustomerTimeline(
  tx: ReadTx,
  borrowerId: string,
): Promise<Readonly<Record<TimelineGroup, number>>> {
  const { rows } = await tx.query<{ calls: number; sent: number; other: number }>({
    name: 'customer-timeline-count',
    text: `select count(*) filter (where e."group" = 'calls')::int as calls,
                  count(*) filter (where e."group" = 'sent')::int as sent,
                  count(*) filter (where e."group" = 'other')::int as other from (${happened}) e`,
    values: [borrowerId],
  });
  return rows[0] ?? { calls: 0, sent: 0, other: 0 };
}
