import { decideCancel, decideSettle } from '@candor/domain/decisions';
import type { Loan } from '@candor/domain/loan';
import { after, day, workedLoan } from '@candor/domain/testing/worked-loan';
import { expect, it } from 'vitest';
import { certificateDocument } from './certificate-document.ts';

const on = day('2026-09-18');
const head = { lender: 'Candor Lending', licence: '', borrower: 'Maria Santos', reference: 'CL-1' };
const facts = {
  market: 'ph',
  amount: 800_000n,
  paidOutOn: on,
  writtenOffOn: null,
  on,
  number: 'C-1',
} as const;
const saidOf = (loan: Loan) => {
  const { title, sections } = certificateDocument(head, { ...facts, loan }, 'en');
  const labels = sections.flatMap(({ rows }) => rows.map(({ label, value }) => `${label} ${value}`));
  return [title, ...sections.flatMap(({ paragraphs }) => paragraphs), ...labels].join('\n');
};

it('certifies of a loan that was cancelled that it was, and of a paid one that it is paid', () => {
  const loan = workedLoan();
  const cancelled = after(loan, decideCancel(loan, { by: 'back', amount: 776_000n, receivedOn: on }, on));
  expect(saidOf(cancelled)).toMatch(/^Certificate of cancellation\nWe certify that Maria Santos cancelled/u);
  expect(saidOf(cancelled)).toContain('Fees not charged ₱240.00');
  expect(saidOf(cancelled)).not.toContain('fully paid');
  const paid = after(loan, decideSettle(loan, { by: 'all', amount: 800_000n, receivedOn: on }, on));
  expect(saidOf(paid)).toMatch(/^Certificate of full payment\nWe certify that Maria Santos has fully paid/u);
  expect(saidOf(paid)).not.toContain('ancel');
});
