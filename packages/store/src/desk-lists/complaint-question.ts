import type { CalendarDate } from '@candor/domain/calendar';
import { waiting } from '../complaints/complaints.ts';
import {
  type Condition,
  equals,
  type ListQuestion,
  type Range,
  type SortBy,
  within,
} from '../lists/list-question.ts';

/** What complaints can be narrowed to. */
export type ComplaintFilter = {
  readonly show?: 'waiting' | 'answered' | undefined;
  readonly kind?: string | undefined;
  readonly channel?: string | undefined;
  readonly received?: Range<CalendarDate> | undefined;
  readonly due?: Range<CalendarDate> | undefined;
  /** How its reference begins, or whose it is; either is enough. */
  readonly find?: { readonly reference: string; readonly borrowerIds: readonly string[] } | undefined;
};

export const complaintSorts = {
  due: { column: 'c.promised_by', kind: 'date' },
  received: { column: 'c.asked_at', kind: 'moment' },
  changed: { column: 'c.changed_at', kind: 'moment' },
} as const satisfies Record<string, SortBy>;

const shows = { waiting, answered: `c.state in ('answered', 'closed')` } as const;

export function complaintQuestion(market: string, filter: ComplaintFilter): ListQuestion {
  const { show, kind, channel, received, due, find } = filter;
  return {
    from: 'complaint c',
    id: { column: 'c.id', type: 'uuid' },
    conditions: [
      equals('c.market', market),
      ...(show ? [() => shows[show]] : []),
      ...(kind ? [equals('c.kind', kind)] : []),
      ...(channel ? [cameBy(channel)] : []),
      ...(received ? within('c.asked_on', 'date', received) : []),
      ...(due ? within('c.promised_by', 'date', due) : []),
      ...(find ? [found(find)] : []),
    ],
  };
}

/** Nobody wrote down what came by the app. */
const cameBy =
  (channel: string): Condition =>
  (put) =>
    channel === 'app'
      ? 'not exists (select from complaint_intake i where i.complaint_id = c.id)'
      : `c.id in (select i.complaint_id from complaint_intake i where i.channel = ${put(channel)})`;

/** As a range, which an index answers: no reference has a character above the tilde. */
const found =
  ({ reference, borrowerIds }: NonNullable<ComplaintFilter['find']>): Condition =>
  (put) => {
    const from = put(reference);
    return `((c.reference >= ${from}::text and c.reference < (${from}::text || '~'))
      or c.borrower_id = any (${put(borrowerIds)}::uuid[]))`;
  };
