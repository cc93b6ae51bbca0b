import { compare } from '@candor/domain/numbers';
import { describe, expect, it } from 'vitest';
import { marketIds, type MarketId } from '../markets.ts';
import { provisionClassOf } from './provision-class-of.ts';
import type { ProvisionRules } from './provision-rules.ts';
import { provisionRules } from './registry.generated.ts';

describe('A15.66 · the class that a loan is provided for in', () => {
  it.each<[MarketId, daysLate: number, months: number | null, string]>([
    ['in', 0, null, 'standard'],
    ['in', 89, null, 'standard'],
    ['in', 90, 0, 'sub-standard'],
    ['in', 20, 3, 'sub-standard'],
    ['in', 430, 11, 'sub-standard'],
    ['in', 455, 12, 'doubtful'],
    ['ph', 0, null, 'unclassified'],
    ['ph', 30, null, 'unclassified'],
    ['ph', 31, null, 'especially-mentioned'],
    ['ph', 90, null, 'especially-mentioned'],
    ['ph', 91, 0, 'substandard'],
    ['ph', 180, 2, 'substandard'],
    ['ph', 181, 3, 'doubtful'],
    ['ph', 360, 8, 'doubtful'],
    ['ph', 361, 8, 'loss'],
    ['ph', 20, null, 'unclassified'],
  ])('%s, %i days late, %s months non-performing: %s', (market, daysLate, monthsNonPerforming, id) => {
    expect(provisionClassOf(market, { daysLate, monthsNonPerforming }).id).toBe(id);
  });

  it.each(marketIds)(
    'in %s a worse class asks for more, and what the law is stays to be confirmed',
    (market) => {
      const { classes, law }: ProvisionRules = provisionRules[market];
      expect(classes[0].from).toEqual({ daysLate: 0 });
      for (const [place, { percent }] of classes.entries())
        if (place > 0) expect(compare(percent, classes[place - 1]!.percent)).toBeGreaterThan(0);
      expect(law).toContain('Confirm with counsel');
    },
  );
});
