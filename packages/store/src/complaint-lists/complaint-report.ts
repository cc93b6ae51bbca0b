import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx } from '../database/database.ts';

export type ComplaintPeriod = {
  readonly market: string;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly timeZone: string;
  readonly today: CalendarDate;
  /** What each kind counts as until somebody has classified it. */
  readonly classOfKind: Readonly<Record<string, string>>;
};

export type ComplaintReportRow = {
  readonly by: 'all' | 'class' | 'cause' | 'channel' | 'outcome' | 'month';
  /** Empty: nobody has said so yet. */
  readonly key: string;
  readonly received: number;
  readonly kept: number;
  readonly missed: number;
  /** Not answered, and still in time. */
  readonly open: number;
  readonly upheld: number;
  readonly partly: number;
  readonly notUpheld: number;
  readonly redress: bigint;
  /** In the middle, in minutes since it came; null where nobody was written to, or answered. */
  readonly firstMinutes: number | null;
  readonly answerMinutes: number | null;
};

const counted = `
  c.asked_on, c.asked_at, c.answered_at, c.state in ('open', 'reopened') as is_waiting, coalesce(i.channel, 'app') as channel,
  coalesce(k.class, $6::jsonb ->> c.kind) as class, coalesce(k.cause, '') as cause, coalesce(k.outcome, '') as outcome,
  coalesce(k.redress_minor, 0) as redress,
  (select min(m.said_at) from complaint_message m where m.complaint_id = c.id and m.author = 'staff') as first_at,
  (exists (select from complaint_step s where s.complaint_id = c.id and s.step = 'late')
    or (c.state in ('open', 'reopened') and c.promised_by < $5::date)
    or (c.answered_at at time zone $4)::date > c.promised_by) is true as is_missed`;

const joined = `
  left join complaint_intake i on i.complaint_id = c.id
  left join lateral (select class, cause, outcome, redress_minor from complaint_classification x where x.complaint_id = c.id
                     order by x.n desc limit 1) k on true`;

/** What came in over a period, counted in every way that the report shows; each way comes to the same. */
export async function complaintReport(tx: ReadTx, period: ComplaintPeriod): Promise<ComplaintReportRow[]> {
  const { market, from, to, timeZone, today, classOfKind } = period;
  const { rows } = await tx.query<ComplaintReportRow>({
    name: 'complaint-report',
    text: `with counted as (select ${counted} from complaint c ${joined}
             where c.market = $1 and c.asked_on between $2::date and $3::date)
           select coalesce(d.by, '') as by, coalesce(d.key, '') as key, count(*)::int as received,
                  count(*) filter (where not is_missed and not is_waiting)::int as kept,
                  count(*) filter (where is_missed)::int as missed,
                  count(*) filter (where not is_missed and is_waiting)::int as open,
                  count(*) filter (where outcome = 'upheld')::int as upheld,
                  count(*) filter (where outcome = 'partly')::int as partly,
                  count(*) filter (where outcome = 'not-upheld')::int as "notUpheld", coalesce(sum(redress), 0)::bigint as redress,
                  percentile_disc(0.5) within group (order by greatest(0, extract(epoch from first_at - asked_at) / 60)::int)
                    filter (where first_at is not null) as "firstMinutes",
                  percentile_disc(0.5) within group (order by greatest(0, extract(epoch from answered_at - asked_at) / 60)::int)
                    filter (where answered_at is not null and not is_waiting) as "answerMinutes"
           from counted cross join lateral (values ('all', 'all'), ('class', class), ('cause', cause), ('channel', channel),
             ('outcome', outcome), ('month', to_char(asked_on, 'YYYY-MM'))) d (by, key)
           group by d.by, d.key order by d.by, d.key`,
    values: [market, from, to, timeZone, today, classOfKind],
  });
  return rows;
}

export type ComplaintMovement = {
  readonly class: string;
  readonly pendingBefore: number;
  readonly received: number;
  readonly receivedBefore: number;
  readonly disposed: number;
  readonly rejected: number;
  readonly pendingAfter: number;
  readonly pendingLong: number;
  readonly fromRegulator: number;
  readonly fromRegulatorForUs: number;
};

/** Whether a complaint waited for an answer when a day began: by the last step that opened or ended it. */
const waitedAt = (
  day: string,
) => `(c.asked_on < ${day} and coalesce((select s.step in ('received', 'disputed', 'reopened')
  from complaint_step s where s.complaint_id = c.id and (s.at at time zone $4)::date < ${day}
    and s.step in ('received', 'disputed', 'reopened', 'answered', 'rejected', 'taken-back', 'closed', 'left')
  order by s.id desc limit 1), true))`;

export type MovementWish = Omit<ComplaintPeriod, 'today'> & {
  /** The first day of the period before, which is compared with. */
  readonly beforeFrom: CalendarDate;
  readonly longAfterDays: number;
};

/** By class: what was pending, came, was answered and is pending, as a regulator's form asks. */
export async function complaintMovement(tx: ReadTx, wish: MovementWish): Promise<ComplaintMovement[]> {
  const { market, from, to, timeZone, beforeFrom, classOfKind, longAfterDays } = wish;
  const { rows } = await tx.query<ComplaintMovement>({
    name: 'complaint-movement',
    text: `with moved as (
             select coalesce(k.class, $6::jsonb ->> c.kind, c.kind) as class, c.asked_on, coalesce(i.channel, 'app') as channel, k.outcome,
                    ${waitedAt('$2::date')} as was_waiting, ${waitedAt('($3::date + 1)')} as is_waiting,
                    exists (select from complaint_step s where s.complaint_id = c.id and s.step in ('answered', 'rejected', 'taken-back')
                      and (s.at at time zone $4)::date between $2::date and $3::date) as is_disposed,
                    exists (select from complaint_step s where s.complaint_id = c.id and s.step = 'rejected'
                      and (s.at at time zone $4)::date between $2::date and $3::date) as is_rejected
             from complaint c ${joined}
             where c.market = $1 and c.asked_on <= $3::date and (c.asked_on >= $5::date or c.state <> 'closed' or c.changed_at >= $2::date))
           select coalesce(class, '') as class, count(*) filter (where was_waiting)::int as "pendingBefore",
                  count(*) filter (where asked_on >= $2::date)::int as received,
                  count(*) filter (where asked_on >= $5::date and asked_on < $2::date)::int as "receivedBefore",
                  count(*) filter (where is_disposed)::int as disposed, count(*) filter (where is_rejected)::int as rejected,
                  count(*) filter (where is_waiting)::int as "pendingAfter",
                  count(*) filter (where is_waiting and $3::date - asked_on > $7::int)::int as "pendingLong",
                  count(*) filter (where channel = 'regulator' and asked_on >= $2::date)::int as "fromRegulator",
                  count(*) filter (where channel = 'regulator' and asked_on >= $2::date and outcome = 'not-upheld')::int
                    as "fromRegulatorForUs"
           from moved group by class order by received desc, class`,
    values: [market, from, to, timeZone, beforeFrom, classOfKind, longAfterDays],
  });
  return rows;
}
