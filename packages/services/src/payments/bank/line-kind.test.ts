import { expect, it } from 'vitest';
import { kindOfLine } from './line-kind.ts';

const channels = ['bank', 'upi', 'dragonpay', 'cash', 'cheque'];

it.each([
  ['CASH DEPOSIT BRANCH 012', 100n, { kind: 'remittance', channel: 'cash' }],
  ['CSH DEP MAKATI', 100n, { kind: 'remittance', channel: 'cash' }],
  ['CHK DEP 000123', 100n, { kind: 'remittance', channel: 'cheque' }],
  ['Cheque clearing 000123', 100n, { kind: 'remittance', channel: 'cheque' }],
  ['DRAGONPAY CORP REMIT 1117', 100n, { kind: 'remittance', channel: 'dragonpay' }],
  // Who sends money by a wallet, or writes of cash, has made a transfer.
  ['GCASH FROM JUAN', 100n, { kind: 'transfer', channel: null }],
  ['cash for the loan', 100n, { kind: 'transfer', channel: null }],
  ['CHECK DEPOSIT RETURNED', -100n, { kind: 'debit', channel: null }],
])('%s, %d: %o', (narration, amount, expected) => {
  expect(kindOfLine({ amount, narration }, channels)).toEqual(expected);
});

it('takes a deposit for a transfer while nothing was ever posted by hand', () => {
  const kind = kindOfLine({ amount: 100n, narration: 'CASH DEPOSIT' }, ['bank', 'dragonpay']);
  expect(kind).toEqual({ kind: 'transfer', channel: null });
});
