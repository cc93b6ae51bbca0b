import { outstanding, totalOfParts } from '@candor/domain/loan';
import { arrears } from '@candor/domain/arrears';
import type { CalendarDate } from '@candor/domain/calendar';
import { products } from '@candor/markets';
import { describe, expect, it } from 'vitest';
import { importColumnNames } from './import-columns.ts';
import { openRow } from './open-row.ts';
import { placesOf, readImportFile } from './read-import-file.ts';
import { readImportRow } from './read-import-row.ts';
import { goodRow, lateRow, loansFile, overRow } from './testing/loans-file.ts';

const asOf = '2026-11-16' as CalendarDate;
const terms = products.ph.find(({ key }) => key === 'ph-instalments')!.terms;

function open(cells: object, product = terms) {
  const file = readImportFile(loansFile([cells]));
  if ('words' in file) throw new Error(file.words);
  const [line] = [...file.rows];
  const row = readImportRow('ph', line?.cells, placesOf(importColumnNames));
  if (!('reference' in row)) return row;
  return openRow('ph', product, row, { asOf, today: asOf });
}
const loanOf = (cells: object) => {
  const opened = open(cells);
  if (!('loan' in opened)) throw new Error(JSON.stringify(opened));
  return opened.loan;
};

describe('what a row becomes', () => {
  it('the instalments to come are those that were signed, to the centavo', () => {
    const [plan] = loanOf(goodRow).plans;
    expect(plan?.rows.map(({ dueOn, principal, interest }) => [dueOn, principal, interest])).toEqual([
      ['2026-11-18', 266_495n, 24_524n],
      ['2026-12-18', 278_486n, 12_532n],
    ]);
  });

  it('what is overdue is one row since the oldest day, and no late charge is made for the days before', () => {
    const loan = loanOf(lateRow);
    expect(loan.plans[0]?.rows[0]).toMatchObject({
      dueOn: '2026-10-18',
      principal: 255_019n,
      penalty: 12_000n,
    });
    expect(loan.plans[0]?.since).toBe(asOf);
    expect(arrears(loan, asOf)).toMatchObject({ daysLate: 29, oldestDueOn: '2026-10-18' });
    expect(totalOfParts(outstanding(loan))).toBe(885_056n);
  });

  it('of a loan whose instalments are all overdue nothing grows but the late charge', () => {
    const loan = loanOf(overRow);
    expect([loan.accrued, loan.schedule.terms.amount]).toEqual([4_500n, 100_000n]);
  });

  it('may cost no more than the law leaves after what was paid elsewhere', () => {
    expect(loanOf(goodRow).agreement.limits.mostCost).toBe(544_981n);
    expect(loanOf({ ...goodRow, costs_paid: '7000' }).agreement.limits.mostCost).toBe(100_000n);
  });

  it.each([
    ['costs_paid', { costs_paid: '' }, 'It is needed: the law caps what this loan may cost in all.'],
    [
      'costs_paid',
      { costs_paid: '7900' },
      'It would cost ₱370.56 more, and the law leaves room for ₱100.00.',
    ],
    ['paid_out_on', { paid_out_on: '2026-11-16' }, 'It is not before the day of the file.'],
    [
      'next_due_on',
      { next_due_on: '2027-02-18' },
      'Instalment 2 of 3 of a loan of that day is due on 2026-11-18, and this is not near it.',
    ],
    ['instalments', { instalments: '7', instalments_left: '6' }, /^The product has no such term\. It has /u],
    ['principal', { principal: '9000000', principal_outstanding: '1' }, /^The product lends from /u],
    ['principal_outstanding', { principal_outstanding: '8000.01' }, 'It is more than was lent.'],
    [
      'instalment_amount',
      { instalment_amount: '2000' },
      'By the product’s terms the next instalment is ₱2,910.19.',
    ],
    [
      'oldest_unpaid_due_on',
      { interest_due: '5' },
      'It is needed: something is overdue, and since when decides how late the loan is.',
    ],
    [
      'instalments_left',
      { instalments_left: '0', next_due_on: '' },
      'None is left, and not all of the principal is overdue.',
    ],
  ])('is refused for its %s: %j', (column, change, words) => {
    expect(open({ ...goodRow, ...change })).toContainEqual({
      column,
      words: typeof words === 'string' ? words : expect.stringMatching(words),
    });
  });

  it('is refused while it can still be given back, and where its interest is flat', () => {
    expect(open(goodRow, { ...terms, coolingOffDays: 90 })).toMatchObject([{ column: 'paid_out_on' }]);
    expect(open(goodRow, { ...terms, interest: { ...terms.interest, method: 'flat' } })).toMatchObject([
      { column: 'product' },
    ]);
  });
});
