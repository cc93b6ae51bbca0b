import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Entry } from './entry.ts';
import { makeEntry } from './make-entry.ts';
import { mirror } from './mirror.ts';
import type { LedgerEvent, LedgerFacts } from './posting-table.ts';

const day = '2026-11-15' as CalendarDate;
const occasion = { market: 'in', businessDate: day, currency: 'INR' };

function book<Event extends LedgerEvent>(event: Event, facts: LedgerFacts[Event]): Entry {
  return makeEntry(event, occasion, facts);
}

/** What is left on each account when all of it has happened. */
function balances(...entries: readonly Entry[]): Record<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const { account, minor } of entries.flatMap(({ lines }) => lines)) {
    sums.set(account, (sums.get(account) ?? 0n) + minor);
  }
  return Object.fromEntries([...sums].filter(([, minor]) => minor !== 0n));
}

const undone = (entry: Entry) => mirror({ ...entry, id: 1n }, day);
const nothing = { penalty: 0n, fee: 0n, interest: 0n, principal: 0n };

describe('cooling-off', () => {
  const taken = [
    book('disburse', { loan: '43', amount: 2_000_000n }),
    book('deduct-fee', { loan: '43', name: 'processing', fee: 33_898n, tax: 6_102n }),
    book('settle-payout', { payout: 'p', amount: 1_960_000n }),
  ] as const;
  const leave = (interestAccrued: bigint, interestOwed: bigint) => [
    ...taken,
    book('accrue', { loan: '43', on: day, interest: interestAccrued, as: 'income' }),
    undone(taken[1]),
    book('cancel', { loan: '43', feesReturned: 40_000n, interestAccrued, interestOwed }),
  ];

  it('in India leaves 19,600.00 and 18.33 owed, and nothing else but the bank to tell of it', () => {
    expect(balances(...leave(1_644n, 1_833n))).toEqual({
      'principal-receivable': 1_960_000n,
      'interest-receivable': 1_833n,
      'interest-income': -1_833n,
      'cash-at-bank': -1_960_000n,
    });
  });

  it('in the Philippines leaves the net amount owed', () => {
    expect(balances(...leave(1_644n, 0n))).toEqual({
      'principal-receivable': 1_960_000n,
      'cash-at-bank': -1_960_000n,
    });
  });

  it('ends with only the interest earned once the borrower has paid and the channel has settled', () => {
    const paid = [
      book('receive', { channel: 'upi', reference: '426712345678', payment: '7', amount: 1_961_833n }),
      book('allocate', { ...nothing, loan: '43', payment: '7', interest: 1_833n, principal: 1_960_000n }),
      book('settle-channel', { channel: 'upi', settlement: 's', amount: 1_961_833n, cost: 0n }),
    ];
    expect(balances(...leave(1_644n, 1_833n), ...paid)).toEqual({
      'cash-at-bank': 1_833n,
      'interest-income': -1_833n,
    });
  });
});

describe('a non-performing loan', () => {
  const before = [
    book('disburse', { loan: '44', amount: 400_000n }),
    book('accrue', { loan: '44', on: day, interest: 12_000n, as: 'income' }),
    book('enter-npa', { loan: '44', on: day, interest: 12_000n }),
    book('accrue', { loan: '44', on: day, interest: 1_500n, as: 'memorandum' }),
  ];

  it('has earned nothing that was not paid', () => {
    expect(balances(...before)).toEqual({
      'principal-receivable': 400_000n,
      'payout-clearing': -400_000n,
      'npa-interest': 13_500n,
      'npa-interest-contra': -13_500n,
    });
  });

  it('earns interest when it is paid, and is an ordinary loan again when all arrears are', () => {
    const paid = [
      book('receive', { channel: 'upi', reference: 'r', payment: '8', amount: 12_000n }),
      book('allocate', { ...nothing, loan: '44', payment: '8', memorandumInterest: 12_000n }),
      book('leave-npa', { loan: '44', on: day, interest: 1_500n }),
    ];
    expect(balances(...before, ...paid)).toEqual({
      'principal-receivable': 400_000n,
      'payout-clearing': -400_000n,
      'channel-clearing:upi': 12_000n,
      'interest-receivable': 1_500n,
      'interest-income': -13_500n,
    });
  });

  it('is written off at what was counted on, and what comes later is a recovery', () => {
    const gone = [
      book('write-off', { ...nothing, loan: '44', principal: 400_000n, memorandumInterest: 13_500n }),
      book('receive', { channel: 'upi', reference: 'r', payment: '9', amount: 50_000n }),
      book('recover', { loan: '44', payment: '9', amount: 50_000n }),
    ];
    expect(balances(...before, ...gone)).toEqual({
      'payout-clearing': -400_000n,
      'write-off-expense': 400_000n,
      'channel-clearing:upi': 50_000n,
      'recovery-income': -50_000n,
    });
  });
});

it('an overpaid loan: the credit pays what falls due next, and the rest goes back through the bank', () => {
  expect(
    balances(
      book('disburse', { loan: '42', amount: 100_000n }),
      book('settle-payout', { payout: 'p', amount: 100_000n }),
      book('receive', { channel: 'dragonpay', reference: 'r', payment: '7', amount: 100_900n }),
      book('allocate', { ...nothing, loan: '42', payment: '7', principal: 100_000n }),
      book('overpay', { loan: '42', payment: '7', amount: 900n }),
      book('charge-late', { loan: '42', on: day, amount: 200n }),
      book('apply-credit', { ...nothing, loan: '42', on: day, penalty: 200n }),
      book('refund', { refund: 'r', of: { loan: '42' }, amount: 700n }),
      book('settle-payout', { payout: 'r', amount: 700n }),
      book('settle-channel', { channel: 'dragonpay', settlement: 's', amount: 100_900n, cost: 100n }),
    ),
  ).toEqual({ 'cash-at-bank': 100n, 'channel-costs': 100n, 'penalty-income': -200n });
});
