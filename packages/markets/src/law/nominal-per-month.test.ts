import { decimalText, parseDecimal } from '@candor/domain/numbers';
import { isRefusal } from '@candor/domain/refusals';
import type { DayCount, RatePeriod } from '@candor/domain/schedule';
import type { StepUnit } from '@candor/domain/calendar';
import { describe, expect, it } from 'vitest';
import { nominalPerMonth } from './nominal-per-month.ts';

describe('the nominal rate of a contract, per month', () => {
  it.each<[string, RatePeriod, DayCount, StepUnit, string]>([
    ['6', 'month', 'equal-periods', 'month', '6.000000'],
    ['6', 'month', 'actual/360', 'day', '6.000000'],
    ['72', 'year', 'actual/365', 'month', '6.000000'],
    ['0.2', 'day', 'equal-periods', 'day', '6.000000'],
    ['0.2', 'day', 'equal-periods', 'week', '6.000000'],
    ['0.2', 'day', 'actual/365', 'month', '6.000000'],
    ['0.2', 'day', 'actual/actual', 'month', '6.000000'],
    ['0.2', 'day', 'equal-periods', 'month', '6.083334'],
    ['0.2', 'day', 'equal-periods', 'half-month', '6.083334'],
    ['0.2', 'day', '30/360', 'day', '6.083334'],
    ['0.2', 'day', 'actual/360', 'week', '6.083334'],
    ['0.2', 'day', 'actual/364', 'day', '6.016484'],
  ])('%s %% per %s, %s, instalments by the %s: %s %%', (text, per, dayCount, unit, expected) => {
    const rate = parseDecimal(text);
    if (isRefusal(rate)) throw new Error(text);
    const nominal = nominalPerMonth({ rate, per, dayCount, method: 'flat' }, unit);
    expect(decimalText(nominal, 6, 'up')).toBe(expected);
  });
});
