import { describe, expect, it } from 'vitest';
import { marketIds } from '../markets.ts';
import type { MarketId } from '../markets.ts';
import { arrears } from '../registry.generated.ts';
import { arrearsClassOf } from './arrears-class-of.ts';
import type { ArrearsRules } from './arrears-rules.ts';

describe('the class of a loan at day-end', () => {
  it.each<[MarketId, daysLate: number, worst: number, string, boolean]>([
    ['in', 0, 0, 'standard', true],
    ['in', 1, 1, 'SMA-0', true],
    ['in', 30, 30, 'SMA-0', true],
    ['in', 31, 31, 'SMA-1', true],
    ['in', 60, 60, 'SMA-1', true],
    ['in', 61, 61, 'SMA-2', true],
    ['in', 90, 90, 'SMA-2', true],
    ['in', 91, 91, 'NPA', false],
    ['in', 20, 91, 'NPA', false],
    ['in', 20, 90, 'SMA-0', true],
    ['in', 0, 91, 'NPA', false],
    ['in', 0, 90, 'standard', true],
    ['ph', 0, 0, 'current', true],
    ['ph', 1, 1, '1-30', true],
    ['ph', 90, 90, '61-90', true],
    ['ph', 91, 91, '91-180', false],
    ['ph', 181, 181, 'over-180', false],
    ['ph', 20, 91, '1-30', true],
  ])('%s, %i days late, %i at worst: %s', (market, daysLate, worstDaysLate, id, isPerforming) => {
    expect(arrearsClassOf(market, { daysLate, worstDaysLate })).toMatchObject({ id, isPerforming });
  });
});

it.each(marketIds)('the classes of %s follow one another without a gap and never end', (market) => {
  const { classes, law }: ArrearsRules = arrears[market];
  expect(classes[0].fromDays).toBe(0);
  expect(classes.slice(1).map(({ fromDays }) => fromDays)).toEqual(
    classes.slice(0, -1).map(({ toDays }) => (toDays ?? 0) + 1),
  );
  expect(classes.at(-1)?.toDays).toBeNull();
  expect(law).toContain('Confirm with counsel.');
});
