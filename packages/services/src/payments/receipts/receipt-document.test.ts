import { decideRepay } from '@candor/domain/decisions';
import type { Loan } from '@candor/domain/loan';
import { paidBy, recutBy } from '@candor/domain/repayment';
import { after, day, workedLoan } from '@candor/domain/testing/worked-loan';
import type { Language } from '@candor/markets';
import { expect, it } from 'vitest';
import { receiptDocument } from './receipt-document.ts';

const on = day('2026-09-20');
const head = { lender: 'Candor Lending', licence: '', borrower: 'Maria Santos', reference: 'CL-1' };

const pay = (loan: Loan, by: string, amount: bigint, surplus: 'keep' | 'smaller') =>
  after(loan, decideRepay(loan, { by, amount, receivedOn: on, surplus }, on));

const paperOf = (loan: Loan, by: string, amount: bigint, language: Language) => {
  const counted = { ...paidBy(loan, by), recut: recutBy(loan, by) };
  const payment = { market: 'ph', paymentId: by, externalId: null, way: 'GCash' } as const;
  return receiptDocument(head, { ...payment, amount, receivedOn: on, ...counted }, language);
};
const saidOf = (paper: ReturnType<typeof paperOf>) => paper.sections.flatMap(({ paragraphs }) => paragraphs);

it('says what lower instalments did to one that was paid ahead, and of a plain payment nothing', () => {
  const ahead = pay(workedLoan(), 'first', 291_019n, 'keep');
  const lower = pay(ahead, 'more', 50_050n, 'smaller');
  expect(saidOf(paperOf(lower, 'more', 50_050n, 'en'))).toEqual([
    expect.stringMatching(
      /^Sun 18 October: ₱[\d,.]+ instead of ₱2,910\.19\. It is already paid, and ₱[\d,.]+ of that goes to Wed 18 November\.$/u,
    ),
  ]);
  expect(saidOf(paperOf(lower, 'first', 291_019n, 'en'))).toEqual([]);
});

it('is the same receipt by its mark as before it said so', () => {
  const ahead = pay(workedLoan(), 'first', 291_019n, 'keep');
  const lower = pay(ahead, 'more', 50_050n, 'smaller');
  const { sections: _, ...said } = paperOf(lower, 'more', 50_050n, 'en');
  const counted = { ...paidBy(lower, 'more'), recut: null };
  const payment = { market: 'ph', paymentId: 'more', externalId: null, way: 'GCash' } as const;
  const silent = receiptDocument(head, { ...payment, amount: 50_050n, receivedOn: on, ...counted }, 'en');
  expect(said.fingerprint).toBe(silent.fingerprint);
});
