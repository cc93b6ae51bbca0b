import type { CalendarDate } from '@candor/domain/calendar';
import { isAtApprover } from '../approvals/approval-cases.ts';
import { isFailedOpen } from '../queues/queue-sources.ts';
import {
  type Condition,
  equals,
  type ListQuestion,
  type Range,
  type SortBy,
  within,
} from '../lists/list-question.ts';

/**
 * `waiting`: what a person has to do something about; `for-approval`: the same while an approver has not
 * decided; `open`: on its way, and nobody holds it.
 */
export type DisbursementView = 'waiting' | 'for-approval' | 'open' | 'failed' | 'held' | 'left';

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

const isHeld = 'exists (select from payout_hold h where h.payout_id = p.id and h.released_at is null)';

/** As the queue has it: what is odd, what is not in a released file, and what failed and is still owed. */
const inQueue =
  (market: string): Condition =>
  (put) => {
    const here = put(market);
    return `p.id = any (array(select k.payout_id from payout_concern k where k.market = ${here} and k.closed_at is null
              union select i.payout_id from payout_intent i where i.state = 'intended' and i.next_at is null
              union select p.id from payout p left join loan_order o on o.id = p.order_id
                    where p.market = ${here} and p.state = 'failed' and ${isFailedOpen}))`;
  };

/** What waits is found first, which is little; of all the others an index has the state. */
const views: Readonly<Record<DisbursementView, (market: string, now: Date) => readonly Condition[]>> = {
  waiting: (market, now) => [inQueue(market), (put) => `not ${isAtApprover('p.id', put(now))}`],
  'for-approval': (market, now) => [inQueue(market), (put) => isAtApprover('p.id', put(now))],
  open: () => [() => `p.state = 'ordered' and not ${isHeld}`],
  failed: () => [() => `p.state = 'failed'`],
  held: () => [() => `p.state = 'ordered' and ${isHeld}`],
  left: () => [() => `p.state = 'left'`],
};

export function disbursementQuestion(market: string, filter: DisbursementFilter, now: Date): ListQuestion {
  const { view, kind, amount, ordered } = filter;
  return {
    from: 'payout p',
    id: { column: 'p.id', type: 'uuid' },
    conditions: [
      equals('p.market', market),
      ...views[view](market, now),
      ...(kind ? [equals('p.kind', kind)] : []),
      ...(amount ? within('p.amount', 'bigint', amount) : []),
      ...(ordered ? within('p.ordered_on', 'date', ordered) : []),
    ],
  };
}
