import { productTermsJson } from '@candor/domain/product';
import type { CalendarDate } from '@candor/domain/calendar';
import { products, quoteFigures, quoteProduct } from '@candor/markets';
import { describe, expect, it } from 'vitest';
import { writeAt, type Draft } from '../draft/draft.ts';
import { judge, quotesOf } from './judge.ts';

const on = '2026-11-18' as CalendarDate;
const [payday, instalments] = products.ph.map(({ terms }) => productTermsJson(terms) as Draft);
if (!payday || !instalments) throw new Error('the Philippines start with two products');

describe('A15.121 · the live check of a draft', () => {
  it('terms that are lawful cross nothing, and every limit says how near they come', () => {
    const { faults, limits } = judge('ph', payday, on);
    expect(faults).toEqual([]);
    expect(limits.flatMap(({ breaches }) => breaches)).toEqual([]);
    expect(limits.find(({ kind }) => kind === 'nominal-rate')).toMatchObject({
      ceiling: '6.000000',
      value: '4.500000',
    });
    const effective = Number(limits.find(({ kind }) => kind === 'effective-rate')?.value);
    expect(effective).toBeGreaterThan(7.7);
    expect(effective).toBeLessThan(12);
  });

  it('a crossed limit names the term and its largest lawful value, and taking it makes the draft lawful', () => {
    const dear = writeAt(payday, 'fees[0].percent', '8');
    const crossed = judge('ph', dear, on).limits.find(({ breaches }) => breaches.length > 0);
    expect(crossed?.kind).toBe('effective-rate');
    expect(crossed?.law).toContain('SEC Memorandum Circular');
    const fee = crossed?.remedies.find(({ term }) => term === 'fees[0].percent');
    expect(fee?.is).toBe('most');
    expect(Number(fee?.value)).toBeLessThan(8);
    const mended = judge('ph', writeAt(dear, 'fees[0].percent', fee?.value), on);
    expect(mended.limits.flatMap(({ breaches }) => breaches)).toEqual([]);
    const aHairMore = String(Number(fee?.value) + 0.0002);
    const broken = judge('ph', writeAt(dear, 'fees[0].percent', aHairMore), on);
    expect(broken.limits.flatMap(({ breaches }) => breaches)).not.toEqual([]);
  });

  it('where one term alone is too dear, leaving it out is offered', () => {
    const short = [1, 2, 3].map((count) => ({ instalments: count, every: { count: 1, unit: 'month' } }));
    const small = writeAt(writeAt(instalments, 'terms', short), 'fees[0].percent', '7.5');
    const crossed = judge('ph', small, on).limits.find(({ breaches }) => breaches.length > 0);
    const drop = crossed?.remedies.find(({ is }) => is === 'drop');
    expect(drop?.said).toBe('1 month');
    const mended = judge('ph', writeAt(small, 'terms', drop?.value), on);
    expect(mended.limits.flatMap(({ breaches }) => breaches)).toEqual([]);
  });

  it('what can’t be read is named by its field', () => {
    const { faults, limits } = judge('ph', writeAt(payday, 'fees[0].percent', 'eight'), on);
    expect(faults.map(({ field }) => field)).toEqual(['fees[0].percent']);
    expect(limits).toEqual([]);
  });

  it('the quote is the one that a borrower would be shown', () => {
    const [shown] = quotesOf('ph', instalments, 800_000n, on);
    const product = products.ph[1];
    const term = product?.terms.terms[0];
    if (!product || !term) throw new Error('there is a second product');
    const quote = quoteProduct('ph', product.terms, { amount: 800_000n, term, disbursedOn: on }, on);
    if ('refused' in quote) throw new Error(quote.refused);
    expect(shown?.figures).toEqual(quoteFigures('ph', 'PHP', quote));
  });

  it('a price that the law forbids is still shown', () => {
    const quotes = quotesOf('ph', writeAt(payday, 'fees[0].percent', '8'), 500_000n, on);
    expect(Number(quotes[0]?.figures.rate.percent)).toBeGreaterThan(12);
  });
});
