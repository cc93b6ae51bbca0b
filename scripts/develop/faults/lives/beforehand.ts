import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
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

/** People who owe: some for long and more than they pay, some since a while, some since today. */
export async function openBeforehand(database: WritableDatabase, people: number): Promise<Debtors> {
  const tenth = Math.ceil(people / 10);
  const borrow = async (count: number, amount?: bigint) => {
    const at = new Date(`${await businessDay(database)}T04:00:00Z`); // Noon.
    return prepareBorrowers(database, count, { at, ...(amount !== undefined && { amount }) });
  };
  const longLate = await borrow(tenth, small);
  await pass(database, longDays);
  const late: Debtor[] = [];
  for (let n = 0; n < fews; n += 1) {
    late.push(...(await borrow(Math.ceil(tenth / 2), small)));
    await pass(database, n === fews - 1 ? lateDays : daysApart);
  }
  const fresh = await borrow(4 * tenth);
  // Over a counter nobody takes more than ₱10,000.00 at once.
  const leaving = await borrow(2 * tenth, small);
  return { all: [...longLate, ...late, ...fresh], longLate, leaving };
}

async function businessDay(database: WritableDatabase): Promise<CalendarDate> {
  const clock = await database.read((tx) => readBusinessClock(tx, 'ph'));
  if (!clock) throw new Error('the market has no clock');
  return clock.businessDate;
}

async function pass(database: WritableDatabase, days: number): Promise<void> {
  const desk = { test: { database }, identity: { now: () => new Date() } };
  await skipTo(desk, 'ph', dateOfDayNumber(dayNumber(await businessDay(database)) + days));
}
