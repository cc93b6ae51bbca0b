import { amountText } from '../money/amount.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { ChoiceFault } from '../product/offered-loan.ts';
import type { OfferedTerm } from '../product/product-terms.ts';
import { isRefusal } from '../refusals/refusal.ts';
import type { Refusal } from '../refusals/refusal.ts';
import { firstBroken } from '../refusals/first-broken.ts';
import type { Schedule } from '../schedule/make-schedule.ts';
import { orderStates } from '../states/order-states.ts';
import type { OrderRule, OrderState } from '../states/order-states.ts';
import { nextState } from '../states/state-table.ts';
import { isDearerThanApproved } from './is-dearer-than-approved.ts';
import { ifSignable } from './signable-schedule.ts';

export interface Offer {
  readonly order: OrderState;
  /**
   * What the choice costs on the day of signing, priced once for the signature and its documents; or why it
   * has no price.
   */
  readonly price: Schedule | Refusal;
  readonly mostAmount: bigint;
  /** The term that was approved, and what it asks for in its dearest month with that amount. */
  readonly approvedTerm: OfferedTerm;
  readonly mostPerMonth: bigint;
  /** The last day on which it can be signed, to its end. */
  readonly openUntil: CalendarDate;
  /** The last day of the key-facts statement's validity; null where the market has none. */
  readonly keyFactsUntil: CalendarDate | null;
  readonly payoutAccount: PayoutAccount | null;
}

export interface PayoutAccount {
  readonly isTheBorrowers: boolean;
}

export interface Sign {
  readonly amount: bigint;
  readonly term: OfferedTerm;
  /** The figures on the screen that was signed. */
  readonly shown: ShownFigures;
  readonly hasReadDisclosure: boolean;
  readonly acceptsAgreement: boolean;
  readonly hasRightCode: boolean;
}

interface ShownFigures {
  readonly netReceived: bigint;
  readonly totalToRepay: bigint;
  readonly firstDueOn: CalendarDate;
}

export type SignRule =
  | OrderRule
  | ChoiceFault
  | 'due_day_is_not_offered'
  | 'offer_has_expired'
  | 'key_facts_have_expired'
  | 'amount_is_above_the_approved'
  | 'terms_make_no_schedule'
  | 'month_is_dearer_than_approved'
  | 'payout_account_is_missing'
  | 'payout_account_is_not_the_borrowers'
  | 'disclosure_is_not_read'
  | 'agreement_is_not_accepted'
  | 'code_is_wrong'
  | 'figures_have_changed';

export interface OrderConfirmed {
  readonly event: 'order-confirmed';
  readonly on: CalendarDate;
  readonly schedule: Schedule;
}

/**
 * The borrower signs the offer. What was shown must be what is signed: a page opened at 23:59 and signed
 * after midnight shows other due dates than the agreement would have, so it is refused and shown anew.
 * Whether it is still open is judged by `today` too: a business day that has not been closed for a week keeps
 * no offer open. Another term than the approved one is signed for as much as asks for no more in a month than
 * was approved.
 */
export function decideSign(
  offer: Offer,
  command: Sign,
  on: CalendarDate,
  today: CalendarDate = on,
): [OrderConfirmed] | Refusal<SignRule> {
  const state = nextState(orderStates, offer.order, 'confirm');
  if (isRefusal(state)) return state;
  const { price, mostAmount, approvedTerm, mostPerMonth, openUntil, keyFactsUntil, payoutAccount } = offer;
  const { amount, term, shown } = command;
  const later = today > on ? today : on;
  const schedule = isRefusal(price) ? price : ifSignable(price);
  const approval = { mostAmount, term: approvedTerm, mostPerMonth };
  const isChoice = (code: ChoiceFault | 'due_day_is_not_offered') =>
    isRefusal(price) && price.refused === code && (price.facts ?? true);
  const broken = firstBroken({
    offer_has_expired: () => later > openUntil && { openUntil },
    key_facts_have_expired: () => keyFactsUntil !== null && later > keyFactsUntil && { keyFactsUntil },
    amount_is_not_offered: () => isChoice('amount_is_not_offered'),
    amount_is_above_the_approved: () => amount > mostAmount && { most: amountText(mostAmount) },
    term_is_not_offered: () => isChoice('term_is_not_offered'),
    due_day_is_not_offered: () => isChoice('due_day_is_not_offered'),
    terms_make_no_schedule: () => isRefusal(schedule) && { fault: schedule.refused },
    month_is_dearer_than_approved: () =>
      !isRefusal(schedule) &&
      isDearerThanApproved(approval, term, schedule) && { mostPerMonth: amountText(mostPerMonth) },
    payout_account_is_missing: () => payoutAccount === null,
    payout_account_is_not_the_borrowers: () => payoutAccount?.isTheBorrowers === false,
    disclosure_is_not_read: () => !command.hasReadDisclosure,
    agreement_is_not_accepted: () => !command.acceptsAgreement,
    code_is_wrong: () => !command.hasRightCode,
    figures_have_changed: () => !isRefusal(schedule) && !isShown(schedule, shown),
  });
  if (broken || isRefusal(schedule)) return broken ?? { refused: 'terms_make_no_schedule' };
  return [{ event: 'order-confirmed', on, schedule }];
}

function isShown({ netReceived, totals, rows }: Schedule, shown: ShownFigures): boolean {
  return (
    netReceived === shown.netReceived &&
    totals.total === shown.totalToRepay &&
    rows[0]?.dueOn === shown.firstDueOn
  );
}
