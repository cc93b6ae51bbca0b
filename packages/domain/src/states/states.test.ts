import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lendingRefusals } from '../refusals/lending-refusals.ts';
import { certificationStates } from './certification-states.ts';
import { complaintStates } from './complaint-states.ts';
import { loanStates } from './loan-states.ts';
import { orderStates } from './order-states.ts';
import { paymentStates } from './payment-states.ts';
import { nextState } from './state-table.ts';
import { stateTables, statesDocument } from './states-document.ts';

describe('an order', () => {
  it.each([
    ['draft', 'submit', 'submitted'],
    ['submitted', 'start-review', 'in-review'],
    ['in-review', 'approve', 'approved'],
    ['approved', 'confirm', 'confirmed'],
    ['confirmed', 'pay-out', 'paying-out'],
    ['paying-out', 'payout-arrives', 'paid-out'],
    ['in-review', 'refuse', 'refused'],
    ['in-review', 'send-back', 'sent-back'],
    ['sent-back', 'submit', 'submitted'],
    ['approved', 'expire', 'expired'],
    ['approved', 'withdraw', 'withdrawn'],
    ['paying-out', 'payout-fails', 'payout-failed'],
    ['payout-failed', 'pay-out', 'paying-out'],
  ] as const)('that is %s and %s is %s', (state, event, to) => {
    expect(nextState(orderStates, state, event)).toBe(to);
  });

  it.each([
    ['expired', 'confirm', 'only_an_open_offer_is_confirmed'],
    ['confirmed', 'confirm', 'only_an_open_offer_is_confirmed'],
    ['approved', 'pay-out', 'only_a_confirmed_order_is_paid_out'],
    ['paid-out', 'pay-out', 'only_a_confirmed_order_is_paid_out'],
    ['paying-out', 'pay-out', 'only_a_confirmed_order_is_paid_out'],
    ['paying-out', 'withdraw', 'only_before_the_payout_is_an_order_withdrawn'],
    ['refused', 'submit', 'only_a_draft_is_submitted'],
    ['submitted', 'approve', 'only_an_order_in_review_is_decided'],
  ] as const)('that is %s can not %s: %s', (state, event, refused) => {
    expect(nextState(orderStates, state, event)).toEqual({ refused, facts: { state, event } });
  });
});

describe('a loan', () => {
  it.each([
    ['active', 'settle', 'settled'],
    ['active', 'cancel', 'cancelled'],
    ['active', 'write-off', 'written-off'],
    ['written-off', 'recover', 'recovered'],
    ['settled', 'reopen', 'active'],
    ['cancelled', 'reopen', 'active'],
  ] as const)('that is %s and %s is %s', (state, event, to) => {
    expect(nextState(loanStates, state, event)).toBe(to);
  });

  it.each([
    ['settled', 'cancel', 'only_an_active_loan_is_cancelled'],
    ['cancelled', 'settle', 'only_an_active_loan_is_settled'],
    ['written-off', 'reopen', 'only_an_ended_loan_is_reopened'],
    ['active', 'recover', 'only_a_written_off_loan_is_recovered'],
  ] as const)('that is %s can not %s: %s', (state, event, refused) => {
    expect(nextState(loanStates, state, event)).toMatchObject({ refused });
  });
});

describe('a payment', () => {
  it.each([
    ['created', 'show-code', 'pending'],
    ['pending', 'receive', 'received'],
    ['received', 'allocate', 'allocated'],
    ['pending', 'expire', 'expired'],
    ['pending', 'fail', 'failed'],
    ['pending', 'claim', 'claimed'],
    ['claimed', 'match', 'matched'],
    ['claimed', 'refuse', 'refused'],
    ['matched', 'allocate', 'allocated'],
    ['allocated', 'reverse', 'reversed'],
    ['received', 'refund', 'refunded'],
  ] as const)('that is %s and %s is %s', (state, event, to) => {
    expect(nextState(paymentStates, state, event)).toBe(to);
  });

  it.each(['expired', 'failed', 'refused'] as const)('that is %s is still money when it comes', (state) => {
    expect(nextState(paymentStates, state, 'receive')).toBe('received');
  });

  it.each([
    ['received', 'receive', 'only_an_unpaid_payment_is_received'],
    ['allocated', 'allocate', 'only_received_money_is_allocated'],
    ['pending', 'allocate', 'only_received_money_is_allocated'],
    ['allocated', 'refund', 'only_unallocated_money_is_refunded'],
    ['received', 'expire', 'only_a_waiting_payment_expires'],
    ['matched', 'claim', 'only_an_unpaid_payment_is_claimed'],
  ] as const)('that is %s can not %s: %s', (state, event, refused) => {
    expect(nextState(paymentStates, state, event)).toMatchObject({ refused });
  });
});

describe('a certification step and a complaint', () => {
  it('a step is saved, then accepted or refused, and saved again is looked at again', () => {
    expect(nextState(certificationStates, 'empty', 'save')).toBe('saved');
    expect(nextState(certificationStates, 'saved', 'accept')).toBe('accepted');
    expect(nextState(certificationStates, 'saved', 'refuse')).toBe('refused');
    expect(nextState(certificationStates, 'refused', 'save')).toBe('saved');
    expect(nextState(certificationStates, 'empty', 'accept')).toMatchObject({
      refused: 'only_a_saved_step_is_accepted',
    });
  });

  it('a complaint is answered, closed, and reopened by a reply', () => {
    expect(nextState(complaintStates, 'open', 'answer')).toBe('answered');
    expect(nextState(complaintStates, 'answered', 'close')).toBe('closed');
    expect(nextState(complaintStates, 'closed', 'reopen')).toBe('reopened');
    expect(nextState(complaintStates, 'reopened', 'answer')).toBe('answered');
    expect(nextState(complaintStates, 'open', 'close')).toMatchObject({
      refused: 'only_an_answered_complaint_is_closed',
    });
  });
});

describe('every table', () => {
  it.each(stateTables.map((table) => [table.name, table] as const))(
    '%s: every state can be reached from the first',
    (_, { first, states, events }) => {
      const reached = new Set([first]);
      for (let size = 0; size < reached.size;) {
        size = reached.size;
        for (const { from, to } of Object.values(events)) {
          if (from.some((state) => reached.has(state))) reached.add(to);
        }
      }
      expect([...reached].toSorted()).toEqual(Object.keys(states).toSorted());
    },
  );

  it('of orders and loans has its rules on the closed list of refusals', () => {
    const rules = [orderStates, loanStates].flatMap(({ events }) =>
      Object.values(events).map(({ rule }) => rule),
    );
    expect(rules.filter((rule) => !lendingRefusals.includes(rule))).toEqual([]);
  });

  it('is in docs/states.md as it is here (npm run docs:generate)', async () => {
    const file = join(import.meta.dirname, '../../../../docs/states.md');
    if (process.env['CANDOR_GOLDEN'] === 'write') await writeFile(file, statesDocument());
    expect((await readFile(file, 'utf8')) === statesDocument()).toBe(true);
  });
});
