import { after, day, workedLoan } from '@candor/domain/testing/worked-loan';
import { decideRepay } from '@candor/domain/decisions';
import { expect, it } from 'vitest';
import { interestDocument } from './interest-document.ts';
import { quoteDocument } from './quote-document.ts';

const head = { lender: 'Candor Lending', licence: '', borrower: 'Maria Santos', reference: 'CL-1' };
const linesOf = ({ sections }: ReturnType<typeof quoteDocument>) =>
  sections.flatMap(({ paragraphs, rows, table }) => [
    ...paragraphs,
    ...rows.map(({ label, value }) => `${label}: ${value}`),
    ...(table?.lines ?? []).map((line) => line.join(': ')),
  ]);

it('quotes what settles a loan on its last day, and on each day before', () => {
  const loan = workedLoan();
  const paid = { by: 'first', amount: 291_019n, receivedOn: day('2026-10-18'), surplus: 'keep' } as const;
  const firstPaid = after(loan, decideRepay(loan, paid, day('2026-10-18')));
  const facts = { market: 'ph', loan: firstPaid, on: day('2026-11-14'), until: day('2026-11-15') } as const;
  const said = linesOf(quoteDocument(head, { ...facts, number: 'STL-1' }, 'en'));
  expect(said).toContain('Amount to pay: ₱5,671.32');
  expect(said).toContain('Valid until: 15 Nov 2026');
  expect(said).toContain('14 Nov 2026: 5,663.41');
  expect(said).toContain('15 Nov 2026: 5,671.32');
});

it('certifies what was paid in a tax year, line by line, and says of a year that runs how far it got', () => {
  const paid = {
    interest: 36_000n,
    principal: 255_019n,
    fees: 0n,
    lateCharges: 1_200n,
    deducted: 24_000n,
    recovered: 0n,
    total: 316_219n,
    tax: 0n,
  };
  const facts = {
    market: 'ph',
    paid,
    from: day('2026-01-01'),
    until: day('2026-12-31'),
    number: 'INT-1',
  } as const;
  const said = (on: string) => linesOf(interestDocument(head, { ...facts, on: day(on) }, 'en'));
  expect(said('2026-11-14')).toEqual([
    'We certify what Maria Santos paid on the loan CL-1 from 1 Jan 2026 to 31 Dec 2026. It is taken from our books, by the day on which we booked each payment.',
    'The year is not over: this is what was paid until 14 Nov 2026.',
    'Document number: INT-1',
    'Loan: CL-1',
    'Tax year: From 1 Jan 2026 to 31 Dec 2026',
    'Interest: ₱360.00',
    'Principal: ₱2,550.19',
    'Fees deducted from the payout: ₱240.00',
    'Late charges: ₱12.00',
    'Paid in all: ₱3,162.19',
  ]);
  expect(said('2026-12-31').join(' ')).not.toContain('not over');
});
