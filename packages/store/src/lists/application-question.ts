import type { OrderState } from '@candor/domain/states';
import { isAtApprover } from '../approvals/approval-cases.ts';
import { equals, type ListQuestion, type Put, type Range, type SortBy, within } from './list-question.ts';

/** What applications can be narrowed to. */
export type ApplicationFilter = {
  readonly state?: OrderState | undefined;
  /** Of those in review: whether an approver has been asked about it, as of an instant. */
  readonly forApproval?: { readonly is: boolean; readonly now: Date } | undefined;
  readonly amount?: Range<bigint> | undefined;
  readonly applied?: Range<Date> | undefined;
  readonly productId?: string | undefined;
  /** What the newest decision of a table was. */
  readonly decision?: 'approve' | 'refer' | 'refuse' | undefined;
};

export const applicationSorts = {
  applied: { column: 'o.applied_at', kind: 'moment' },
  amount: { column: 'o.amount', kind: 'number' },
} as const satisfies Record<string, SortBy>;

export const applicationSums = ['o.amount'] as const;

/** What came over with loans from elsewhere was never applied for here. */
export function applicationQuestion(market: string, filter: ApplicationFilter): ListQuestion {
  const { state, forApproval, amount, applied, productId, decision } = filter;
  return {
    from: 'loan_order o',
    id: { column: 'o.id', type: 'uuid' },
    conditions: [
      equals('o.market', market),
      () => 'not exists (select from import_row r where r.order_id = o.id)',
      ...(state ? [equals('o.state', state)] : []),
      ...(forApproval
        ? [
            (put: (value: unknown) => string) =>
              `${forApproval.is ? '' : 'not '}${isAtApprover('o.id', `${put(forApproval.now)}::timestamptz`)}`,
          ]
        : []),
      ...(amount ? within('o.amount', 'bigint', amount) : []),
      ...(applied ? within('o.applied_at', 'timestamptz', applied) : []),
      ...(productId ? [equals('o.product_id', productId)] : []),
      ...(decision
        ? [
            (put: Put) =>
              `(select d.outcome from decision d where d.order_id = o.id order by d.submission desc limit 1) = ${put(decision)}`,
          ]
        : []),
    ],
  };
}
