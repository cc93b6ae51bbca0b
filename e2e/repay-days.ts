import type { Page } from '@playwright/test';
import type { Market } from './identity-page.ts';
import type { ShiftedCandor } from './identity-server.ts';

const DAY_MS = 86_400_000;

export const dayPlus = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Noon in Manila and half past nine in India: a lender may speak to a borrower in both. */
const noonOf = (day: string) => Date.parse(`${day}T04:00:00Z`);

type Clock = { market: Market; businessDate: string };

/** The day in a market's books. */
export async function businessDay(page: Page, market: Market): Promise<string> {
  const { clocks } = (await (await page.context().request.get('/api/sandbox/clock')).json()) as {
    clocks: Clock[];
  };
  return clocks.find((clock) => clock.market === market)?.businessDate ?? '';
}

const hoursAhead: Readonly<Record<Market, number>> = { ph: 8, in: 5.5 };

/**
 * The clock on the wall was moved for another market: the days that are over are ended here too, in one go.
 * By itself the worker would end them later, some of them while somebody decides on what was shown the day
 * before.
 */
export async function endDaysOf(page: Page, candor: ShiftedCandor, market: Market): Promise<void> {
  const today = new Date(candor.now().getTime() + hoursAhead[market] * 3_600_000).toISOString().slice(0, 10);
  for (let from = await businessDay(page, market); from < today; from = await businessDay(page, market))
    await moveClock(page, { market, from, to: [today, dayPlus(from, 92)].toSorted()[0]! });
}

/** The same, and the phone's clock too. */
export async function catchUp(page: Page, candor: ShiftedCandor, market: Market): Promise<void> {
  await endDaysOf(page, candor, market);
  await page.clock.setSystemTime(candor.now());
}

/** Refused where the worker has ended a day meanwhile. */
async function moveClock(page: Page, data: { market: Market; from: string; to: string }): Promise<void> {
  const headers = { 'x-requested-with': 'XMLHttpRequest' };
  await page.context().request.post('/api/sandbox/clock-move', { data, headers });
}

/**
 * Days go by, one after the other: each is ended in the books, then it is noon of the next one for the server
 * and for the phone. The worker may end a day first: then there is nothing left to do.
 */
export async function passDaysTo(
  page: Page,
  candor: ShiftedCandor,
  { market, day }: { readonly market: Market; readonly day: string },
): Promise<void> {
  for (let from = await businessDay(page, market); from < day; from = await businessDay(page, market)) {
    const to = dayPlus(from, 1);
    await moveClock(page, { market, from, to });
    const aheadMs = noonOf(to) - candor.now().getTime();
    if (aheadMs > 0) await candor.pass(Math.ceil(aheadMs / 1000));
  }
  await page.clock.setSystemTime(candor.now());
}
