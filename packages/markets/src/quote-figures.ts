import { isRefusal } from '@candor/domain/refusals';
import { monthlyCost, rateText } from '@candor/domain/rate';
import type { CalendarDate } from '@candor/domain/calendar';
import type { FeeTaken, Quote } from '@candor/domain/schedule';
import type { OfferedTerm } from '@candor/domain/product';
import type { Rate } from '@candor/domain/rate';
import type { MarketId } from './markets.ts';
import { secondRate } from './second-rate.ts';

export type RateFigures = Pick<Rate, 'convention' | 'per'> & { readonly percent: string };

export type FeeFigures = {
  readonly name: string;
  readonly fee: number;
  readonly tax: number;
  /** With its tax. */
  readonly total: number;
  readonly taken: FeeTaken;
};

export type RowFigures = { readonly n: number; readonly dueOn: CalendarDate } & {
  readonly [Part in 'owedBefore' | 'principal' | 'interest' | 'fee' | 'total' | 'balance']: number;
};

/** Every figure of one quote, as it crosses the wire and as a screen shows it. */
export type QuoteFigures = {
  readonly currency: string;
  readonly amount: number;
  readonly term: OfferedTerm;
  readonly disbursedOn: CalendarDate;
  readonly fees: FeeFigures[];
  readonly netReceived: number;
  readonly rows: RowFigures[];
  readonly interest: number;
  /** All fees with their taxes: with the interest they are the cost. */
  readonly allFees: number;
  readonly totalToRepay: number;
  readonly cost: number;
  readonly rate: RateFigures;
  readonly secondRate: RateFigures;
  /** What 1,000.00 owed costs a month at the rate. */
  readonly thousandCosts: number;
};

/**
 * A quote as a page shows it: ₱8,000.00 for three months gives netReceived 776000, three rows of 291019,
 * 291019 and 291018, and the effective rate "6.132037" per month. Amounts are whole minor units far below the
 * largest exact number.
 */
export function quoteFigures(market: MarketId, currency: string, { schedule, rate }: Quote): QuoteFigures {
  const { terms, rows, fees, totals, netReceived } = schedule;
  const second = secondRate(market, schedule);
  if (isRefusal(second)) throw new Error(`no second rate: ${second.refused}`);
  return {
    currency,
    amount: Number(terms.amount),
    term: { instalments: terms.instalments, every: terms.every },
    disbursedOn: terms.disbursedOn,
    fees: fees.map(({ name, fee, tax, taken }) => ({
      name,
      fee: Number(fee),
      tax: Number(tax),
      total: Number(fee + tax),
      taken,
    })),
    netReceived: Number(netReceived),
    rows: rows.map(({ n, dueOn, principal, interest, fee, total, balance }) => ({
      n,
      dueOn,
      owedBefore: Number(balance + principal),
      principal: Number(principal),
      interest: Number(interest),
      fee: Number(fee),
      total: Number(total),
      balance: Number(balance),
    })),
    interest: Number(totals.interest),
    allFees: Number(totals.cost - totals.interest),
    totalToRepay: Number(totals.total),
    cost: Number(totals.cost),
    rate: rateFigures(rate),
    secondRate: rateFigures(second),
    thousandCosts: Number(monthlyCost(rate, 100_000n)),
  };
}

export function rateFigures(rate: Rate): RateFigures {
  return { convention: rate.convention, per: rate.per, percent: rateText(rate) };
}
