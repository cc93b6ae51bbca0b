import type { RefusalOf } from '@candor/services/kernel/commands';
import type { makeCode } from '@candor/services/payments/instructions';
import type { beginPayment } from '@candor/services/payments/payments';
import { keyRefused } from './key-refused.ts';

/** Why a payment was not begun, or got no code. */
export type PayingRule =
  | RefusalOf<typeof beginPayment>
  | Extract<Awaited<ReturnType<typeof makeCode>>, { readonly refused: string }>['refused']
  | 'too_many_requests'
  | 'key-reused'
  | 'key-in-use';

/** What any of the three may meet: a repayment, an extension, a withdrawal. */
const ofEvery = {
  loan_is_unknown: { refused: 'not_found' },
  channel_is_unknown: { refused: 'pay_type_is_not_offered' },
  pay_type_is_not_offered: { refused: 'pay_type_is_not_offered' },
  channel_is_down: { refused: 'channel_is_down' },
  too_many_payments_wait: { refused: 'too_many_payments_wait' },
  too_many_requests: { refused: 'too_many_requests' },
  'key-reused': keyRefused('key-reused'),
  'key-in-use': keyRefused('key-in-use'),
} as const satisfies Readonly<Partial<Record<PayingRule, { readonly refused: string }>>>;

type OfEvery = keyof typeof ofEvery;
const isOfEvery = (rule: PayingRule): rule is OfEvery => Object.hasOwn(ofEvery, rule);

/** What the wire calls the rules that mean something else for each of them. A new rule does not compile. */
type OwnRules<Code extends string> = Readonly<Record<Exclude<PayingRule, OfEvery>, Code>>;

export const repaymentRules = {
  nothing_is_owed: 'nothing_is_owed',
  amount_is_above_the_owed: 'amount_is_above_the_owed',
  figures_have_changed: 'figures_have_changed',
  amount_is_not_positive: 'amount_is_too_small',
  amount_is_too_small: 'amount_is_too_small',
  cooling_off_has_ended: 'order_cannot_change_now',
  cost_ceiling_is_reached: 'order_cannot_change_now',
  delay_costs_more_than_being_late: 'order_cannot_change_now',
  delay_is_not_offered: 'order_cannot_change_now',
  delay_is_outside_its_window: 'order_cannot_change_now',
  no_delay_is_left: 'order_cannot_change_now',
  nothing_is_left_to_delay: 'order_cannot_change_now',
  only_an_active_loan_is_changed: 'order_cannot_change_now',
} as const satisfies OwnRules<string>;

export const extensionRules = {
  figures_have_changed: 'figures_have_changed',
  amount_is_above_the_owed: 'delay_is_not_possible',
  amount_is_not_positive: 'delay_is_not_possible',
  amount_is_too_small: 'delay_is_not_possible',
  cooling_off_has_ended: 'delay_is_not_possible',
  cost_ceiling_is_reached: 'delay_is_not_possible',
  delay_costs_more_than_being_late: 'delay_is_not_possible',
  delay_is_not_offered: 'delay_is_not_possible',
  delay_is_outside_its_window: 'delay_is_not_possible',
  no_delay_is_left: 'delay_is_not_possible',
  nothing_is_left_to_delay: 'delay_is_not_possible',
  nothing_is_owed: 'delay_is_not_possible',
  only_an_active_loan_is_changed: 'delay_is_not_possible',
} as const satisfies OwnRules<string>;

export const withdrawalRules = {
  figures_have_changed: 'figures_have_changed',
  nothing_is_owed: 'figures_have_changed',
  amount_is_above_the_owed: 'cooling_off_has_ended',
  amount_is_not_positive: 'cooling_off_has_ended',
  amount_is_too_small: 'cooling_off_has_ended',
  cooling_off_has_ended: 'cooling_off_has_ended',
  cost_ceiling_is_reached: 'cooling_off_has_ended',
  delay_costs_more_than_being_late: 'cooling_off_has_ended',
  delay_is_not_offered: 'cooling_off_has_ended',
  delay_is_outside_its_window: 'cooling_off_has_ended',
  no_delay_is_left: 'cooling_off_has_ended',
  nothing_is_left_to_delay: 'cooling_off_has_ended',
  only_an_active_loan_is_changed: 'cooling_off_has_ended',
} as const satisfies OwnRules<string>;

export function payingRefused<Code extends string>(rule: PayingRule, own: OwnRules<Code>) {
  return isOfEvery(rule) ? ofEvery[rule] : { refused: own[rule] };
}
