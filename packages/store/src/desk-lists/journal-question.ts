import type { CalendarDate } from '@candor/domain/calendar';
import { equals, type ListQuestion, type Put, type SortBy, within } from '../lists/list-question.ts';

/** What the journal can be narrowed to. */
export type JournalFilter = {
  readonly from?: CalendarDate | undefined;
  readonly to?: CalendarDate | undefined;
  readonly account?: number | undefined;
  readonly subject?: string | undefined;
  readonly event?: string | undefined;
};

export const journalSorts = {
  no: { column: 'e.id', kind: 'number' },
  day: { column: 'e.business_date', kind: 'date' },
} as const satisfies Record<string, SortBy>;

/**
 * Each filter reads by an index of its own. `between` are the first and the last entry of the days: a page of
 * them is read without walking back to them through everything since.
 */
export function journalQuestion(
  market: string,
  { from, to, account, subject, event }: JournalFilter,
  between: { readonly first: bigint; readonly last: bigint } | undefined,
): ListQuestion {
  return {
    from: 'ledger_entry e',
    id: { column: 'e.id', type: 'bigint' },
    conditions: [
      equals('e.market', market),
      ...(between ? within('e.id', 'bigint', { from: between.first, to: between.last }) : []),
      ...within('e.business_date', 'date', { from: from ?? null, to: to ?? null }),
      ...(event === undefined ? [] : [equals('e.event', event)]),
      ...(subject === undefined
        ? []
        : [(put: Put) => `e.id in (select entry_id from ledger_line where subject = ${put(subject)})`]),
      ...(account === undefined
        ? []
        : [
            (put: Put) =>
              `exists (select from ledger_line l where l.entry_id = e.id and l.account = ${put(account)})`,
          ]),
    ],
  };
}
