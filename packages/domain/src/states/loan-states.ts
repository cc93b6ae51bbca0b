import { stateTable } from './state-table.ts';
import type { RuleOf, StateOf } from './state-table.ts';

/**
 * How late a loan is, and its class, are not states: they are derived from its rows whenever somebody asks.
 */
export const loanStates = stateTable({
  name: 'Loan',
  first: 'active',
  states: {
    active: 'Something is owed.',
    settled: 'All is paid.',
    cancelled: 'The money was given back in the cooling-off days.',
    'written-off': 'The lender no longer expects to be paid; the borrower still owes.',
    recovered: 'What had been written off was paid after all.',
  },
  events: {
    settle: { from: ['active'], to: 'settled', rule: 'only_an_active_loan_is_settled' },
    cancel: { from: ['active'], to: 'cancelled', rule: 'only_an_active_loan_is_cancelled' },
    'write-off': { from: ['active'], to: 'written-off', rule: 'only_an_active_loan_is_written_off' },
    recover: { from: ['written-off'], to: 'recovered', rule: 'only_a_written_off_loan_is_recovered' },
    // A reversal restores: the payment that had settled, cancelled or recovered the loan was taken back by
    // the bank.
    reopen: { from: ['settled', 'cancelled'], to: 'active', rule: 'only_an_ended_loan_is_reopened' },
    'lose-recovery': {
      from: ['recovered'],
      to: 'written-off',
      rule: 'only_a_recovered_loan_loses_its_recovery',
    },
  },
});

export type LoanState = StateOf<typeof loanStates>;
export type LoanRule = RuleOf<typeof loanStates>;
