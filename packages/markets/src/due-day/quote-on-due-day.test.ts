import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '@candor/domain/calendar';
import { isRefusal } from '@candor/domain/refusals';
import { products } from '../registry.generated.ts';
import type { MarketId } from '../markets.ts';
import { quoteProduct } from '../quote-product.ts';
import { dueDayOptions } from './due-day-options.ts';
import { quoteOnDueDay } from './quote-on-due-day.ts';

const day = (text: string) => text as CalendarDate;
const on = day('2026-11-16');
const months = (instalments: number) => ({ instalments, every: { count: 1, unit: 'month' } as const });

function productOf(market: MarketId, key: string) {
  const found = products[market].find((each) => each.key === key);
  if (!found) throw new Error(`${market} has no ${key}`);
  return found.terms;
}

const everyday = productOf('ph', 'ph-instalments');
const eightThousand = { amount: 800_000n, term: months(3), disbursedOn: on };

function pricedOn(firstDueOn: CalendarDate | null) {
  const priced = quoteOnDueDay('ph', everyday, { ...eightThousand, firstDueOn }, on);
  if (isRefusal(priced)) throw new Error(priced.refused);
  return priced;
}

describe('₱8,000.00 over three months from 16 November', () => {
  it('on its own day costs what it costs without a choice', () => {
    const usual = quoteProduct('ph', everyday, eightThousand, on);
    expect(pricedOn(null)).toEqual({ product: everyday, quote: usual });
    expect(pricedOn(day('2026-12-16'))).toEqual({ product: everyday, quote: usual });
  });

  it('on another day is counted by the day, in the papers too', () => {
    const { product, quote } = pricedOn(day('2026-12-05'));
    expect(product.interest.dayCount).toBe('actual/365');
    expect(quote.schedule.rows.map(({ dueOn, days }) => [dueOn, days])).toEqual([
      ['2026-12-05', 19],
      ['2027-01-05', 31],
      ['2027-02-05', 31],
    ]);
    // 8,000.00 × 54 % × 19 / 365 is 224.88.
    expect(quote.schedule.rows[0]?.interest).toBe(22_488n);
    expect(quote.schedule.totals.cost).toBe(83_634n);
    expect(pricedOn(day('2026-12-31')).quote.schedule.totals.cost).toBe(114_586n);
  });

  it.each(['2026-11-30', '2027-01-01', '2026-11-16', '2026-10-05'])('can’t be due first on %s', (text) => {
    expect(quoteOnDueDay('ph', everyday, { ...eightThousand, firstDueOn: day(text) }, on)).toMatchObject({
      refused: 'due_day_is_not_offered',
    });
  });

  it('has every day of December, each with what it costs more or less', () => {
    const options = dueDayOptions('ph', everyday, eightThousand, { enteredOn: on, payDay: null });
    expect(options.map(({ firstDueOn }) => firstDueOn.slice(5))).toEqual(
      Array.from({ length: 31 }, (_, k) => `12-${String(k + 1).padStart(2, '0')}`),
    );
    expect(options.filter(({ isUsual }) => isUsual)).toMatchObject([
      { firstDueOn: '2026-12-16', costDifference: 0n },
    ]);
    for (const { firstDueOn, costDifference } of options)
      expect(Math.sign(Number(costDifference))).toBe(Math.sign(Number(firstDueOn.slice(-2)) - 16));
  });

  it('marks the paydays that were named, the last of the month whichever it is', () => {
    const paid = (from: string) =>
      dueDayOptions(
        'ph',
        everyday,
        { ...eightThousand, disbursedOn: day(from) },
        { enteredOn: day(from), payDay: 'fifteenth-and-last' },
      )
        .filter(({ isPayDay }) => isPayDay)
        .map(({ firstDueOn }) => firstDueOn);
    expect(paid('2026-11-16')).toEqual(['2026-12-15', '2026-12-31']);
    expect(paid('2028-02-01')).toEqual(['2028-02-29', '2028-03-15']);
  });
});

it('a chosen day takes no loan out of the law’s reach: four months are inside, a day more is not', () => {
  const choice = { ...eightThousand, term: months(4) };
  const options = dueDayOptions('ph', everyday, choice, { enteredOn: on, payDay: null });
  expect(options.at(-1)).toMatchObject({ firstDueOn: '2026-12-16', isUsual: true });
  const outside = dueDayOptions(
    'ph',
    everyday,
    { ...choice, amount: 1_050_000n },
    { enteredOn: on, payDay: null },
  );
  expect(outside.at(-1)?.firstDueOn).toBe('2026-12-31');
});

it('what is repaid at once has no day to choose', () => {
  const once = products.ph.find(({ terms }) => terms.terms.every(({ instalments }) => instalments === 1));
  if (!once) throw new Error('there is such a product');
  const { amount, terms } = once.terms;
  const choice = { amount: amount.min, term: terms[0]!, disbursedOn: on };
  expect(dueDayOptions('ph', once.terms, choice, { enteredOn: on, payDay: null })).toEqual([]);
});

it('every product of every market can be signed on every day that it lists', () => {
  for (const market of ['ph', 'in'] as const)
    for (const { terms } of products[market])
      for (const term of terms.terms) {
        const choice = { amount: terms.amount.min, term, disbursedOn: on };
        for (const { quote, firstDueOn } of dueDayOptions(market, terms, choice, {
          enteredOn: on,
          payDay: null,
        })) {
          expect(quote.schedule.rows[0]?.dueOn).toBe(firstDueOn);
          expect(quote.schedule.rows.reduce((sum, { total }) => sum + total, 0n)).toBe(
            quote.schedule.totals.total,
          );
        }
      }
});
