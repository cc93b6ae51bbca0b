import { productTermsJson } from '@candor/domain/product';
import { products } from '@candor/markets';
import { expect, it } from 'vitest';
import { termChanges } from './term-changes.ts';

const change = (name: string, before: string, after: string) => ({ name, before, after });

const [payday] = products.ph.map(({ terms }) => productTermsJson(terms));

it('terms that are the same have no change', () => {
  expect(termChanges(payday, structuredClone(payday))).toEqual([]);
});

it('each term that differs is named with what it was and what it is to be', () => {
  const changed = {
    ...payday,
    coolingOffDays: 5,
    delay: null,
    terms: [{ instalments: 2, every: { count: 1, unit: 'month' } }],
  };
  const named = termChanges(payday, changed);
  expect(named).toContainEqual(change('coolingOffDays', String(payday?.['coolingOffDays']), '5'));
  expect(named).toContainEqual(change('terms', '1 × 30 day', '2 × 1 month'));
  expect(named).toContainEqual(change('delay', '–', 'none'));
  expect(named).toContainEqual(change('delay.days', '15', '–'));
});

it('of a new product everything is new', () => {
  const named = termChanges(null, payday);
  expect(named.length).toBeGreaterThan(15);
  expect(named.every(({ before }) => before === '–')).toBe(true);
});
