/**
 * Memorandum accounts stand beside the books: what is noted there is neither owned, owed, earned nor spent.
 */
export type AccountKind = 'asset' | 'liability' | 'income' | 'expense' | 'memo';

/** Whose balance an account keeps: one for the house, or one for every loan, payment or third party. */
export type Holder = 'house' | 'loan' | 'payment' | 'party';

export type Account = {
  /** As accountants number them: 1 assets, 2 liabilities, 4 incomes, 5 expenses, 9 memorandum. */
  readonly number: number;
  readonly kind: AccountKind;
  readonly heldFor: Holder;
  readonly name: string;
  readonly meaning: string;
};

/** 1100 to 1199 belong to the channels: each has a clearing account of its own, opened with the channel. */
export const accounts = {
  'cash-at-bank': {
    number: 1010,
    kind: 'asset',
    heldFor: 'house',
    name: 'Cash at bank',
    meaning: 'the bank account, as the bank’s own statement has it but for what is in transit',
  },
  'payout-clearing': {
    number: 1050,
    kind: 'asset',
    heldFor: 'house',
    name: 'Payout clearing',
    meaning: 'payouts and refunds that were ordered and have not left the bank yet (credit)',
  },
  'principal-receivable': {
    number: 1210,
    kind: 'asset',
    heldFor: 'loan',
    name: 'Principal receivable',
    meaning: 'lent and not yet repaid',
  },
  'interest-receivable': {
    number: 1220,
    kind: 'asset',
    heldFor: 'loan',
    name: 'Interest receivable',
    meaning: 'interest to the day, not yet paid; in credit where an instalment was paid before its day',
  },
  'fee-receivable': {
    number: 1230,
    kind: 'asset',
    heldFor: 'loan',
    name: 'Fee receivable',
    meaning: 'fees with their tax, not yet paid',
  },
  'penalty-receivable': {
    number: 1240,
    kind: 'asset',
    heldFor: 'loan',
    name: 'Penalty receivable',
    meaning: 'late charges, not yet paid',
  },
  'owed-back': {
    number: 1250,
    kind: 'asset',
    heldFor: 'payment',
    name: 'Owed back',
    meaning: 'taken back by a bank after it had been sent on, owed by whoever paid',
  },
  'loan-loss-provision': {
    number: 1290,
    kind: 'asset',
    heldFor: 'house',
    name: 'Provision for loan losses',
    meaning: 'what of the loans may be lost, by how late they are; takes off the receivables (credit)',
  },
  'tax-payable': {
    number: 2010,
    kind: 'liability',
    heldFor: 'house',
    name: 'Tax payable',
    meaning: 'tax on fees, owed to the state',
  },
  'borrower-credit': {
    number: 2020,
    kind: 'liability',
    heldFor: 'loan',
    name: 'Borrower credit',
    meaning: 'overpaid, owed to the borrower',
  },
  suspense: {
    number: 2030,
    kind: 'liability',
    heldFor: 'payment',
    name: 'Suspense',
    meaning: 'received and not yet matched to a loan',
  },
  'third-party-payable': {
    number: 2040,
    kind: 'liability',
    heldFor: 'party',
    name: 'Payable to third parties',
    meaning: 'fees that the lender collects for somebody else (an insurer, a registry), owed to that party',
  },
  'brought-in': {
    number: 2090,
    kind: 'liability',
    heldFor: 'house',
    name: 'Brought in',
    meaning: 'the other side of loans that came over from an earlier system; cleared in the general ledger',
  },
  'general-ledger': {
    number: 2095,
    kind: 'liability',
    heldFor: 'house',
    name: 'Due to the general ledger',
    meaning:
      'the bank’s opening balance, and what moves on the bank account and is not lending (capital, salaries, rent); cleared in the general ledger',
  },
  'interest-income': {
    number: 4010,
    kind: 'income',
    heldFor: 'house',
    name: 'Interest income',
    meaning: 'interest earned to the day',
  },
  'fee-income': {
    number: 4020,
    kind: 'income',
    heldFor: 'house',
    name: 'Fee income',
    meaning: 'fees without their tax',
  },
  'penalty-income': {
    number: 4030,
    kind: 'income',
    heldFor: 'house',
    name: 'Penalty income',
    meaning: 'late charges',
  },
  'recovery-income': {
    number: 4040,
    kind: 'income',
    heldFor: 'house',
    name: 'Recovery income',
    meaning: 'paid after the loan had been written off',
  },
  'other-income': {
    number: 4090,
    kind: 'income',
    heldFor: 'house',
    name: 'Other income',
    meaning: 'interest that the bank pays on the account',
  },
  'write-off-expense': {
    number: 5010,
    kind: 'expense',
    heldFor: 'house',
    name: 'Write-off expense',
    meaning: 'no longer expected to be paid',
  },
  'channel-costs': {
    number: 5020,
    kind: 'expense',
    heldFor: 'house',
    name: 'Channel costs',
    meaning: 'what a channel keeps for its service',
  },
  'provision-expense': {
    number: 5030,
    kind: 'expense',
    heldFor: 'house',
    name: 'Provision expense',
    meaning: 'what a month added to the provision; in credit where it released more than it added',
  },
  'bank-charges': {
    number: 5040,
    kind: 'expense',
    heldFor: 'house',
    name: 'Bank charges',
    meaning: 'what the bank takes for its service',
  },
  'npa-interest': {
    number: 9010,
    kind: 'memo',
    heldFor: 'loan',
    name: 'Interest on non-performing loans',
    meaning: 'computed, owed by the borrower, not taken as income until it is paid',
  },
  'npa-interest-contra': {
    number: 9020,
    kind: 'memo',
    heldFor: 'loan',
    name: 'Interest on non-performing loans, contra',
    meaning: 'the other side of the line above',
  },
  'npa-penalty': {
    number: 9030,
    kind: 'memo',
    heldFor: 'loan',
    name: 'Late charges on non-performing loans',
    meaning: 'computed, owed by the borrower, not taken as income until they are paid',
  },
  'npa-penalty-contra': {
    number: 9040,
    kind: 'memo',
    heldFor: 'loan',
    name: 'Late charges on non-performing loans, contra',
    meaning: 'the other side of the line above',
  },
} as const satisfies Readonly<Record<string, Account>>;

export type FixedAccountCode = keyof typeof accounts;
export type ClearingAccountCode = `channel-clearing:${string}`;
export type AccountCode = FixedAccountCode | ClearingAccountCode;

export function clearingOf(channel: string): ClearingAccountCode {
  if (!/^[a-z][a-z0-9-]*$/.test(channel)) {
    throw new RangeError(`"${channel}" is no channel: small letters, digits and dashes, like "dragonpay"`);
  }
  return `channel-clearing:${channel}`;
}

export function accountKind(code: AccountCode): AccountKind {
  return isClearing(code) ? 'asset' : accounts[code].kind;
}

export function isClearing(code: AccountCode): code is ClearingAccountCode {
  return code.startsWith('channel-clearing:');
}
