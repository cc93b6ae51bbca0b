import { isAtApprover, mayBeDecided } from '../approvals/approval-cases.ts';
import {
  figuresOfTouched,
  isDueForAction,
  isNotSheltered,
  isPastDue,
  itemOfLoan,
  keptArrears,
  pastDueLoans,
  touchedLoans,
} from '../collections/past-due-loans.ts';

/** Every queue there is, in the order in which Today shows them. */
export const queueKeys = [
  'applications',
  'referred',
  'payouts',
  'money',
  'collections',
  'hardship',
  'complaints',
  'bureau',
  'second-person',
] as const;
export type QueueKey = (typeof queueKeys)[number];

/** Whether the newest decision of an order left it to a person. */
const isReferred = `(select d.outcome = 'refer' from decision d where d.order_id = o.id order by d.submission desc limit 1)`;

/**
 * Of what failed, a loan's still owes its borrower the money until it is sent again or cancelled, and money
 * without a loan its payer; a credit that could not be sent back is the borrower's credit again. The order
 * is found one by one: few have failed, and a join would read them all.
 */
export const isFailedOpen = `(p.kind = 'refund' and p.loan_id is null
  or (select f.state from loan_order f where f.id = p.order_id) = 'payout-failed')`;

/** Whether somebody holds a disbursement that was not sent yet: it waits for nobody until it is let go. */
export const isHeldBack = (payout: string) =>
  `(${payout}.state = 'ordered' and exists (select from payout_hold h where h.payout_id = ${payout}.id and h.released_at is null))`;

type Turn = 'ours' | 'approver';

/** What a request carries is the approver's turn until it is decided, returned or lapsed. */
const turnOf = (item: string, turn: Turn) => `${turn === 'ours' ? 'not ' : ''}${isAtApprover(item, '$4')}`;

const order = (condition: string, turn: Turn) => `
  select o.id, o.changed_at as at, o.changed_at as since, o.borrower_id, o.id as order_id, o.amount,
         (o.instalments || ' ' || o.every_count || ' ' || o.every_unit) as note, null::text as name
  from loan_order o where o.market = $1 and o.state = 'in-review' and ${condition} and ${turnOf('o.id', turn)}`;

const pastDue = (condition: string) => `
    select ${itemOfLoan} as id, coalesce(c.next_on, b.business_date) as day, f.due_from,
           (coalesce(c.next_on, b.business_date) + $3::time) at time zone $2 as at,
           (f.due_from + 1)::timestamp at time zone $2 as since, f.borrower_id, f.order_id, null::bigint as amount,
           coalesce(c.next_action, 'call') as note, f.loan_id::text as name, c.staff_id as owner_id
    from ${pastDueLoans} where ${condition}`;

/**
 * What waits in each queue, of one market ($1), as it is kept: the thing's id, the instant that its deadline
 * is reckoned from (or that it is), since when it waits, whom it is about, and what a line says of it.
 * Whatever only says something is joined by a left join: where a queue is counted or put in order, PostgreSQL
 * leaves it out. $2 is the market's time zone, $3 when its office closes, $4 the instant now, $5 the bureau's
 * files that are due and not made, $6 the acts that are of interest to whoever asks, $7 who that is.
 */
const sourcesOn = (turn: Turn): Readonly<Record<QueueKey, string>> => ({
  applications: order(`${isReferred} is not true`, turn),
  referred: order(`${isReferred} is true`, turn),
  // A concern, a payout that waits to be put into a file for the bank or to have its file released, or one
  // that failed: its borrower has signed and has no money. Money that was on no loan goes back to whoever
  // sent it. What somebody holds is nobody's to-do.
  payouts: `
    select c.id, c.at, c.at as since, o.borrower_id, o.id as order_id, coalesce(p.amount, o.amount) as amount, c.note, y.external_id as name
    from (select coalesce(payout_id, order_id) as id, (array_agg(payout_id))[1] as payout_id,
                 (array_agg(order_id) filter (where order_id is not null))[1] as order_id, min(raised_at) as at, min(why) as note
          from payout_concern k where market = $1 and closed_at is null
            and (payout_id is not null or exists (select from loan_order o where o.id = k.order_id and o.state = 'confirmed'))
          group by coalesce(payout_id, order_id)) c
      left join payout p on p.id = c.payout_id
      left join loan l on l.id = p.loan_id
      left join payment y on y.id = p.payment_id and p.loan_id is null
      left join loan_order o on o.id = coalesce(c.order_id, p.order_id, l.order_id)
    where ${turnOf('c.id', turn)}
      and not exists (select from payout g where g.id = c.payout_id and ${isHeldBack('g')})
    union all
    select i.payout_id, i.intended_at, i.intended_at, o.borrower_id, o.id, p.amount, 'to_be_sent', y.external_id
    from payout_intent i
      join payout p on p.id = i.payout_id and p.market = $1 and p.state <> 'left' -- few wait, many have left
      left join loan l on l.id = p.loan_id
      left join payment y on y.id = p.payment_id and p.loan_id is null
      left join loan_order o on o.id = coalesce(p.order_id, l.order_id)
    where i.state = 'intended' and i.next_at is null and not ${isHeldBack('p')}
      and not exists (select 1 from payout_concern c where c.payout_id = i.payout_id and c.closed_at is null)
      and ${turnOf('i.payout_id', turn)}
    union all
    select p.id, i.changed_at, i.changed_at, o.borrower_id, o.id, p.amount, 'failed ' || coalesce(i.why, ''), y.external_id
    from payout p
      join payout_intent i on i.payout_id = p.id and i.attempt = p.attempts
      left join payment y on y.id = p.payment_id and p.loan_id is null
      left join loan_order o on o.id = p.order_id
    where p.market = $1 and p.state = 'failed' and ${isFailedOpen}
      and not exists (select 1 from payout_concern c where c.payout_id = p.id and c.closed_at is null)
      and ${turnOf('p.id', turn)}`,
  // Here and for no loan, or said to be paid and not found. The clock runs from the day on which the lender
  // could know of it, however old its value date is.
  money: `
    select p.id, (p.known_on + time '12:00') at time zone $2 as at, least((p.known_on + time '12:00') at time zone $2, $4) as since, null::uuid as borrower_id, null::uuid as order_id, p.amount,
           p.channel as note, p.external_id as name
    from payment p where p.market = $1 and p.state in ('received', 'matched') and ${turnOf('p.id', turn)}
    union all
    select u.payment_id, u.said_at, u.said_at, l.borrower_id, l.order_id, p.amount, 'claimed', u.utr
    from utr_claim u join payment p on p.id = u.payment_id left join loan l on l.id = p.loan_id
    where u.market = $1 and u.state = 'waiting' and p.state not in ('received', 'matched') and ${turnOf('u.payment_id', turn)}`,
  // A loan past due with an action due today: what was planned and not done is over its deadline, and where
  // nobody has planned anything, today's closing is it. Its name is the loan's number: what is owed is
  // reckoned from the loan.
  collections: pastDue(isDueForAction),
  hardship: `
    select r.id, r.asked_at as at, r.asked_at as since, l.borrower_id, l.order_id, l.amount, r.option as note, null::text as name
    from hardship_request r join loan l on l.id = r.loan_id where r.state = 'considered' and l.market = $1
      and ${turnOf('r.id', turn)}`,
  complaints: `
    select c.id, (c.promised_by + $3::time) at time zone $2 as at, c.asked_at as since, c.borrower_id, c.order_id,
           null::bigint as amount, c.kind as note, c.reference as name
    from complaint c where c.market = $1 and c.state in ('open', 'reopened')`,
  // What was reported is said to be wrong, a bureau did not take it, or a file is due.
  bureau: `
    select d.id, (d.decide_by + $3::time) at time zone $2 as at, d.raised_at as since, d.borrower_id, l.order_id,
           null::bigint as amount, d.about as note, d.raised_by as name
    from bureau_dispute d left join loan l on l.id = d.loan_id where d.market = $1 and d.state = 'open'
    union all
    select r.id, (r.due_on + $3::time) at time zone $2, r.raised_at, l.borrower_id, l.order_id, null, 'refused', r.code
    from bureau_refusal r left join loan l on l.id = r.loan_id where r.market = $1 and r.state = 'open'
    union all
    select f.id, (f."sendBy" + $3::time) at time zone $2, f.since, null, null, null, 'file', f.day::text
    from jsonb_to_recordset($5::jsonb) f (id uuid, day date, "sendBy" date, since timestamptz)`,
  // Nobody's to-do but that of those who may decide it, and of who asked where an approver asks more: theirs
  // have no name. What it carries may be due before it lapses.
  'second-person': `
    select r.id, r.due_at as at, r.asked_at as since, null::uuid as borrower_id, null::uuid as order_id,
           null::bigint as amount, r.act as note, s.name
    from approval_request r left join staff s on s.id = r.asked_by
    where r.market = $1 and r.state = 'waiting' and r.deadline_at > $4 and ${mayBeDecided('$6', '$7')}
    union all
    select r.id, r.due_at, r.decided_at, null, null, null, r.act, null
    from approval_request r
    where r.market = $1 and r.state = 'asked-back' and r.deadline_at > $4 and r.asked_by = $7`,
});

/** What waits for somebody to do something with it. */
export const queueSources: Readonly<Record<QueueKey, string>> = sourcesOn('ours');

/** An account with something of those said of it. */
const isWorked = (how: string) =>
  `exists (select from collection_case w where w.loan_id = f.loan_id and w.closed_at is null and (${how}))`;

/**
 * A queue in parts, each in an order that an index has, to be read from its beginning; of what is free,
 * without what has an owner.
 */
export const partsOfQueue = (
  queue: QueueKey,
  isFree: boolean,
): readonly { readonly text: string; readonly order: string }[] =>
  queue === 'collections'
    ? [
        {
          text: pastDue(
            `${isDueForAction} and c.next_on is not null${isFree ? ' and c.staff_id is null' : ''}`,
          ),
          order: 'q.day, q.id',
        },
        // All of them today.
        {
          text: pastDue(
            `${isPastDue} and ${isNotSheltered} and not ${isWorked(`w.next_on is not null${isFree ? ' or w.staff_id is not null' : ''}`)}`,
          ),
          order: 'q.id',
        },
      ]
    : [{ text: queueSources[queue], order: 'q.at, q.id' }];

/**
 * What is past due and waits, by day and by whose it is ($8: since when one must have done something to have
 * it in hand): what people have to do with is counted, the rest is what is kept less those.
 */
export const countedPastDue = `with touched as (
    select f.due_from, coalesce(c.next_on, b.business_date) as day, coalesce(h.staff_id, c.staff_id) as assignee, ${isDueForAction} as is_due
    from (${touchedLoans}
          union select f.loan_id from queue_hold h join loan_figure f on f.market = $1 and ${itemOfLoan} = h.item_id
            where h.queue = 'collections' and h.last_step_at > $8) t
      ${figuresOfTouched}
      left join queue_hold h on h.queue = 'collections' and h.item_id = ${itemOfLoan} and h.last_step_at > $8
    where ${isPastDue})
  select b.business_date as day, min(k.due_from) as due_from, null::uuid as assignee, sum(k.loans - coalesce(t.loans, 0)) as things
  from (${keptArrears}) k join business_clock b on b.market = $1
    left join (select due_from, count(*) as loans from touched group by 1) t on t.due_from = k.due_from
  where k.loans > coalesce(t.loans, 0) and ${allUsed()} group by 1
  union all
  select t.day, min(t.due_from), t.assignee, count(*) from touched t where t.is_due group by 1, 3`;

/** The same things, where an approver has been asked and has not decided: each keeps its own deadline. */
export const atApproverSources: Readonly<Record<QueueKey, string>> = sourcesOn('approver');

/** By what a queue is put in order, and when a thing `w` of it is due and waits since. */
type QueueClock = {
  readonly columns: string;
  readonly order: string;
  readonly at: string;
  readonly since: string;
};

/**
 * Thousands may be past due, and an instant of the office's time zone is dear to reckon: they are ordered and
 * counted by their days, and the instants are reckoned of what is left.
 */
export const clockOf = (queue: QueueKey): QueueClock =>
  queue === 'collections'
    ? {
        columns: 'q.day, q.due_from',
        order: 'q.day',
        at: '(w.day + $3::time) at time zone $2',
        since: '(w.due_from + 1)::timestamp at time zone $2',
      }
    : { columns: 'q.at, q.since', order: 'q.at', at: 'w.at', since: 'w.since' };

/** To whom a thing `q` was given for good: an account past due has an owner, anything else none. */
export const ownerOf = (queue: QueueKey): string => (queue === 'collections' ? 'q.owner_id' : 'null::uuid');

/**
 * Whose a thing `q` is, for every list and count: whoever works on it now (`h`), else its owner. An owner has
 * it again when the claim of somebody else is over.
 */
export const assigneeOf = (queue: QueueKey): string => `coalesce(h.staff_id, ${ownerOf(queue)})`;

/** What a statement over some queues is called: one alone by its key, several by a number of their own. */
export function queueSetName(queues: readonly QueueKey[]): string {
  if (queues.length === 1) return queues[0]!;
  return String(queues.reduce((all, key) => all + 2 ** queueKeys.indexOf(key), 0));
}

/** Not every source asks for all seven; PostgreSQL wants to know what each is. */
export const usesAll = allUsed();

function allUsed(): string {
  return `($1::text is not null and $2::text is not null and $3::text is not null and $4::timestamptz is not null
  and $5::jsonb is not null and $6::text[] is not null and $7::uuid is not null)`;
}
