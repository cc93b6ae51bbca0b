import type { MutationCase } from './mutate-cases.ts';

const store = 'packages/store/src';
const races = {
  file: 'packages/services/src/payments/payments/races.pg.test.ts',
  title: 'ends as if it had happened in some order',
};

/** What keeps things that happen to one loan at the same moment apart. */
export const raceCases: Readonly<Record<string, MutationCase>> = {
  'loan-lock': {
    protects: 'whatever changes a loan changes it one after the other',
    edits: [
      {
        file: `${store}/loans/load-loan.ts`,
        from: 'from loan_accrual where loan_id = $1 for no key update',
        to: 'from loan_accrual where loan_id = $1',
      },
    ],
    test: races,
  },
  'payment-lock': {
    protects: 'whatever changes a payment changes it one after the other',
    edits: [
      {
        file: `${store}/payments/payments.ts`,
        from: 'from payment where id = $1 for no key update',
        to: 'from payment where id = $1',
      },
    ],
    test: races,
  },
  'begun-as-seen': {
    protects:
      'no payment is begun of another amount than the borrower has seen, also if money comes at that moment',
    edits: [
      {
        file: 'packages/services/src/payments/payments/begin-payment.ts',
        from: 'if (created.output.amount !== String(asked.seen))',
        to: 'if (created.output.amount.length === 0)',
      },
    ],
    test: {
      file: 'packages/services/src/payments/payments/begin-payment.pg.test.ts',
      title: 'no payment of another amount than the one that was seen is begun',
    },
  },
};
