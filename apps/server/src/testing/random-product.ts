import { dayCounts, feePayees, feesTaken, interestMethods, ratePeriods } from '@candor/domain/schedule';
import { paidParts, type OfferedTerm, type TermsSheet } from '@candor/domain/product';
import { stepUnits, type CalendarDate } from '@candor/domain/calendar';
import { marketIds, type MarketId } from '@candor/markets';

/** A product of one term, as A3.2 sends it, and a loan of it that somebody asks for on a day. */
export type RandomQuote = {
  readonly market: MarketId;
  readonly sheet: TermsSheet;
  readonly amount: bigint;
  readonly term: OfferedTerm;
  readonly on: CalendarDate;
};

const monthEnds = ['2026-11-30', '2027-01-31', '2027-02-28', '2028-01-30', '2028-02-29', '2028-12-31'];
/** In hundredths of a percent: what a lender of either market might ask. */
const mostRate = { day: 20, month: 600, year: 7_200 };
/** Long enough for every rounding to show, short enough to ask for ten thousand of them. */
const mostRows = { day: 8, week: 10, 'half-month': 10, month: 14 };

export function randomQuote(roll: (sides: number) => number): RandomQuote {
  const one = <Of>(list: readonly Of[]): Of => list[roll(list.length)]!;
  const percent = (most: number, places = 2) => {
    const text = String(roll(most + 1)).padStart(places + 1, '0');
    return `${text.slice(0, -places)}.${text.slice(-places)}`;
  };
  const unit = one(stepUnits);
  const every = { count: unit === 'day' ? 1 + roll(45) : 1 + roll(2), unit };
  const term = { instalments: roll(4) === 0 ? 1 : 1 + roll(mostRows[unit]), every };
  const least = 500 * (1 + roll(200));
  const steps = roll(4) === 0 ? 1 + roll(50) : 0;
  const amount = { min: `${least}.00`, max: `${least + 500 * steps}.00`, step: '500.00' };
  const per = one(ratePeriods);
  const to = roll(3) === 0 ? one(['0.05', '1.00', '5.00']) : '0.01';
  return {
    market: one(marketIds),
    amount: 100n * BigInt(least + 500 * roll(steps + 1)),
    term,
    on: anyDay(roll) as CalendarDate,
    sheet: {
      amount,
      terms: [term],
      interest: {
        rate: percent(mostRate[per]),
        per,
        method: one(interestMethods),
        dayCount: one(dayCounts),
      },
      fees: Array.from({ length: roll(3) }, (_, k) => ({
        name: `fee ${k + 1}`,
        percent: percent(500),
        fixed: percent(2_500),
        taxPercent: one(['0', '12', '18', '12.5']),
        taken: one(feesTaken),
        payee: one(feePayees),
      })),
      lateCharge: null,
      delay: null,
      coolingOffDays: 3,
      earlySettlement: { chargePercent: '0' },
      paymentOrder: [...paidParts],
      rounding: { mode: one(['half-even', 'half-up'] as const), to },
    },
  };
}

/** A month's end half the time, else any day of five years. */
function anyDay(roll: (sides: number) => number): string {
  if (roll(2) === 0) return monthEnds[roll(monthEnds.length)]!;
  const days = Date.UTC(2026, 10, 16) / 86_400_000 + roll(5 * 365);
  return new Date(days * 86_400_000).toISOString().slice(0, 10);
}
