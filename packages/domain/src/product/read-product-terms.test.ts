import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { isRefusal } from '../refusals/refusal.ts';
import { sampleProduct } from '../testing/sample-product.ts';
import { productTermsJson } from './product-terms-json.ts';
import { readProductTerms } from './read-product-terms.ts';
import { termsFromSheet, type TermsSheet } from './terms-from-sheet.ts';

const today = '2026-11-15' as CalendarDate;
const sample = JSON.parse(JSON.stringify(productTermsJson(sampleProduct()))) as Record<string, unknown>;

function read(change: Record<string, unknown>) {
  return readProductTerms({ ...sample, ...change }, today);
}
function faultsOf(change: Record<string, unknown>) {
  const terms = read(change);
  return isRefusal(terms) ? terms.faults : [];
}
const amount = (min: string, max: string, step: string) => ({ amount: { min, max, step } });
const month = { count: 1, unit: 'month' };
const fee = (change: Record<string, unknown>) => ({
  fees: [{ ...(sample['fees'] as object[])[0], ...change }],
});
const late = (change: Record<string, unknown>) => ({
  lateCharge: { kind: 'percent', percent: '4.5', per: 'month', graceDays: 3, ...change },
});
const delay = (change: Record<string, unknown>) => ({
  delay: { ...(sample['delay'] as object), ...change },
});

describe('a product’s terms as text', () => {
  it('are read as they were written, to the last letter', () => {
    const terms = read({});
    if (isRefusal(terms)) throw new Error(JSON.stringify(terms));
    expect(terms).toEqual(sampleProduct());
    expect(productTermsJson(terms)).toEqual(sample);
  });

  it('are written as decimal text, with no more digits than they need', () => {
    expect(sample['interest']).toMatchObject({ rate: '4.5' });
    expect(sample['rounding']).toEqual({ mode: 'half-even', to: '0.01' });
  });

  it.each([
    ['none at all', { lateCharge: null, delay: null }],
    ['a fixed one', { lateCharge: { kind: 'fixed', fixed: '50.00', graceDays: 0 }, delay: null }],
  ])('may have a late charge of another kind: %s', (_, change) => {
    const terms = read(change);
    if (isRefusal(terms)) throw new Error(JSON.stringify(terms));
    expect(productTermsJson(terms)['lateCharge']).toEqual(change.lateCharge);
  });
});

const charge = (change: Record<string, unknown>) => ({
  contingentCharges: [
    {
      code: 'returned-payment',
      names: { en: 'Returned payment charge', fil: 'Singil' },
      amount: '15.00',
      times: 1,
      ...change,
    },
  ],
});

describe('charges by hand in a product’s terms', () => {
  it('are read as they were written; terms that say nothing of them stay as they were, to the last letter', () => {
    const terms = read(charge({}));
    if (isRefusal(terms)) throw new Error(JSON.stringify(terms));
    expect(terms.contingentCharges).toMatchObject([{ amount: 1_500n, times: 1 }]);
    expect(productTermsJson(terms)).toEqual({ ...sample, ...charge({}) });
    // No price depends on them: a phone that quotes does not carry them.
    const { contingentCharges: _, ...price } = terms;
    expect(termsFromSheet(productTermsJson(terms) as unknown as TermsSheet)).toEqual(price);
    expect(productTermsJson(read({ contingentCharges: [] }) as never)).toEqual(sample);
  });

  it.each<[field: string, change: Record<string, unknown>]>([
    ['contingentCharges', { contingentCharges: 'some' }],
    ['contingentCharges[0].code', charge({ code: 'Returned payment' })],
    ['contingentCharges[0].names.en', charge({ names: { fil: 'Singil' } })],
    ['contingentCharges[0].names.English', charge({ names: { en: 'x', English: 'x' } })],
    ['contingentCharges[0].amount', charge({ amount: '0.00' })],
    ['contingentCharges[0].times', charge({ times: 0 })],
    ['contingentCharges[0].bearsInterest', charge({ bearsInterest: true })],
    [
      'contingentCharges[1].code',
      { contingentCharges: [...charge({}).contingentCharges, ...charge({}).contingentCharges] },
    ],
  ])('%s is refused', (field, change) => {
    expect(faultsOf(change).map((fault) => fault.field)).toContain(field);
  });
});

describe('terms that can not be lent under', () => {
  it.each<[field: string, change: Record<string, unknown>]>([
    ['amount', { amount: 'much' }],
    ['amount.min', amount('0.00', '10000.00', '500.00')],
    ['amount.min', amount('-1', '10000.00', '500.00')],
    ['amount.min', { amount: { min: 2000, max: '10000.00', step: '500.00' } }],
    ['amount.max', amount('2000.00', '1500.00', '500.00')],
    ['amount.max', amount('2000.00', '10100.00', '500.00')],
    ['amount.max', amount('2000.00', '1e309', '500.00')],
    ['amount.step', amount('2000.00', '10000.00', '0')],
    ['amount.step', amount('2000.00', '10000.00', '0.01')],
    ['amount.most', { amount: { min: '2000.00', max: '10000.00', step: '500.00', most: '1' } }],
    ['terms', { terms: [] }],
    ['terms', { terms: {} }],
    ['terms', { terms: Array.from({ length: 25 }, (_, k) => ({ instalments: k + 1, every: month })) }],
    ['terms[0].instalments', { terms: [{ instalments: 0, every: month }] }],
    ['terms[0].every', { terms: [{ instalments: 1 }] }],
    ['terms[0].every.unit', { terms: [{ instalments: 1, every: { count: 1, unit: 'year' } }] }],
    ['terms[0].every.count', { terms: [{ instalments: 1, every: { count: 1.5, unit: 'month' } }] }],
    [
      'terms[1]',
      {
        terms: [
          { instalments: 2, every: month },
          { instalments: 2, every: month },
        ],
      },
    ],
    ['terms[0]', { terms: [{ instalments: 3660, every: { count: 3660, unit: 'month' } }] }],
    ['interest.rate', { interest: { ...(sample['interest'] as object), rate: '-1' } }],
    ['interest.rate', { interest: { ...(sample['interest'] as object), rate: '4,5' } }],
    ['interest.per', { interest: { ...(sample['interest'] as object), per: 'week' } }],
    ['interest.method', { interest: { ...(sample['interest'] as object), method: 'balloon' } }],
    ['interest.dayCount', { interest: { ...(sample['interest'] as object), dayCount: '365' } }],
    ['fees', { fees: null }],
    ['fees', fee({ percent: '100' })],
    ['fees', fee({ percent: '0', fixed: '2000.00' })],
    ['fees[0].name', fee({ name: '' })],
    ['fees[0].name', fee({ name: 'x'.repeat(61) })],
    ['fees[0].percent', fee({ percent: 3 })],
    ['fees[0].fixed', fee({ fixed: '1.234' })],
    ['fees[0].taken', fee({ taken: 'later' })],
    ['fees[0].payee', fee({ payee: undefined })],
    ['fees[1].name', { fees: [...(sample['fees'] as object[]), ...(sample['fees'] as object[])] }],
    ['lateCharge.kind', late({ kind: 'interest' })],
    ['lateCharge.kind', { lateCharge: undefined }],
    ['lateCharge.percent', late({ percent: '5 %' })],
    ['lateCharge.per', late({ per: 'year' })],
    ['lateCharge.graceDays', late({ graceDays: 61 })],
    ['lateCharge.fixed', late({ fixed: '1.00' })],
    ['delay.times', delay({ times: 0 })],
    ['delay.days', delay({ days: 91 })],
    ['delay.percent', delay({ percent: null })],
    ['delay.daysBefore', delay({ daysBefore: -1 })],
    ['coolingOffDays', { coolingOffDays: '1' }],
    ['coolingOffDays', { coolingOffDays: 31 }],
    ['earlySettlement.chargePercent', { earlySettlement: {} }],
    ['paymentOrder', { paymentOrder: ['penalty', 'fee', 'interest'] }],
    ['paymentOrder', { paymentOrder: ['penalty', 'fee', 'interest', 'interest'] }],
    ['paymentOrder[1]', { paymentOrder: ['penalty', 'tax', 'interest', 'principal'] }],
    ['rounding.mode', { rounding: { mode: 'up', to: '0.01' } }],
    ['rounding.to', { rounding: { mode: 'half-up', to: '0.00' } }],
    ['grace', { grace: 3 }],
  ])('%s', (field, change) => {
    const faults = faultsOf(change);
    expect(faults.map((fault) => fault.field)).toContain(field);
    for (const { rule, example } of faults) expect([rule, example].includes('')).toBe(false);
  });

  it.each([null, 12, 'text', []])('%j is no product', (json) => {
    const terms = readProductTerms(json, today);
    expect(isRefusal(terms) && terms.faults[0]).toMatchObject({
      field: 'product',
      rule: 'this is an object',
    });
  });

  it('are told all their faults at once', () => {
    const faults = faultsOf({
      ...amount('x', '10000.00', '500.00'),
      coolingOffDays: -1,
      ...late({ per: 'year' }),
    });
    expect(faults.map(({ field }) => field)).toEqual(['amount.min', 'lateCharge.per', 'coolingOffDays']);
  });

  it('say what would be right: the largest amount in whole steps, the smallest step', () => {
    expect(faultsOf(amount('2000.00', '10100.00', '500.00'))[0]?.example).toBe('10000.00');
    const example = faultsOf(amount('2000.00', '10000.00', '0.01'))[0]?.example ?? '';
    expect(faultsOf(amount('2000.00', '10000.00', example)).map(({ field }) => field)).not.toContain(
      'amount.step',
    );
  });
});

describe('a delay', () => {
  // Paid 15 days late, with 3 days of grace, costs 4.5 % × 11/30 = 1.65 % of the instalment.
  it.each<[string, Record<string, unknown>, boolean]>([
    ['1.65 %', delay({ percent: '1.65' }), true],
    ['1.66 %', delay({ percent: '1.66' }), false],
    ['within the days of grace it must be free', delay({ days: 3, percent: '0.01' }), false],
    ['within the days of grace it may be free', delay({ days: 3, percent: '0' }), true],
    // The smallest instalment: 2,000.00 over 3 months, 727.54 (the last of the three); 1.65 % of it is
    // 12.0044….
    ['12.00, fixed', delay({ percent: '0', fixed: '12.00' }), true],
    ['12.01, fixed', delay({ percent: '0', fixed: '12.01' }), false],
    ['no late charge, so no fee', { lateCharge: null, ...delay({ percent: '0.01' }) }, false],
    ['no late charge, no fee', { lateCharge: null, ...delay({ percent: '0' }) }, true],
    // A fixed late charge is beaten by a percentage on the largest instalment: 10,000.00 over 2 months,
    // 5,340.00.
    [
      'a percentage against a fixed charge',
      { lateCharge: { kind: 'fixed', fixed: '53.39', graceDays: 0 } },
      false,
    ],
    ['and one that covers it', { lateCharge: { kind: 'fixed', fixed: '53.41', graceDays: 0 } }, true],
  ])('that costs %s is no dearer than being late: %s', (_, change, isFine) => {
    expect(faultsOf(change).map(({ field }) => field)).toEqual(isFine ? [] : ['delay']);
  });
});
