import { describe, expect, it } from 'vitest';
import { rational, zero } from '../numbers/rational.ts';
import { makeSchedule } from '../schedule/make-schedule.ts';
import { day, granted, workedTerms } from '../testing/worked-loan.ts';
import { coolingOffExit } from './cooling-off-exit.ts';

const fee = {
  name: 'processing',
  percent: zero,
  fixed: 33_898n,
  taxPercent: rational(18n),
  taken: 'deducted' as const,
};
const indian = granted(
  makeSchedule({
    ...workedTerms,
    amount: 2_000_000n,
    disbursedOn: day('2026-01-10'),
    instalments: 24,
    fees: [fee],
  }),
);
const india = { days: 3, exitRate: rational(1707n, 100n) };

describe('leaving in the cooling-off days', () => {
  it('India: 19,600.00 at 17.07 % after 2 days is 19,618.33, and the fee comes back with its tax', () => {
    expect(indian.netReceived).toBe(1_960_000n);
    expect(coolingOffExit(indian, india, day('2026-01-12'))).toEqual({
      lastDay: '2026-01-13',
      netReceived: 1_960_000n,
      interest: 1_833n,
      total: 1_961_833n,
      feesReturned: [{ name: 'processing', fee: 33_898n, tax: 6_102n, taken: 'deducted' }],
    });
  });

  it('India: on the day of the payout itself it costs nothing', () => {
    expect(coolingOffExit(indian, india, day('2026-01-10'))).toMatchObject({
      interest: 0n,
      total: 1_960_000n,
    });
  });

  it('India: what was given back before costs nothing from that day on', () => {
    const at = (on: string, amount: bigint) => ({ on: day(on), amount });
    const after = (...given: ReturnType<typeof at>[]) =>
      coolingOffExit(indian, india, day('2026-01-12'), given);
    const whole = coolingOffExit(indian, india, day('2026-01-12'));
    expect(after()).toEqual(whole);
    expect(after(at('2026-01-12', 500_000n))).toEqual(whole);
    expect(after(at('2026-01-10', 500_000n))).toMatchObject({ interest: 1_366n });
    expect(after(at('2026-01-11', 500_000n))).toMatchObject({ interest: 1_599n });
    expect(after(at('2026-01-10', 9_000_000n))).toMatchObject({ interest: 0n });
  });

  it('Philippines: the net amount, fees returned, no interest', () => {
    const philippine = granted(makeSchedule(workedTerms));
    const exit = coolingOffExit(philippine, { days: 1, exitRate: null }, day('2026-09-19'));
    expect(exit).toMatchObject({ total: 776_000n, interest: 0n, feesReturned: [{ fee: 24_000n }] });
  });

  it('ends with the last day', () => {
    expect(coolingOffExit(indian, india, day('2026-01-13'))).toMatchObject({ interest: 2_750n });
    expect(coolingOffExit(indian, india, day('2026-01-14'))).toEqual({
      refused: 'cooling_off_has_ended',
      facts: { on: '2026-01-14', lastDay: '2026-01-13' },
    });
  });

  it('rounds half-even whatever the product rounds by: 0.5 of a paisa is nothing', () => {
    const up = granted(
      makeSchedule({ ...workedTerms, amount: 36_500n, fees: [], rounding: { mode: 'up', to: 1n } }),
    );
    const half = { days: 1, exitRate: rational(1n, 2n) }; // 365.00 × 0.5 % / 365 = 0.005
    expect(coolingOffExit(up, half, day('2026-09-19'))).toMatchObject({ interest: 0n });
  });

  it('returns no fee that was never taken', () => {
    const later = { ...fee, taken: 'first-instalment' as const };
    const schedule = granted(makeSchedule({ ...workedTerms, fees: [later] }));
    expect(coolingOffExit(schedule, india, day('2026-09-18'))).toMatchObject({
      total: 800_000n,
      feesReturned: [],
    });
  });
});
