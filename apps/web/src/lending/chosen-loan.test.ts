import { describe, expect, it } from 'vitest';
import type { Stored } from '../storage/storage-registry.ts';
import { chosenLoan } from './chosen-loan.ts';

const stored: Stored<'productDetail'> = {
  savedAt: '2026-11-16T08:00:00.000Z',
  productId: 'everyday',
  currency: 'PHP',
  amounts: { amount: '800000', instalments: '3', count: '1', receive: '776000', repay: '873056' },
  days: { bureau: '2026-11-01' },
  states: { unit: 'month' },
};

describe('the loan that goes along', () => {
  it('is what was chosen, with the figures that were shown and what was ticked', () => {
    expect(chosenLoan(stored)).toEqual({
      productId: 'everyday',
      amount: 800_000,
      term: { instalments: 3, every: { count: 1, unit: 'month' } },
      agreedTo: '2026-11-01',
      figures: { receive: 776_000, repay: 873_056 },
      isAsked: true,
    });
  });

  it('looked at and not applied for, it has no figures and goes nowhere by itself', () => {
    const looked = { ...stored, amounts: { amount: '800000', instalments: '3', count: '1' }, days: {} };
    expect(chosenLoan(looked)).toMatchObject({
      figures: undefined,
      agreedTo: undefined,
      isAsked: false,
    });
  });

  it('half of one is none', () => {
    expect(chosenLoan(undefined)).toBeUndefined();
    expect(chosenLoan({ ...stored, amounts: { amount: '800000' } })).toBeUndefined();
    expect(chosenLoan({ ...stored, states: { unit: 'year' } })).toBeUndefined();
  });
});
