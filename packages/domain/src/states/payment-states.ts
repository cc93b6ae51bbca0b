import { stateTable } from './state-table.ts';
import type { RuleOf, StateOf } from './state-table.ts';

/**
 * A payment is the channel's view of a repayment. Money that comes is money, whatever had been thought of the
 * payment before.
 */
export const paymentStates = stateTable({
  name: 'Payment',
  first: 'created',
  states: {
    created: 'Wanted; the channel has not given a code yet.',
    pending: 'The code is shown.',
    expired: 'The code ran out.',
    failed: 'The channel says that it failed.',
    claimed: 'The borrower has given the number of a transfer (UTR).',
    refused: 'No such transfer was found.',
    matched: 'The transfer was found in the bank statement.',
    received: 'The channel says that the money is there.',
    allocated: 'Divided among what is owed.',
    reversed: 'The bank or the channel took it back.',
    refunded: 'Sent back to whoever paid.',
    divided: 'Divided in parts, each a payment of its own.',
  },
  events: {
    'show-code': { from: ['created'], to: 'pending', rule: 'only_a_new_payment_gets_a_code' },
    expire: { from: ['created', 'pending'], to: 'expired', rule: 'only_a_waiting_payment_expires' },
    fail: { from: ['created', 'pending'], to: 'failed', rule: 'only_a_waiting_payment_fails' },
    claim: {
      // Again after a refusal: people mistype numbers of 22 characters.
      from: ['created', 'pending', 'expired', 'failed', 'refused'],
      to: 'claimed',
      rule: 'only_an_unpaid_payment_is_claimed',
    },
    match: { from: ['claimed'], to: 'matched', rule: 'only_a_claim_is_matched' },
    refuse: { from: ['claimed'], to: 'refused', rule: 'only_a_claim_is_refused' },
    receive: {
      // A late success on an expired code is still money: it is credited.
      from: ['created', 'pending', 'expired', 'failed', 'claimed', 'refused'],
      to: 'received',
      rule: 'only_an_unpaid_payment_is_received',
    },
    allocate: { from: ['received', 'matched'], to: 'allocated', rule: 'only_received_money_is_allocated' },
    // Matched to the wrong loan: the division is undone, the money is still here.
    'take-back': { from: ['allocated'], to: 'received', rule: 'only_allocated_money_is_taken_back' },
    reverse: {
      // A bank takes money back also after it was sent back to whoever paid: then they owe it. Of money in
      // parts it takes the whole.
      from: ['received', 'matched', 'allocated', 'refunded', 'divided'],
      to: 'reversed',
      rule: 'only_received_money_is_reversed',
    },
    refund: { from: ['received', 'matched'], to: 'refunded', rule: 'only_unallocated_money_is_refunded' },
    divide: { from: ['received', 'matched'], to: 'divided', rule: 'only_unallocated_money_is_divided' },
  },
});

export type PaymentState = StateOf<typeof paymentStates>;
export type PaymentRule = RuleOf<typeof paymentStates>;
