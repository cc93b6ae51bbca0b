import { randomUUID } from 'node:crypto';
import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import type { Loan } from '@candor/domain/loan';
import { markets, type MarketId } from '@candor/markets';
import { openBusinessClock } from '@candor/store/ledger';
import { readLoan } from '@candor/store/loans';
import type { ChunkPlan } from '@candor/store/end-of-day';
import type { DatabaseInstant } from '@candor/store/database';
import { createTestDatabase, type TestDatabase } from '@candor/store/testing';
import { day, workedLoan } from '@candor/domain/testing/worked-loan';
import { putLendingGround, putLoan } from '@candor/store/testing/put-loan';
import { endDay, type EndDay } from '../end-day.ts';
import { instantOf } from '../../../kernel/time/market-time.ts';
import { simulatedInstant } from '../../../composition/sandbox/simulated-time.ts';

export type Portfolio = TestDatabase & { readonly ids: readonly bigint[] };

/** The worked loan of 18 September 2026, so many times, as it is on the evening of a day. */
export async function openPortfolio(options: {
  readonly loans: number;
  readonly on: string;
  readonly market?: MarketId;
  readonly loan?: Loan;
}): Promise<Portfolio> {
  const { loans, on, market = 'ph', loan = workedLoan() } = options;
  const test = await createTestDatabase({ max: 8 });
  await test.database.withTransaction((tx) => openBusinessClock(tx, market, day(on)));
  await putLendingGround(test, [market]);
  const ids: bigint[] = [];
  for (let count = 0; count < loans; count += 1) ids.push(await putLoan(test, loan, market));
  return { ...test, ids };
}

/** Ten past midnight after a day. */
export function after(on: CalendarDate, market: MarketId = 'ph'): DatabaseInstant {
  return simulatedInstant(instantOf(dayAfter(on), '00:10', markets[market].timeZone));
}

export function dayAfter(on: CalendarDate, days = 1): CalendarDate {
  return dateOfDayNumber(dayNumber(on) + days);
}

/** Planned by steps of two chunks. */
export const inChunksOf = (loansPerChunk: number): ChunkPlan => ({ loansPerChunk, chunksAtOnce: 2 });

/** Ends a day in chunks of three loans, ten minutes after midnight. */
export function endOf(test: TestDatabase, on: string, different: Partial<EndDay> = {}) {
  const market: MarketId = different.market === 'in' ? 'in' : 'ph';
  return endDay(test.database, {
    market,
    day: day(on),
    now: after(day(on), market),
    plan: inChunksOf(3),
    ...different,
  });
}

export async function loansOf({ database, ids }: Portfolio): Promise<Loan[]> {
  return database.withTransaction(async (tx) => {
    const loans: Loan[] = [];
    for (const id of ids) {
      const stored = await readLoan(tx, id);
      if (stored) loans.push(stored.loan);
    }
    return loans;
  });
}

export const newPayment = () => randomUUID();
