import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { stepDate } from '../calendar/step-date.ts';
import { parseFraction } from '../numbers/parse-fraction.ts';
import { rational } from '../numbers/rational.ts';
import { isRefusal } from '../refusals/refusal.ts';
import { actuarialUnitPeriod } from './actuarial-unit-period.ts';
import { effectiveAnnual } from './effective-annual.ts';
import { eirMonthly } from './eir-monthly.ts';
import { largestDeductedFee } from './largest-deducted-fee.ts';
import { nominal12 } from './nominal-12.ts';
import type { DatedConvention, RateConvention } from './rate-convention.ts';
import { rateIsAbove } from './rate-is-above.ts';
import { rateOfDatedFlows } from './rate-of-dated-flows.ts';
import { rateOfTimedFlows } from './rate-of-timed-flows.ts';
import { rateText } from './rate.ts';

const day = (text: string) => text as CalendarDate;

type Flow = [amount: string, time: string];
function number(text: string) {
  const value = parseFraction(text);
  if (isRefusal(value)) throw new Error(text);
  return value;
}
const flows = (list: readonly Flow[]) =>
  list.map(([amount, time]) => ({ amount: number(amount), time: number(time) }));

/** The stated rate, or the reason why there is none. */
function timed(convention: RateConvention, advances: readonly Flow[], payments: readonly Flow[]): string {
  const rate = rateOfTimedFlows(convention, { advances: flows(advances), payments: flows(payments) });
  return isRefusal(rate) ? rate.refused : rateText(rate);
}

function dated(
  convention: DatedConvention,
  advances: [bigint, string][],
  payments: [bigint, string][],
): string {
  const of = (list: [bigint, string][]) => list.map(([amount, on]) => ({ amount, on: day(on) }));
  const rate = rateOfDatedFlows(convention, { advances: of(advances), payments: of(payments) });
  return isRefusal(rate) ? rate.refused : rateText(rate);
}

describe('rates of dated flows', () => {
  it('10,000 less a fee of 535.71, repaid 10,600 after 30 days, is 12.00 % per month', () => {
    expect(dated(eirMonthly, [[946_429n, '2026-01-01']], [[1_060_000n, '2026-01-31']])).toBe('11.999949');
  });

  it('4,750 received and four weekly payments of 1,325 is 20.9158 % per month', () => {
    const weeks = [1, 2, 3, 4].map((n): [bigint, string] => [
      132_500n,
      stepDate(day('2026-01-01'), { count: 1, unit: 'week' }, n) ?? '',
    ]);
    expect(dated(eirMonthly, [[475_000n, '2026-01-01']], weeks)).toBe('20.915829');
  });

  it('31 January to 28 February is one month', () => {
    expect(dated(eirMonthly, [[100_000n, '2026-01-31']], [[101_000n, '2026-02-28']])).toBe('1.000000');
    expect(dated(nominal12, [[100_000n, '2026-01-31']], [[101_000n, '2026-02-28']])).toBe('12.000000');
  });

  it('count odd days over 366 where they fall in a leap year', () => {
    // 1000 → 1010 in 5 days: 1.01^(365/5) - 1 and 1.01^(366/5) - 1
    expect(dated(effectiveAnnual, [[100_000n, '2025-01-10']], [[101_000n, '2025-01-15']])).toBe('106.757031');
    expect(dated(effectiveAnnual, [[100_000n, '2024-01-10']], [[101_000n, '2024-01-15']])).toBe('107.168900');
  });

  it('count from the earliest advance, whatever the order, and know payments before it', () => {
    const late: [bigint, string] = [500_000n, '2026-02-10'];
    const early: [bigint, string] = [500_000n, '2026-01-31'];
    const repaid: [bigint, string][] = [[1_050_000n, '2026-03-31']];
    expect(dated(eirMonthly, [late, early], repaid)).toBe(
      timed(
        eirMonthly,
        [
          ['5000', '0'],
          ['5000', '1/3'],
        ],
        [['10500', '2']],
      ),
    );
    expect(dated(eirMonthly, [early, late], repaid)).toBe(dated(eirMonthly, [late, early], repaid));
    expect(
      dated(
        eirMonthly,
        [[1_000_000n, '2026-01-10']],
        [
          [20_000n, '2025-12-10'],
          [1_060_000n, '2026-02-10'],
        ],
      ),
    ).toBe(
      timed(
        eirMonthly,
        [['10000', '0']],
        [
          ['200', '-1'],
          ['10600', '1'],
        ],
      ),
    );
  });
});

describe('the search for a rate', () => {
  it.each<[story: string, convention: RateConvention, advances: Flow[], payments: Flow[], rate: string]>([
    [
      'nothing is charged',
      eirMonthly,
      [['1000', '0']],
      [
        ['500', '1'],
        ['500', '2'],
      ],
      '0.000000',
    ],
    ['less is repaid than was received', eirMonthly, [['1000', '0']], [['900', '1']], '-10.000000'],
    ['nearly nothing comes back', effectiveAnnual, [['1000000', '0']], [['0.01', '1/365']], '-100.000000'],
    [
      'a fee of 40 % for one day, by the month',
      eirMonthly,
      [['600', '0']],
      [['1000', '1/30']],
      '452337290.707700',
    ],
    ['money is repaid before it is received', effectiveAnnual, [['1100', '1']], [['1000', '0']], '10.000000'],
    [
      'two rates, 10 % and 20 %',
      effectiveAnnual,
      [
        ['1000', '0'],
        ['1320', '2'],
      ],
      [['2300', '1']],
      '10.000000',
    ],
    [
      'two rates, -10 % and 5 %',
      effectiveAnnual,
      [
        ['1000', '0'],
        ['945', '2'],
      ],
      [['1950', '1']],
      '5.000000',
    ],
    [
      'two rates, -5 % and 10 %',
      effectiveAnnual,
      [
        ['1000', '0'],
        ['1045', '2'],
      ],
      [['2050', '1']],
      '-5.000000',
    ],
    [
      'the sides touch at 10 %',
      effectiveAnnual,
      [
        ['1000', '0'],
        ['1210', '2'],
      ],
      [['2200', '1']],
      '10.000000',
    ],
    [
      'two rates a thousandth apart',
      effectiveAnnual,
      [
        ['1000', '0'],
        ['1210.011', '2'],
      ],
      [['2200.01', '1']],
      '10.000000',
    ],
    ['half a millionth above an even one', eirMonthly, [['100', '0']], [['101.0000005', '1']], '1.000000'],
    ['half a millionth above an odd one', eirMonthly, [['100', '0']], [['101.0000015', '1']], '1.000002'],
    [
      'a hair above half a millionth',
      eirMonthly,
      [['100', '0']],
      [
        ['101.0000005', '1'],
        ['0.000000000000000000001', '1/2'],
      ],
      '1.000001',
    ],
    [
      'more digits than a double',
      eirMonthly,
      [['1', '0']],
      [['9007199254740993', '1']],
      '900719925474099200.000000',
    ],
    ['nothing is received', eirMonthly, [['0', '0']], [['1000', '1']], 'nothing_is_received'],
    ['nothing is repaid', eirMonthly, [['1000', '0']], [['0', '1']], 'nothing_is_repaid'],
    ['all at once', eirMonthly, [['1000', '0']], [['1000', '0']], 'nothing_is_received'],
    [
      'the sides only come near',
      effectiveAnnual,
      [
        ['1000', '0'],
        ['1210.01', '2'],
      ],
      [['2200', '1']],
      'no_rate_balances_the_flows',
    ],
    [
      'simple interest can lose only so much',
      actuarialUnitPeriod(rational(12n)),
      [['100', '0']],
      [['40', '1/2']],
      'no_rate_balances_the_flows',
    ],
    [
      'a fee of 90 % for one day, by the year',
      effectiveAnnual,
      [['100', '0']],
      [['1000', '1/365']],
      'rate_is_beyond_all_measure',
    ],
  ])('%s', (_, convention, advances, payments, rate) => {
    expect(timed(convention, advances, payments)).toBe(rate);
  });

  it('states every digit of a fee of 40 % for one day, by the year', () => {
    // (1000/600)^365 - 1, in percent, is exactly this to six decimals
    const exact = (100n * (5n ** 365n - 3n ** 365n) * 10n ** 6n) / 3n ** 365n;
    const digits = exact.toString();
    expect(timed(effectiveAnnual, [['600', '0']], [['1000', '1/365']])).toBe(
      `${digits.slice(0, -6)}.${digits.slice(-6)}`,
    );
  });

  it('gives the same rate whatever unit the money is in', () => {
    const once = timed(
      nominal12,
      [['19600', '0']],
      [
        ['970', '1'],
        ['20000', '24'],
      ],
    );
    expect(
      timed(
        nominal12,
        [['0.0196', '0']],
        [
          ['0.00097', '1'],
          ['0.02', '24'],
        ],
      ),
    ).toBe(once);
  });
});

describe('a ceiling of the law', () => {
  const payout = { amount: 1_000_000n, on: day('2026-04-01') };
  const payments = [{ amount: 1_060_000n, on: day('2026-05-01') }];

  it.each([
    [12n, 53_571n],
    [15n, 78_260n],
  ])('of %s %% per month leaves room for an up-front fee of at most %s centavos', (percent, fee) => {
    expect(largestDeductedFee(eirMonthly, { payout, payments }, rational(percent, 100n))).toBe(fee);
  });

  it('of 5 % leaves room for no loan at 6 %', () => {
    expect(largestDeductedFee(eirMonthly, { payout, payments }, rational(5n, 100n))).toBeUndefined();
  });

  it('of exactly the rate is kept, and broken by one centavo that six decimals do not show', () => {
    const received = [{ amount: 10n ** 20n, on: day('2026-04-01') }];
    const repaid = (amount: bigint) => [{ amount, on: day('2026-05-01') }];
    const ceiling = rational(12n, 100n);
    expect(
      rateIsAbove(eirMonthly, { advances: received, payments: repaid(112n * 10n ** 18n) }, ceiling),
    ).toBe(false);
    expect(
      rateIsAbove(eirMonthly, { advances: received, payments: repaid(112n * 10n ** 18n + 1n) }, ceiling),
    ).toBe(true);
    expect(rateIsAbove(nominal12, { advances: received, payments: repaid(101n * 10n ** 18n) }, ceiling)).toBe(
      false,
    );
  });

  it('is compared with the rate nearest to 0 where there are several', () => {
    const advances = [
      { amount: 100_000n, on: day('2026-01-01') },
      { amount: 132_000n, on: day('2026-03-01') },
    ];
    const between = [{ amount: 230_000n, on: day('2026-02-01') }];
    expect(rateIsAbove(eirMonthly, { advances, payments: between }, rational(9n, 100n))).toBe(true);
    expect(rateIsAbove(eirMonthly, { advances, payments: between }, rational(11n, 100n))).toBe(false);
    expect(rateIsAbove(eirMonthly, { advances, payments: [] }, rational(11n, 100n))).toEqual({
      refused: 'nothing_is_repaid',
    });
  });
});
