import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { rational } from '../numbers/rational.ts';
import { workedProduct } from '../testing/worked-product.ts';
import { productTermsJson } from './product-terms-json.ts';
import type { ProductTerms } from './product-terms.ts';
import { readProductTerms } from './read-product-terms.ts';
import { termsFromSheet, type TermsSheet } from './terms-from-sheet.ts';

const day = '2026-11-16' as CalendarDate;
const sheetOf = (terms: ProductTerms) =>
  JSON.parse(JSON.stringify(productTermsJson(terms))) as unknown as TermsSheet;

describe('terms that a server sent', () => {
  it.each([
    ['the worked product', workedProduct],
    ['no late charge and no delay', { ...workedProduct, lateCharge: null, delay: null }],
    [
      'a fixed late charge and a taxed fee in the rows',
      {
        ...workedProduct,
        lateCharge: { kind: 'fixed', fixed: 5000n, graceDays: 2 },
        delay: null,
        fees: [
          {
            name: 'service',
            percent: rational(5n, 4n),
            fixed: 1234n,
            taxPercent: rational(18n),
            taken: 'spread',
            payee: 'third-party',
          },
        ],
      } satisfies ProductTerms,
    ],
  ] as const)('are the terms that were saved: %s', (_, terms) => {
    expect(termsFromSheet(sheetOf(terms))).toEqual(readProductTerms(sheetOf(terms), day));
    expect(termsFromSheet(sheetOf(terms))).toEqual(terms);
  });

  it('that can’t be read are a fault, not a price', () => {
    const sheet = sheetOf(workedProduct);
    const amount = { ...sheet.amount, min: '1e3' };
    expect(() => termsFromSheet({ ...sheet, amount })).toThrow('1e3 is no number');
    const interest = { ...sheet.interest, rate: 'ten' };
    expect(() => termsFromSheet({ ...sheet, interest })).toThrow('ten is no number');
  });
});
