import type { CalendarDate } from '@candor/domain/calendar';
import type { LoanRow } from '@candor/domain/loan';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowsOfPlans, storedRows } from './plan-rows.ts';

const row = fc.record({
  n: fc.integer({ min: 1, max: 12 }),
  from: fc.constant('2026-01-01' as CalendarDate),
  to: fc.constantFrom('2026-02-01' as CalendarDate, '2026-03-01' as CalendarDate),
  dueOn: fc.constantFrom('2026-02-01' as CalendarDate, '2026-03-01' as CalendarDate),
  principal: fc.bigInt({ min: 0n, max: 3n }),
  interest: fc.bigInt({ min: 0n, max: 1n }),
  fee: fc.constant(0n),
  penalty: fc.bigInt({ min: 0n, max: 1n }),
});
/** Rows in any order: a plan says in which they stand. */
const rows = fc.uniqueArray(row, { selector: ({ n }) => n, minLength: 1, maxLength: 8 });
const history = fc.array(rows, { minLength: 1, maxLength: 8 });

const stored = (plans: readonly (readonly LoanRow[])[]) =>
  plans.map((own, nth) => storedRows(own, plans[nth - 1] ?? []));

describe('the rows of a loan’s plans', () => {
  it('are read as they were written, of every plan that there ever was', () => {
    fc.assert(
      fc.property(history, (plans) => {
        const kept = stored(plans);
        const read = rowsOfPlans(
          kept.map(({ gone }, nth) => ({ no: nth + 1, gone })),
          kept.flatMap(({ changed }, nth) => changed.map((each) => ({ ...each, planNo: nth + 1 }))),
        );
        expect(read).toEqual(plans);
      }),
    );
  });

  it('are stored once while they stay: each of many small changes stores what it changes', () => {
    const at = (n: number, principal: bigint): LoanRow => ({
      n,
      from: '2026-01-01' as CalendarDate,
      to: '2026-02-01' as CalendarDate,
      dueOn: '2026-02-01' as CalendarDate,
      principal,
      interest: 0n,
      fee: 0n,
      penalty: 0n,
    });
    // One row more each time, before the last one, which shrinks.
    const plans = Array.from({ length: 56 }, (_, paid) => [
      ...Array.from({ length: paid }, (_row, nth) => at(nth + 2, 1n)),
      at(1, BigInt(100 - paid)),
    ]);
    const kept = stored(plans);
    expect(kept.reduce((sum, { changed }) => sum + changed.length, 0)).toBe(1 + 55 * 2);
    expect(kept.slice(1).every(({ changed }) => changed.length === 2)).toBe(true);
  });

  it('of a plan that was stored whole, without places, stand by their numbers', () => {
    const [one, two] = [1, 2].map((n) => Object.assign(fc.sample(row, 1)[0]!, { n })) as [LoanRow, LoanRow];
    const whole = [two, one].map((each) => ({ planNo: 1, place: 0, row: each }));
    expect(rowsOfPlans([{ no: 1, gone: null }], whole)).toEqual([[one, two]]);
  });
});
