import type { Permission } from '@candor/domain/staff';
import type { MarketId } from '@candor/markets';
import type { QueueKey } from '@candor/store/queues';
import { deadlineOf, deadlineRules, type DeadlineRule } from '../../kernel/queues/queue-deadlines.ts';

export { deadlineOf, type DeadlineRule } from '../../kernel/queues/queue-deadlines.ts';

export type QueueDefinition = {
  readonly key: QueueKey;
  readonly name: string;
  /** What one thing in it is called. */
  readonly item: string;
  readonly rule: DeadlineRule;
  /** What is promised, in words. */
  readonly promise: string;
  /** What somebody must be allowed to do to see it, and to take something from it. */
  readonly reads: Permission;
  readonly acts: Permission;
  /** The section of the console that it is worked in. */
  readonly section: string;
};

type Definition = Omit<QueueDefinition, 'key' | 'rule'>;

/** One line for each queue; what waits in it is told by the store's queue-sources.ts. */
const definitions: Readonly<Record<QueueKey, Definition>> = {
  applications: {
    name: 'Applications',
    item: 'Application',
    promise: '4 working hours',
    reads: 'application.read',
    acts: 'application.decide',
    section: 'applications',
  },
  referred: {
    name: 'Manual review',
    item: 'Manual review',
    promise: '4 working hours',
    reads: 'application.read',
    acts: 'application.decide',
    section: 'applications',
  },
  payouts: {
    name: 'Disbursements',
    item: 'Disbursement',
    promise: 'same day, 16:00',
    reads: 'payout.read',
    acts: 'payout.act',
    section: 'payouts',
  },
  money: {
    name: 'Unapplied cash',
    item: 'Payment',
    promise: 'next working day',
    reads: 'money.read',
    acts: 'money.match',
    section: 'payments',
  },
  collections: {
    name: 'Collections',
    item: 'Collection',
    promise: 'next action date',
    reads: 'collection.read',
    acts: 'collection.act',
    section: 'collections',
  },
  hardship: {
    name: 'Hardship',
    item: 'Hardship',
    promise: '3 working days',
    reads: 'collection.read',
    acts: 'hardship.decide',
    section: 'hardship',
  },
  complaints: {
    name: 'Complaints',
    item: 'Complaint',
    promise: 'promised date',
    reads: 'complaint.read',
    acts: 'complaint.answer',
    section: 'complaints',
  },
  bureau: {
    name: 'Credit bureau',
    item: 'Dispute',
    promise: 'legal deadline',
    reads: 'bureau.read',
    acts: 'bureau.dispute',
    section: 'bureau',
  },
  'second-person': {
    name: 'Approvals',
    item: 'Approval',
    promise: 'next working day',
    reads: 'approval.read',
    acts: 'approval.decide',
    section: 'second-person',
  },
};

export function queueDefinition(key: QueueKey): QueueDefinition {
  return { key, rule: deadlineRules[key], ...definitions[key] };
}

const monthMs = 31 * 86_400_000;

/**
 * The last arrival whose deadline has come by an instant, to the second: what arrived until then is over.
 * Four working hours, asked on Wednesday at 10:20: Tuesday 16:20. Found by halving a month, which no promise
 * is longer than; no calendar is reckoned backwards.
 */
export function lastArrivalBy(rule: DeadlineRule, market: MarketId, by: Date): Date {
  if (rule.is === 'given') return by;
  let low = by.getTime() - monthMs;
  let high = by.getTime();
  while (high - low > 1_000) {
    const middle = Math.floor((low + high) / 2);
    if (deadlineOf(rule, market, new Date(middle)) <= by) low = middle;
    else high = middle;
  }
  return new Date(low);
}
