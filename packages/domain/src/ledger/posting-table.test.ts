import { expect, it } from 'vitest';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { makeEntry } from './make-entry.ts';
import type { Occasion } from './make-entry.ts';
import { ledgerEvents, postingTable } from './posting-table.ts';
import type { LedgerEvent, LedgerFacts } from './posting-table.ts';

const occasion: Occasion = { market: 'in', businessDate: '2026-11-15' as CalendarDate, currency: 'INR' };
const day = '2026-11-15' as CalendarDate;

/** As one would write it on paper: side, account, whose, minor units. */
function written<Event extends LedgerEvent>(event: Event, facts: LedgerFacts[Event]): string[] {
  return makeEntry(event, occasion, facts).lines.map(
    ({ account, subject, minor }) =>
      `${minor > 0n ? `Dr ${minor}` : `Cr ${-minor}`} ${account}${subject === null ? '' : ` ${subject}`}`,
  );
}

/** The worked example of each event, with the numbers written out once more by hand. */
const examples: Readonly<Record<LedgerEvent, readonly string[]>> = {
  disburse: ['Dr 1000000 principal-receivable loan:42', 'Cr 1000000 payout-clearing'],
  'deduct-fee': ['Dr 35400 payout-clearing', 'Cr 30000 fee-income', 'Cr 5400 tax-payable'],
  'settle-payout': ['Dr 964600 payout-clearing', 'Cr 964600 cash-at-bank'],
  'bring-in': [
    'Dr 800000 principal-receivable loan:42',
    'Dr 54195 interest-receivable loan:42',
    'Dr 2000 penalty-receivable loan:42',
    'Cr 856195 brought-in',
  ],
  'charge-fee': ['Dr 11800 fee-receivable loan:42', 'Cr 10000 fee-income', 'Cr 1800 tax-payable'],
  accrue: ['Dr 2333 interest-receivable loan:42', 'Cr 2333 interest-income'],
  'charge-late': ['Dr 221 penalty-receivable loan:42', 'Cr 221 penalty-income'],
  'charge-contingent': ['Dr 1500 penalty-receivable loan:42', 'Cr 1500 penalty-income'],
  'delay-fee': ['Dr 5000 fee-receivable loan:42', 'Cr 5000 fee-income'],
  receive: ['Dr 132500 channel-clearing:dragonpay', 'Cr 132500 suspense payment:77'],
  allocate: [
    'Dr 132500 suspense payment:77',
    'Cr 221 penalty-receivable loan:42',
    'Cr 5000 fee-receivable loan:42',
    'Cr 27279 interest-receivable loan:42',
    'Cr 100000 principal-receivable loan:42',
  ],
  divide: ['Dr 150000 suspense payment:79', 'Cr 100000 suspense payment:80', 'Cr 50000 suspense payment:81'],
  overpay: ['Dr 7500 suspense payment:78', 'Cr 7500 borrower-credit loan:42'],
  'apply-credit': [
    'Dr 7500 borrower-credit loan:42',
    'Cr 7000 interest-receivable loan:42',
    'Cr 500 principal-receivable loan:42',
  ],
  'settle-channel': [
    'Dr 131500 cash-at-bank',
    'Dr 1000 channel-costs',
    'Cr 132500 channel-clearing:dragonpay',
  ],
  refund: ['Dr 7500 borrower-credit loan:42', 'Cr 7500 payout-clearing'],
  'owe-back': ['Dr 7500 owed-back payment:78', 'Cr 7500 suspense payment:78'],
  cancel: [
    'Dr 40000 payout-clearing',
    'Cr 40000 principal-receivable loan:43',
    'Dr 189 interest-receivable loan:43',
    'Cr 189 interest-income',
  ],
  waive: ['Dr 221 penalty-income', 'Cr 221 penalty-receivable loan:42'],
  'write-off': [
    'Dr 412000 write-off-expense',
    'Cr 12000 interest-receivable loan:44',
    'Cr 400000 principal-receivable loan:44',
  ],
  recover: ['Dr 50000 suspense payment:90', 'Cr 50000 recovery-income'],
  'enter-npa': [
    'Dr 12000 interest-income',
    'Cr 12000 interest-receivable loan:44',
    'Dr 12000 npa-interest loan:44',
    'Cr 12000 npa-interest-contra loan:44',
  ],
  'leave-npa': [
    'Dr 1500 interest-receivable loan:45',
    'Cr 1500 interest-income',
    'Dr 1500 npa-interest-contra loan:45',
    'Cr 1500 npa-interest loan:45',
  ],
  provide: ['Dr 125000 provision-expense', 'Cr 125000 loan-loss-provision'],
  'open-bank': ['Dr 50000000 cash-at-bank', 'Cr 50000000 general-ledger'],
  'bank-charge': ['Dr 25000 bank-charges', 'Cr 25000 cash-at-bank'],
  'bank-interest': ['Dr 31244 cash-at-bank', 'Cr 31244 other-income'],
  'bank-other': ['Dr 200000000 cash-at-bank', 'Cr 200000000 general-ledger'],
  'pay-third-party': ['Dr 16000 third-party-payable party:insurance', 'Cr 16000 cash-at-bank'],
};

it.each(ledgerEvents)('%s is booked as its worked example says', (event) => {
  expect(written(event, postingTable[event].example.facts as never)).toEqual(examples[event]);
});

const nothing = { penalty: 0n, fee: 0n, interest: 0n, principal: 0n };

it.each([
  {
    says: 'interest of a non-performing loan is noted, not earned',
    lines: written('accrue', { loan: '1', on: day, interest: 500n, as: 'memorandum' }),
    are: ['Dr 500 npa-interest loan:1', 'Cr 500 npa-interest-contra loan:1'],
  },
  {
    says: 'late charges of a non-performing loan are noted, not earned',
    lines: written('charge-late', { loan: '1', on: day, amount: 5n, as: 'memorandum' }),
    are: ['Dr 5 npa-penalty loan:1', 'Cr 5 npa-penalty-contra loan:1'],
  },
  {
    says: 'noted late charges become income when they are paid',
    lines: written('allocate', { ...nothing, loan: '1', payment: '2', memorandumPenalty: 5n }),
    are: [
      'Dr 5 suspense payment:2',
      'Cr 5 penalty-income',
      'Dr 5 npa-penalty-contra loan:1',
      'Cr 5 npa-penalty loan:1',
    ],
  },
  {
    says: 'noted late charges are waived where they are noted',
    lines: written('waive', { loan: '1', waiver: 'w', ...nothing, tax: 0n, memorandumPenalty: 7n }),
    are: ['Dr 7 npa-penalty-contra loan:1', 'Cr 7 npa-penalty loan:1'],
  },
  {
    says: 'a day that takes interest back swaps the sides',
    lines: written('accrue', { loan: '1', on: day, interest: -3n, as: 'income' }),
    are: ['Cr 3 interest-receivable loan:1', 'Dr 3 interest-income'],
  },
  {
    says: 'a month whose loans are less late than the last releases a part of the provision',
    lines: written('provide', { month: '2026-11', more: -40n }),
    are: ['Cr 40 provision-expense', 'Dr 40 loan-loss-provision'],
  },
  {
    says: 'late charges that turn out not to be owed swap the sides',
    lines: written('charge-late', { loan: '1', on: day, amount: -4n }),
    are: ['Cr 4 penalty-receivable loan:1', 'Dr 4 penalty-income'],
  },
  {
    says: 'interest that was paid ahead and is not owed after all pays principal',
    lines: written('apply-credit', { loan: '1', on: day, ...nothing, interest: -2_373n, principal: 2_373n }),
    are: ['Dr 2373 interest-receivable loan:1', 'Cr 2373 principal-receivable loan:1'],
  },
  {
    says: 'what was overpaid becomes credit',
    lines: written('apply-credit', { loan: '1', on: day, ...nothing, fee: -50n }),
    are: ['Cr 50 borrower-credit loan:1', 'Dr 50 fee-receivable loan:1'],
  },
  {
    says: 'interest that was paid ahead makes a write-off smaller',
    lines: written('write-off', { loan: '1', ...nothing, interest: -7n, principal: 100n }),
    are: ['Dr 93 write-off-expense', 'Dr 7 interest-receivable loan:1', 'Cr 100 principal-receivable loan:1'],
  },
  {
    says: 'noted interest becomes income when it is paid',
    lines: written('allocate', { ...nothing, loan: '1', payment: '2', memorandumInterest: 500n }),
    are: [
      'Dr 500 suspense payment:2',
      'Cr 500 interest-income',
      'Dr 500 npa-interest-contra loan:1',
      'Cr 500 npa-interest loan:1',
    ],
  },
  {
    says: 'a fee that is a third party’s is owed to that party, and its tax to the state as before',
    lines: written('deduct-fee', {
      loan: '1',
      name: 'insurance',
      fee: 16_000n,
      tax: 2_880n,
      parties: [{ party: 'insurance', fee: 16_000n }],
    }),
    are: ['Dr 18880 payout-clearing', 'Cr 16000 third-party-payable party:insurance', 'Cr 2880 tax-payable'],
  },
  {
    says: 'of a fee that is partly a third party’s only the rest is income',
    lines: written('charge-fee', {
      loan: '1',
      name: 'rows-1',
      fee: 400n,
      tax: 0n,
      parties: [{ party: 'title registry', fee: 160n }],
    }),
    are: [
      'Dr 400 fee-receivable loan:1',
      'Cr 240 fee-income',
      'Cr 160 third-party-payable party:title%20registry',
    ],
  },
  {
    says: 'a third party is not owed what the borrower is forgiven',
    lines: written('waive', {
      loan: '1',
      waiver: 'w',
      penalty: 0n,
      fee: 400n,
      tax: 0n,
      interest: 0n,
      parties: [{ party: 'insurance', fee: 160n }],
    }),
    are: ['Dr 240 fee-income', 'Dr 160 third-party-payable party:insurance', 'Cr 400 fee-receivable loan:1'],
  },
  {
    says: 'a channel that took back more than it collected has it taken off the bank account',
    lines: written('settle-channel', { channel: 'bank', settlement: 'R', amount: -900n, cost: 0n }),
    are: ['Cr 900 cash-at-bank', 'Dr 900 channel-clearing:bank'],
  },
  {
    says: 'what the bank had before its first statement is in the opening balance, and not cash again',
    lines: written('settle-channel', {
      channel: 'bank',
      settlement: 'R',
      amount: 900n,
      cost: 0n,
      isInOpening: true,
    }),
    are: ['Dr 900 general-ledger', 'Cr 900 channel-clearing:bank'],
  },
  {
    says: 'a charge that the bank gives back swaps the sides',
    lines: written('bank-charge', { movement: 'l', amount: -250n }),
    are: ['Cr 250 bank-charges', 'Dr 250 cash-at-bank'],
  },
  {
    says: 'money that nobody could place goes back out of suspense',
    lines: written('refund', { refund: 'r', of: { payment: '2' }, amount: 9n }),
    are: ['Dr 9 suspense payment:2', 'Cr 9 payout-clearing'],
  },
  {
    says: 'a Philippine cooling-off exit owes no interest: what was accrued is taken back',
    lines: written('cancel', { loan: '1', feesReturned: 53_571n, interestAccrued: 2_000n, interestOwed: 0n }),
    are: [
      'Dr 53571 payout-clearing',
      'Cr 53571 principal-receivable loan:1',
      'Dr 2000 interest-income',
      'Cr 2000 interest-receivable loan:1',
    ],
  },
  {
    says: 'a waived fee takes its tax back too',
    lines: written('waive', { loan: '1', waiver: 'w', ...nothing, fee: 100n, tax: 18n }),
    are: ['Dr 100 fee-income', 'Dr 18 tax-payable', 'Cr 118 fee-receivable loan:1'],
  },
  {
    says: 'noted interest is waived where it is noted',
    lines: written('waive', { loan: '1', waiver: 'w', ...nothing, tax: 0n, memorandumInterest: 7n }),
    are: ['Dr 7 npa-interest-contra loan:1', 'Cr 7 npa-interest loan:1'],
  },
  {
    says: 'a write-off costs what was counted on, and strikes out what was only noted',
    lines: written('write-off', { loan: '1', ...nothing, principal: 100n, memorandumInterest: 7n }),
    are: [
      'Dr 100 write-off-expense',
      'Cr 100 principal-receivable loan:1',
      'Dr 7 npa-interest-contra loan:1',
      'Cr 7 npa-interest loan:1',
    ],
  },
])('$says', ({ lines, are }) => {
  expect(lines).toEqual(are);
});

it('a channel that keeps more than it collected is a fault, as is any negative amount', () => {
  const facts = { channel: 'upi', settlement: 's', amount: 10n, cost: 11n };
  expect(() => makeEntry('settle-channel', occasion, facts)).toThrow('never negative');
  expect(() => makeEntry('disburse', occasion, { loan: '1', amount: -1n })).toThrow('never negative');
});
