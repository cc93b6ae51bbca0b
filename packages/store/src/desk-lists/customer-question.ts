import type { CalendarDate } from '@candor/domain/calendar';
import {
  equals,
  type ListQuestion,
  type Put,
  type Range,
  type SortBy,
  within,
} from '../lists/list-question.ts';

/** How the loans of a customer stand together. */
export type CustomerLoansAre = 'past-due' | 'active' | 'ended' | 'none';

/** What customers can be narrowed to. */
export type CustomerFilter = {
  readonly since?: Range<Date> | undefined;
  readonly loans?: CustomerLoansAre | undefined;
};

export const customerSorts = {
  since: { column: 'b.opened_at', kind: 'moment' },
} as const satisfies Record<string, SortBy>;

const hasLoan = (condition: string) =>
  `exists (select from loan l join loan_figure f on f.loan_id = l.id where l.borrower_id = b.id and ${condition})`;

/** Whoever has left is no customer any more. */
export function customerQuestion(
  market: string,
  on: CalendarDate,
  { since, loans }: CustomerFilter,
): ListQuestion {
  const are = (put: Put): string => {
    if (loans === 'past-due')
      return `b.id in (select l.borrower_id from loan_figure f join loan l on l.id = f.loan_id
                       where f.market = ${put(market)} and f.due_from < ${put(on)}::date)`;
    if (loans === 'active') return hasLoan(`f.state = 'active'`);
    if (loans === 'ended') return `${hasLoan('true')} and not ${hasLoan(`f.state = 'active'`)}`;
    return `not ${hasLoan('true')}`;
  };
  return {
    from: 'borrower b',
    id: { column: 'b.id', type: 'uuid' },
    conditions: [
      equals('b.market', market),
      () => 'b.deleted_at is null',
      ...(since ? within('b.opened_at', 'timestamptz', since) : []),
      ...(loans ? [are] : []),
    ],
  };
}
