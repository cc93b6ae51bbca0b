import type { MutationCase } from './mutate-cases.ts';

const store = 'packages/store/src';
const story = 'packages/services/src/payments/bank/bank.pg.test.ts';
const parties = 'packages/services/src/lending/loans/third-party-fees.pg.test.ts';

/** What keeps the books and the bank's statement the same account. */
export const bankCases: Readonly<Record<string, MutationCase>> = {
  'bank-clearing-opened': {
    protects: 'a channel that nobody has seen before has a clearing account',
    edits: [
      {
        file: 'packages/services/src/payments/bank/open-clearing-accounts.ts',
        from: 'const account = await openClearingAccount(tx, channel);',
        to: 'const account = await Promise.resolve(String([tx, channel, openClearingAccount]));',
      },
    ],
    test: { file: story, title: 'a channel that nobody has seen before' },
  },
  'bank-closing-balance': {
    protects: 'a statement whose closing balance does not follow from its lines is not read',
    edits: [
      {
        file: 'packages/services/src/payments/bank/statement-balances.ts',
        from: 'faults.length === 0 && opening + sum !== closing',
        to: 'faults.length === 0 && opening + sum !== closing && sum < 0n',
      },
    ],
    test: { file: story, title: 'a file whose closing balance' },
  },
  'bank-running-balance': {
    protects: 'a changed or missing line of a statement is noticed',
    edits: [
      {
        file: 'packages/services/src/payments/bank/statement-balances.ts',
        from: 'if (before.balance + at.amount !== at.balance) return',
        to: 'if (before.balance + at.amount < 0n) return',
      },
    ],
    test: { file: story, title: 'a file whose closing balance' },
  },
  'bank-line-once': {
    protects: 'a line of the statement is booked once',
    edits: [
      {
        file: 'packages/services/src/payments/bank/post-line.ts',
        from: "if (line.entryId !== null) return { refused: 'bank_line_is_booked' };",
        to: '',
      },
    ],
    test: { file: story, title: 'a day: payments are collected' },
  },
  'bank-seen': {
    protects: 'nothing is booked that whoever confirms was not shown',
    edits: [
      {
        file: 'packages/services/src/payments/bank/post-line.ts',
        from: "if (plan.mark !== seen) return { refused: 'figures_have_changed' };",
        to: '',
      },
    ],
    test: { file: story, title: 'what would be booked otherwise by now' },
  },
  'bank-report-adds-up': {
    protects: 'a remittance on two people’s word is that of the payments, to the centavo',
    edits: [
      {
        file: 'packages/services/src/payments/bank/plan-movement.ts',
        from: 'return whole && whole.missing === null ? { ...whole, cost, isCostKnown: true } : null;',
        to: 'return whole ?? { payments: open, gross: net + cost, cost, isCostKnown: true, missing: null };',
      },
    ],
    test: { file: story, title: 'by hand it takes two people' },
  },
  'bank-settled-counted': {
    protects: 'clearing is the sum of what the channels have not remitted',
    edits: [
      {
        file: `${store}/channel-settlements/settlements.ts`,
        from: 'update payment p set settled = p.settled + i.amount',
        to: 'update payment p set settled = p.settled + i.amount - 1',
      },
    ],
    test: { file: story, title: 'a day: payments are collected' },
  },
  'bank-third-party': {
    protects: 'a fee of a third party is no income',
    edits: [
      {
        file: 'packages/domain/src/ledger/postings/third-party-shares.ts',
        from: "...parties.map((share) => creditOrBack('third-party-payable', share.fee, partySubject(share.party))),",
        to: "...parties.map((share) => creditOrBack('fee-income', share.fee)),",
      },
    ],
    test: { file: parties, title: 'a deducted fee of a third party' },
  },
  'bank-third-party-owed': {
    protects: 'a third party is paid no more than was collected for it',
    edits: [
      {
        file: 'packages/services/src/payments/bank/plan-movement.ts',
        from: 'if (owed < size)',
        to: 'if (owed < 0n)',
      },
    ],
    test: { file: parties, title: 'of fees in the instalments' },
  },
  'bank-money-out': {
    protects: 'money that left the bank is booked by two',
    edits: [
      {
        file: 'packages/services/src/payments/bank/post-line.ts',
        from: "if (bookingTakesTwo(plan.line, meaning)) return { refused: 'money_out_takes_two' };",
        to: '',
      },
    ],
    test: {
      file: 'packages/services/src/payments/bank/bank.pg.test.ts',
      title: 'a day: payments are collected',
    },
  },
};
