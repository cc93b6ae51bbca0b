import type { Calls, RequestOf } from '@candor/contract';
import type { LoanFilter } from '@candor/services/reads/loans';
import { amountsIn, countsOf, daysIn } from './list-ranges.ts';

/** What of a request narrows a list of loans. */
export function loanFilterOf(asked: LoanFilters): LoanFilter {
  return {
    state: asked.state,
    dpd: countsOf(asked.dpd),
    maxDpd: countsOf(asked.maxDpd),
    owed: amountsIn(asked.outstanding),
    overdue: amountsIn(asked.overdue),
    principal: amountsIn(asked.principal),
    disbursed: daysIn(asked.disbursed),
    productId: asked.product,
    isRestructured: asked.restructured === undefined ? undefined : asked.restructured === 'yes',
    promise: asked.promise,
  };
}

type LoanFilters = Omit<RequestOf<Calls['console.loan-totals']>, 'market' | 'all'>;
