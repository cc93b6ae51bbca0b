import type { CalendarDate } from '@candor/domain/calendar';
import { isAtApprover } from '../approvals/approval-cases.ts';
import { isFailedOpen, isHeldBack } from '../queues/queue-sources.ts';
import {
  type Condition,
  equals,
  type ListQuestion,
  type Range,
  type SortBy,
  within,
} from '../lists/list-question.ts';

/**
 * Every disbursement is in one of these lists. `waiting`: a person has to do something about it; `open`: it
 * is with the bank or with an approver; `held`: somebody keeps it from being sent; `failed`: it failed and is
 * owed no more; `left`: it has left, and nothing about it is odd.
 */
export type DisbursementPlace = 'waiting' | 'open' | 'held' | 'failed' | 'left';

/** `for-approval` is the part of `open` that an approver has to decide about. */
export type DisbursementView = DisbursementPlace | 'for-approval';

/** What disbursements can be narrowed to. */
export type DisbursementFilter = {
  readonly view: DisbursementView;
  readonly kind?: 'loan' | 'refund' | undefined;
  readonly amount?: Range<bigint> | undefined;
  readonly ordered?: Range<CalendarDate> | undefined;
};

export const disbursementSorts = {
  ordered: { column: 'p.ordered_on', kind: 'date' },
  amount: { column: 'p.amount', kind: 'number' },
} as const satisfies Record<string, SortBy>;

export const disbursementSums = ['p.amount'] as const;

const odd = (here: string) =>
  `select k.payout_id from payout_concern k where k.market = ${here} and k.closed_at is null and k.payout_id is not null`;

/**
 * As the queue has it: what is odd, what is not in a released file, and what failed and is still owed. Few
 * wait, so they are found first, each kind by its index; many have left.
 */
const queued = (here: string) => `${odd(here)}
    union select i.payout_id from payout_intent i join payout w on w.id = i.payout_id and w.market = ${here} and w.state <> 'left'
          where i.state = 'intended' and i.next_at is null
    union select p.id from payout p where p.market = ${here} and p.state = 'failed' and ${isFailedOpen}`;

/** Few are under way at a time. */
const underWay = (here: string) =>
  `select s.id from payout s where s.market = ${here} and s.state = 'ordered'`;

const inQueue = (here: string) => `p.id = any (array(${queued(here)})) and not ${isHeldBack('p')}`;

// What is looked for is an array, so that an index finds it; what is left out is a set, so that each row is
// looked up in it and not compared with all of it.
const inProgress = (here: string, now: string, queue = queued(here)) =>
  `p.id = any (array(${underWay(here)} union ${queue}))
    and not ${isHeldBack('p')} and (p.id not in (${queue}) or ${isAtApprover('p.id', now)})`;

const onHold = (here: string) => `p.id = any (array(${underWay(here)})) and ${isHeldBack('p')}`;

const failedForGood = (queue: string) => `p.state = 'failed' and p.id not in (${queue})`;

/** What is true of the disbursements `p` of a list, in a market, at an instant. */
const conditionOf: Readonly<Record<DisbursementView, (here: string, now: () => string) => string>> = {
  waiting: (here, now) => `${inQueue(here)} and not ${isAtApprover('p.id', now())}`,
  'for-approval': (here, now) => `${inQueue(here)} and ${isAtApprover('p.id', now())}`,
  open: (here, now) => inProgress(here, now()),
  held: onHold,
  failed: (here) => failedForGood(queued(here)),
  left: (here) => `p.state = 'left' and p.id not in (${odd(here)})`,
};

/** How many are in progress, held, or failed for good. $1 is the market, $2 the instant now. */
export const disbursementCounts = `with queue as materialized (${queued('$1')})
  select
    (select count(*)::int from payout p where p.market = $1 and ${inProgress('$1', '$2', 'select payout_id from queue')}) as open,
    (select count(*)::int from payout p where p.market = $1 and ${onHold('$1')}) as held,
    (select count(*)::int from payout p where p.market = $1 and ${failedForGood('select payout_id from queue')}) as failed`;

/** In which of the lists one disbursement `p` is. */
export const disbursementPlace = (now: string) => `case
    when ${isHeldBack('p')} then 'held'
    when exists (select from payout_concern k where k.payout_id = p.id and k.closed_at is null)
      or p.state <> 'left' and exists (select from payout_intent w where w.payout_id = p.id and w.state = 'intended' and w.next_at is null)
      or p.state = 'failed' and ${isFailedOpen}
    then case when ${isAtApprover('p.id', now)} then 'open' else 'waiting' end
    when p.state = 'ordered' then 'open' else p.state end`;

const inList =
  (view: DisbursementView, market: string, now: Date): Condition =>
  (put) =>
    conditionOf[view](put(market), () => put(now));

export function disbursementQuestion(market: string, filter: DisbursementFilter, now: Date): ListQuestion {
  const { view, kind, amount, ordered } = filter;
  return {
    from: 'payout p',
    id: { column: 'p.id', type: 'uuid' },
    conditions: [
      equals('p.market', market),
      inList(view, market, now),
      ...(kind ? [equals('p.kind', kind)] : []),
      ...(amount ? within('p.amount', 'bigint', amount) : []),
      ...(ordered ? within('p.ordered_on', 'date', ordered) : []),
    ],
  };
}
