import { stateTable } from './state-table.ts';
import type { RuleOf, StateOf } from './state-table.ts';

export const orderStates = stateTable({
  name: 'Order',
  first: 'draft',
  states: {
    draft: 'The borrower is choosing.',
    submitted: 'Applied for; waits for somebody to look at it.',
    'in-review': 'Being decided.',
    'sent-back': 'Something is missing or unclear; the borrower may mend it and submit again.',
    refused: 'Decided against, with the reasons.',
    approved: 'An offer is open until its day ends.',
    expired: 'The offer was not signed in time.',
    withdrawn: 'The borrower no longer wants it.',
    confirmed: 'Signed.',
    'paying-out': 'The payout was ordered and is not known to have arrived.',
    'payout-failed': 'The payout is known to have failed; it may be tried again under the same id.',
    'paid-out': 'The money has arrived: the loan begins.',
  },
  events: {
    submit: { from: ['draft', 'sent-back'], to: 'submitted', rule: 'only_a_draft_is_submitted' },
    'start-review': { from: ['submitted'], to: 'in-review', rule: 'only_a_submitted_order_is_reviewed' },
    approve: { from: ['in-review'], to: 'approved', rule: 'only_an_order_in_review_is_decided' },
    refuse: { from: ['in-review'], to: 'refused', rule: 'only_an_order_in_review_is_decided' },
    'send-back': { from: ['in-review'], to: 'sent-back', rule: 'only_an_order_in_review_is_decided' },
    confirm: { from: ['approved'], to: 'confirmed', rule: 'only_an_open_offer_is_confirmed' },
    expire: { from: ['approved'], to: 'expired', rule: 'only_an_open_offer_expires' },
    withdraw: {
      // Not while money may be on its way: after that the cooling-off days are the way out.
      from: ['draft', 'submitted', 'in-review', 'sent-back', 'approved', 'confirmed', 'payout-failed'],
      to: 'withdrawn',
      rule: 'only_before_the_payout_is_an_order_withdrawn',
    },
    'pay-out': {
      from: ['confirmed', 'payout-failed'],
      to: 'paying-out',
      rule: 'only_a_confirmed_order_is_paid_out',
    },
    'payout-fails': { from: ['paying-out'], to: 'payout-failed', rule: 'only_a_running_payout_ends' },
    'payout-arrives': {
      // A success that is told after a failure is still money that left.
      from: ['paying-out', 'payout-failed'],
      to: 'paid-out',
      rule: 'only_a_running_payout_ends',
    },
  },
});

export type OrderState = StateOf<typeof orderStates>;
export type OrderRule = RuleOf<typeof orderStates>;
