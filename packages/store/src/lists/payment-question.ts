import type { CalendarDate } from '@candor/domain/calendar';
import {
  type Condition,
  equals,
  type ListQuestion,
  type Range,
  type SortBy,
  within,
} from './list-question.ts';

/** What incoming payments can be narrowed to. */
export type PaymentFilter = {
  readonly received?: Range<CalendarDate> | undefined;
  readonly amount?: Range<bigint> | undefined;
  readonly channel?: string | undefined;
  /** How its number begins, or whose loan it is on; either is enough. */
  readonly find?:
    | { readonly numbers: readonly string[]; readonly borrowerIds: readonly string[] }
    | undefined;
  readonly state?: 'unapplied' | 'applied' | 'reversed' | 'refunded' | undefined;
};

export const paymentSorts = {
  received: { column: 'p.received_on', kind: 'date' },
  amount: { column: 'p.amount', kind: 'number' },
} as const satisfies Record<string, SortBy>;

/** What was split is counted by its parts. */
export const paymentSums = [`case when p.state = 'divided' then 0 else p.amount end`] as const;

const states = {
  unapplied: `p.state in ('received', 'matched')`,
  applied: `p.state = 'allocated'`,
  reversed: `p.state = 'reversed'`,
  refunded: `p.state = 'refunded'`,
} as const;

/** Money that came: what was only begun or claimed has no day. */
export function paymentQuestion(market: string, filter: PaymentFilter): ListQuestion {
  const { received, amount, channel, state, find } = filter;
  const columns = [...(received ? ['p.received_on'] : []), ...(amount ? ['p.amount'] : [])];
  const of: Condition = (put) => `p.market = ${put(market)} and p.received_on is not null`;
  return {
    ...(columns.length > 0 && { ranged: { table: 'payment p', of, columns } }),
    from: 'payment p',
    id: { column: 'p.id', type: 'uuid' },
    conditions: [
      equals('p.market', market),
      () => 'p.received_on is not null',
      ...(received ? within('p.received_on', 'date', received) : []),
      ...(amount ? within('p.amount', 'bigint', amount) : []),
      ...(channel ? [equals('p.channel', channel)] : []),
      ...(state ? [() => states[state]] : []),
      ...(find ? [found(find)] : []),
    ],
  };
}

/** As a range, which an index answers: no number has a character above the tilde. */
const found =
  ({ numbers, borrowerIds }: NonNullable<PaymentFilter['find']>): Condition =>
  (put) => {
    const begins = numbers.map((number) => {
      const from = put(number);
      return `(p.external_id ~>=~ ${from}::text and p.external_id ~<~ (${from}::text || '~'))`;
    });
    return `(${begins.join(' or ')}
      or p.loan_id in (select l.id from loan l where l.borrower_id = any (${put(borrowerIds)}::uuid[])))`;
  };
