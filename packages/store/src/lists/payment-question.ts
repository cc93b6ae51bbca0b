import type { CalendarDate } from '@candor/domain/calendar';
import { equals, type ListQuestion, type Range, type SortBy, within } from './list-question.ts';

/** What incoming payments can be narrowed to. */
export type PaymentFilter = {
  readonly received?: Range<CalendarDate> | undefined;
  readonly amount?: Range<bigint> | undefined;
  readonly channel?: string | undefined;
  readonly state?: 'unapplied' | 'applied' | 'reversed' | 'refunded' | undefined;
};

export const paymentSorts = {
  received: { column: 'p.received_on', kind: 'date' },
  amount: { column: 'p.amount', kind: 'number' },
} as const satisfies Record<string, SortBy>;

export const paymentSums = ['p.amount'] as const;

const states = {
  unapplied: `p.state in ('received', 'matched')`,
  applied: `p.state = 'allocated'`,
  reversed: `p.state = 'reversed'`,
  refunded: `p.state = 'refunded'`,
} as const;

/** Money that came: what was only begun or claimed has no day. */
export function paymentQuestion(market: string, filter: PaymentFilter): ListQuestion {
  const { received, amount, channel, state } = filter;
  return {
    from: 'payment p',
    id: { column: 'p.id', type: 'uuid' },
    conditions: [
      equals('p.market', market),
      () => 'p.received_on is not null',
      ...(received ? within('p.received_on', 'date', received) : []),
      ...(amount ? within('p.amount', 'bigint', amount) : []),
      ...(channel ? [equals('p.channel', channel)] : []),
      ...(state ? [() => states[state]] : []),
    ],
  };
}
