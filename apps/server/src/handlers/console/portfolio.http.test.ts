import { endDay } from '@candor/services/lending/end-of-day';
import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { borrow, months } from '@candor/simulator/borrowers';
import { openShop, type Who } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../../testing/identity-app.ts';
import { staffMember, staffSession } from '@candor/simulator/staff';
import { simulatedInstant } from '@candor/services/composition/sandbox';

let app: IdentityApp;
let underwriter: Who;
let underwriterId: string;
const today = '2026-11-16' as CalendarDate;

beforeAll(async () => {
  app = await identityApp();
  await openShop(app);
  underwriterId = await staffMember(app, 'ben@lender.example', ['underwriter']);
  underwriter = await staffSession(app, underwriterId);
});
afterAll(() => app.close());

const read = async (path: string) => (await app.get(`console/${path}`, underwriter)).json();

describe('A15.135 · the portfolio', () => {
  it('of a lender whose first day has not ended is empty, and says so', async () => {
    expect(await read('portfolio?market=ph')).toMatchObject({ on: null, tie: null, months: [], roll: null });
    expect(await read('portfolio-vintages?market=ph')).toEqual({ vintages: [] });
    expect(await read('portfolio-collections?market=ph')).toEqual({ months: [] });
    expect(await read('portfolio-income?market=ph')).toEqual({ accounts: [], months: [] });
  });

  it('ties to the books once a day has ended: outstanding, paid out, income and the funnel', async () => {
    const wish = { market: 'ph', productId: 'ph-instalments', amount: 800_000n, term: months(3) } as const;
    await borrow(app, { ...wish, borrowerId: crypto.randomUUID() }, 'paid-out');
    await borrow(app, { ...wish, borrowerId: crypto.randomUUID() }, 'refused');
    await borrow(app, { ...wish, borrowerId: crypto.randomUUID() }, 'approved');
    app.pass(86_400);
    underwriter = await staffSession(app, underwriterId);
    const ended = await endDay(app.test.database, {
      market: 'ph',
      day: today,
      now: simulatedInstant(app.identity.now()),
    });
    expect(ended).toMatchObject({ isNew: true });

    const portfolio = await read('portfolio?market=ph');
    expect(portfolio).toMatchObject({
      on: today,
      tie: { principal: 800_000, ledger: 800_000, difference: 0 },
    });
    expect(portfolio.months).toHaveLength(1);
    expect(portfolio.months[0].buckets[0]).toEqual({ loans: 1, principal: 800_000, percent: '100.00' });
    expect(portfolio.months[0]).toMatchObject({ loans: 1, principal: 800_000, average: 800_000 });
    expect(portfolio.months[0]).toMatchObject({ over30Percent: '0.00', change: null });
    expect((await read('portfolio?market=ph&product=ph-30-days')).months[0].buckets[0]).toEqual({
      loans: 0,
      principal: 0,
      percent: null,
    });

    const { months: flows } = await read('portfolio-collections?market=ph');
    expect(flows).toEqual([
      expect.objectContaining({ month: '2026-11-01', loans: 1, paidOut: 800_000, planned: 0, collected: 0 }),
    ]);
    const { accounts, months: income } = await read('portfolio-income?market=ph');
    const fee = accounts.findIndex(({ number }: { number: number }) => number === 4020);
    expect(income[0].amounts[fee]).toBe(24_000);
    expect(income[0].net).toBe(income[0].income - income[0].expense);

    const funnel = await read('portfolio-funnel?market=ph&from=2026-11-01&to=2026-11-30');
    expect(funnel).toMatchObject({
      submitted: 3,
      approved: 2,
      declined: 1,
      signed: 1,
      paidOut: 1,
      listed: 0,
      opened: 0,
    });
    const { approved, declined, sentBack, withdrawn, inReview, expired } = funnel;
    expect(approved + declined + sentBack + withdrawn + inReview + expired).toBe(funnel.submitted);
    const ofOne = await read('portfolio-funnel?market=ph&from=2026-11-01&to=2026-11-30&product=ph-30-days');
    expect(ofOne).toMatchObject({ listed: null, opened: null, submitted: 0 });
  });

  it('is not looked at for longer than a quarter at once', async () => {
    const answer = await app.get(
      'console/portfolio-funnel?market=ph&from=2026-01-01&to=2026-11-30',
      underwriter,
    );
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'period_is_too_long']);
  });

  it('of the day before the first one is empty', async () => {
    const eve = dateOfDayNumber(dayNumber(today) - 1);
    expect(await read(`portfolio?market=ph&on=${eve}`)).toMatchObject({ on: null });
  });
});
