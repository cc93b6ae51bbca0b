import { describe, expect, it } from 'vitest';
import { createBrowserStore } from '../../storage/browser-store.ts';
import { type Card, isOffered, keptChoice, nearestTo, startOf, storedChoice } from './choice.ts';

const months = (instalments: number) => ({ instalments, every: { count: 1, unit: 'month' as const } });
const rate = { convention: 'eir-monthly', per: 'month', percent: '6.132037' } as const;
const card: Card = {
  productId: 'ph-instalments',
  name: 'Everyday loan',
  currency: 'PHP',
  least: 200_000,
  most: 2_000_000,
  step: 50_000,
  terms: [months(2), months(3), months(4)],
  rateFrom: rate,
  rateTo: rate,
  example: { amount: 800_000, term: months(3), receive: 776_000, payment: 291_019, cost: 97_056, rate },
  isLowRate: true,
  why: 'open-to-all',
};

describe('a choice', () => {
  it('is an amount in whole steps between the ends', () => {
    expect([200_000, 850_000, 2_000_000].every((amount) => isOffered(card, amount))).toBe(true);
    expect([150_000, 830_000, 2_050_000, Number.NaN].some((amount) => isOffered(card, amount))).toBe(false);
  });

  it('begins a third of the way, over the second term', () => {
    expect(startOf(card)).toEqual({ amount: 800_000, term: months(3) });
    expect(nearestTo(card, 831_234)).toBe(850_000);
    expect(nearestTo(card, 9_999_999)).toBe(2_000_000);
  });

  it('B16 · outlasts a reload in what the browser may keep, and no longer than it is offered', () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    } as unknown as Storage;
    const store = createBrowserStore(() => storage);
    const chosen = { amount: 850_000, term: { instalments: 4, every: { count: 1, unit: 'month' as const } } };
    expect(store.keep('productDetail', keptChoice(card, chosen, new Date('2026-11-16T04:00:00Z')))).toBe(
      true,
    );
    expect(kept.size).toBe(1);
    const again = createBrowserStore(() => storage).read('productDetail');
    expect(storedChoice(card, again)).toEqual(chosen);
    expect(storedChoice({ ...card, most: 800_000 }, again)).toBeUndefined();
    expect(storedChoice({ ...card, terms: [months(2)] }, again)).toBeUndefined();
    expect(storedChoice({ ...card, productId: 'ph-30-days' }, again)).toBeUndefined();
  });
});
