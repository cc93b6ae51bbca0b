import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import { marketIds, type MarketId } from '@candor/markets';
import { skipTo } from '@candor/simulator/lender';
import { prepareBorrowers, type Debtor } from '@candor/simulator/payers';
import { readBusinessClock } from '@candor/store/ledger';
import type { WritableDatabase } from '@candor/store/tools';

export type Debtors = {
  readonly all: readonly Debtor[];
  /** So long past due that policy lets them be written off. */
  readonly longLate: readonly Debtor[];
  /** Nobody else pays for them: what is left is theirs to settle. */
  readonly leaving: readonly Debtor[];
  /** In India, who repay as those of `all` do. */
  readonly inIndia: readonly Debtor[];
  /** By market, whose first due comes in these days, the soonest first: they let themselves be debited. */
  readonly debited: Readonly<Record<MarketId, readonly Debtor[]>>;
};

/** ₱8,000.00: the law says how much so small a loan may cost, however long it takes. */
const small = 800_000n;
/** What has been due for so long may be written off; the first due day of a loan is a month later. */
const longDays = 100;
/** Each few of those who are late began so many days after the few before: every day some are reminded. */
const fews = 6;
const daysApart = 2;
const lateDays = 24;
/** So long before today the books are opened. */
export const daysBeforehand = longDays + (fews - 1) * daysApart + lateDays;
/** Between those days and today somebody borrows whose first due comes soon: a month after. */
const debitedDaysAgo = { first: 30, last: 18 };

/** People who owe: some for long and more than they pay, some since a while, some since today. */
export async function openBeforehand(database: WritableDatabase, people: number): Promise<Debtors> {
  const tenth = Math.ceil(people / 10);
  const borrow = async (count: number, { amount, market = 'ph' }: Partial<Wish> = {}) => {
    const at = new Date(`${await businessDay(database, market)}T04:00:00Z`); // Noon, or nearly.
    return prepareBorrowers(database, count, { market, at, ...(amount !== undefined && { amount }) });
  };
  const late: Debtor[] = [];
  const debited: Record<MarketId, Debtor[]> = { ph: [], in: [] };
  const longLate = await borrow(tenth, { amount: small });
  await pass(database, longDays);
  for (let ago = daysBeforehand - longDays; ago > 0; ago -= daysApart) {
    if (ago >= lateDays) late.push(...(await borrow(Math.ceil(tenth / 2), { amount: small })));
    if (ago <= debitedDaysAgo.first && ago >= debitedDaysAgo.last)
      for (const market of marketIds)
        debited[market].push(...(await borrow(Math.ceil(tenth / 3), { market })));
    await pass(database, daysApart);
  }
  const fresh = await borrow(4 * tenth);
  const inIndia = await borrow(tenth, { market: 'in' });
  // Over a counter nobody takes more than ₱10,000.00 at once.
  const leaving = await borrow(2 * tenth, { amount: small });
  return { all: [...longLate, ...late, ...fresh], longLate, leaving, inIndia, debited };
}

type Wish = { readonly amount: bigint; readonly market: MarketId };

async function businessDay(database: WritableDatabase, market: MarketId): Promise<CalendarDate> {
  const clock = await database.read((tx) => readBusinessClock(tx, market));
  if (!clock) throw new Error('the market has no clock');
  return clock.businessDate;
}

async function pass(database: WritableDatabase, days: number): Promise<void> {
  const desk = { test: { database }, identity: { now: () => new Date() } };
  for (const market of marketIds) {
    const to = dateOfDayNumber(dayNumber(await businessDay(database, market)) + days);
    await skipTo(desk, market, to);
  }
}
