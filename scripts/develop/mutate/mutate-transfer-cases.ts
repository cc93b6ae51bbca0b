import type { MutationCase } from './mutate-cases.ts';

const stories = 'packages/services/src/payments/transfers/transfers.pg.test.ts';

/** What keeps a bank's number from being credited twice, or to the wrong person. */
export const transferCases: Readonly<Record<string, MutationCase>> = {
  'cashfree-signature': {
    protects: 'a callback of Cashfree’s counts only by its signature',
    edits: [
      {
        file: 'packages/adapters/src/cashfree/read-webhook.ts',
        from: 'if (!fits.includes(true)) return null;',
        to: '',
      },
    ],
    test: {
      file: 'packages/adapters/src/channels/collect-channels.pg.test.ts',
      title: 'is believed by its signature',
    },
  },
  'wallet-signature': {
    protects: 'a callback of a wallet’s counts only by its signature',
    edits: [
      {
        file: 'packages/adapters/src/walletdebit/read-wallet-callback.ts',
        from: 'if (!fits.includes(true)) return null;',
        to: '',
      },
    ],
    test: {
      file: 'packages/adapters/src/channels/mandate-channels.pg.test.ts',
      title: 'is believed by its signature',
    },
  },
  'autopay-link-ceiling': {
    protects: 'a payer is shown no link that permits more than the mandate asks for',
    edits: [
      {
        file: 'packages/adapters/src/cashfree/authorisation-in.ts',
        from: "parseAmount(asked.get('am')) === most",
        to: "asked.get('am') !== ''",
      },
    ],
    test: {
      file: 'packages/adapters/src/cashfree/cashfree-mandates.test.ts',
      title: 'for another ceiling',
    },
  },
  'autopay-late-success': {
    protects: 'a debit that was said to have failed and was paid is money, whichever try is asked about',
    edits: [
      {
        file: 'packages/adapters/src/cashfree/cashfree-debits.ts',
        from: "whole.is === 'collected' || ",
        to: '',
      },
    ],
    test: {
      file: 'packages/adapters/src/cashfree/cashfree-mandates.test.ts',
      title: 'that failed and was paid later is money',
    },
  },
  'cashfree-second-id': {
    protects: 'a disbursement has a second id only when Cashfree says that the first is over',
    edits: [
      {
        file: 'packages/adapters/src/cashfree/cashfree-disbursements.ts',
        from: "stands.heard === 'failed' ?",
        to: "stands.heard !== 'paid' ?",
      },
    ],
    test: {
      file: 'packages/adapters/src/payouts/disbursement-channels.pg.test.ts',
      title: 'under a second id only when the first is over',
    },
  },
  'number-once': {
    protects: 'a number that one borrower has claimed is refused to the next, and kept',
    edits: [
      {
        file: 'packages/services/src/payments/transfers/submit-payment-proof.ts',
        from: 'others.length > 0 || (credited',
        to: '(credited',
      },
    ],
    test: { file: stories, title: 'that another has given is refused' },
  },
  'number-contested': {
    protects: 'money whose number two borrowers have given waits for a person',
    edits: [
      {
        file: 'packages/services/src/payments/transfers/owner-of-money.ts',
        from: " === 'waiting' && !second;",
        to: " === 'waiting';",
      },
    ],
    test: { file: stories, title: 'with both as candidates' },
  },
  'claim-contradicted': {
    protects: 'a claim is not believed where the payer named somebody else',
    edits: [
      {
        file: 'packages/services/src/payments/transfers/owner-of-money.ts',
        from: 'claimed.some((each) => each.payment.loanId !== loanId)',
        to: 'false',
      },
    ],
    test: { file: stories, title: 'own words contradict' },
  },
  'claim-amount': {
    protects: 'a claim is credited by itself only for exactly its amount',
    edits: [
      {
        file: 'packages/services/src/payments/transfers/owner-of-money.ts',
        from: ' && first.payment.amount === amount',
        to: '',
      },
    ],
    test: { file: stories, title: 'with another amount to a person' },
  },
  'number-guessing': {
    protects: 'numbers can’t be guessed one after the other',
    edits: [
      {
        file: 'packages/services/src/payments/transfers/submit-payment-proof.ts',
        from: 'numbersAtMost = 10',
        to: 'numbersAtMost = 1_000',
      },
    ],
    test: { file: stories, title: 'guessing ends after ten' },
  },
  'statement-number-known': {
    protects: 'a number that a statement has shown with another amount is a difference, not money',
    edits: [
      {
        file: 'packages/services/src/payments/transfers/credit-line.ts',
        from: 'known.amount !== amount',
        to: 'false',
      },
    ],
    test: { file: stories, title: 'read twice, or with a number twice' },
  },
};
