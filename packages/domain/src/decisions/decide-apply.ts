import type { CalendarDate } from '../calendar/calendar-date.ts';
import { offeredLoan } from '../product/offered-loan.ts';
import type { ChoiceFault } from '../product/offered-loan.ts';
import type { OfferedTerm, ProductTerms } from '../product/product-terms.ts';
import { isRefusal } from '../refusals/refusal.ts';
import type { Refusal } from '../refusals/refusal.ts';
import { firstBroken } from '../refusals/first-broken.ts';
import type { Schedule } from '../schedule/make-schedule.ts';
import { orderStates } from '../states/order-states.ts';
import type { OrderRule, OrderState } from '../states/order-states.ts';
import { nextState } from '../states/state-table.ts';
import { signableSchedule } from './signable-schedule.ts';

export interface Application {
  readonly order: OrderState;
  readonly product: OfferedProduct;
  readonly hasOpenOrder: boolean;
  /** Of the borrower's worst other loan. */
  readonly daysLate: number;
  readonly missingSteps: readonly string[];
}

interface OfferedProduct {
  readonly terms: ProductTerms;
  readonly offeredFrom: CalendarDate;
  /** The last day; null while there is none. */
  readonly offeredUntil: CalendarDate | null;
}

export interface Apply {
  readonly amount: bigint;
  readonly term: OfferedTerm;
}

export type ApplyRule =
  | OrderRule
  | ChoiceFault
  | 'product_is_not_offered'
  | 'borrower_has_an_open_order'
  | 'borrower_is_in_arrears'
  | 'certification_is_incomplete'
  | 'terms_make_no_schedule';

export interface OrderSubmitted {
  readonly event: 'order-submitted';
  readonly on: CalendarDate;
  /** As if it were paid out today; the offer will say it again for its own day. */
  readonly schedule: Schedule;
}

/** A borrower asks for a loan of a product: ₱8,000.00 for 3 months. */
export function decideApply(
  { order, product, hasOpenOrder, daysLate, missingSteps }: Application,
  { amount, term }: Apply,
  on: CalendarDate,
): [OrderSubmitted] | Refusal<ApplyRule> {
  const state = nextState(orderStates, order, 'submit');
  if (isRefusal(state)) return state;
  const { terms, offeredFrom, offeredUntil } = product;
  const loan = offeredLoan(terms, { amount, term, disbursedOn: on });
  const schedule = isRefusal(loan) ? loan : signableSchedule(loan);
  const isChoice = (code: ChoiceFault) => isRefusal(loan) && loan.refused === code && (loan.facts ?? true);
  const broken = firstBroken({
    product_is_not_offered: () => on < offeredFrom || (offeredUntil !== null && on > offeredUntil),
    borrower_has_an_open_order: () => hasOpenOrder,
    borrower_is_in_arrears: () => daysLate > 0 && { daysLate },
    certification_is_incomplete: () => missingSteps.length > 0 && { missing: missingSteps.join(', ') },
    amount_is_not_offered: () => isChoice('amount_is_not_offered'),
    term_is_not_offered: () => isChoice('term_is_not_offered'),
    terms_make_no_schedule: () => isRefusal(schedule) && { fault: schedule.refused },
  });
  if (broken || isRefusal(schedule)) return broken ?? { refused: 'terms_make_no_schedule' };
  return [{ event: 'order-submitted', on, schedule }];
}
