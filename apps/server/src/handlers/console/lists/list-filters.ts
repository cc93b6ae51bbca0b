import type { Calls, RequestOf } from '@candor/contract';
import type { ApplicationWish } from '@candor/services/reads/applications';
import type { LoanFilter } from '@candor/services/reads/loans';
import type { IncomingFilter } from '@candor/services/reads/payments';
import { amountsIn, countsOf, daysIn, sortIn } from './list-ranges.ts';

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

type PaymentFilters = Omit<RequestOf<Calls['console.money-incoming-totals']>, 'market' | 'all'>;

export function paymentFilterOf({ received, amount, channel, state, find }: PaymentFilters): IncomingFilter {
  return { received: daysIn(received), amount: amountsIn(amount), channel, state, find };
}

type ApplicationFilters = Omit<RequestOf<Calls['console.application-totals']>, 'market' | 'all' | 'show'>;

export function applicationFilterOf(asked: ApplicationFilters): ApplicationWish['filter'] {
  return {
    amount: amountsIn(asked.amount),
    applied: daysIn(asked.applied),
    productId: asked.product,
    decision: asked.decision,
  };
}

type ApplicationsAsked = ApplicationFilters & Pick<RequestOf<Calls['console.applications']>, 'sort'>;

/** Null where nothing is narrowed or sorted: then what waits comes by its deadlines. */
export function applicationWishOf({ sort, ...asked }: ApplicationsAsked): ApplicationWish | null {
  const filter = applicationFilterOf(asked);
  const isPlain = sort === undefined && Object.values(filter).every((value) => value === undefined);
  return isPlain ? null : { filter, sort: sortIn(sort, 'applied') };
}
