import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import { trialBalance } from '@candor/store/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endDay } from '../end-of-day/end-day.ts';
import { instantOf } from '../../kernel/time/market-time.ts';
import { day, LendingDesk } from '../loans/testing/lending-desk.ts';
import { receivePayment } from '../../payments/payments/receive-payment.ts';
import { reversePayment } from '../../payments/reversals/reverse-payment.ts';
import { readPortfolio } from '../../reads/portfolio/read-portfolio.ts';
import { readVintages } from '../../reads/portfolio/read-vintages.ts';
import { fillPortfolio } from './fill-portfolio.ts';
import { simulatedInstant } from '../../composition/sandbox/simulated-time.ts';
import { writeOffLoan } from '../loans/testing/loan-acts.ts';

const first = '2026-07-20';
const last = '2026-11-05';
let desk: LendingDesk;
const loans: bigint[] = [];
let bounced = '';

/** A small lender from July to November: some pay, one pays late, one never does, one is written off. */
beforeAll(async () => {
  desk = await LendingDesk.open('ph', first);
  const due = new Map<string, bigint[]>();
  const lend = async (amount: bigint) => {
    const id = await desk.lend({ amount, months: 3 });
    loans.push(id);
    return id;
  };
  for (let on = day(first); on <= last; on = next(on)) {
    if (on === '2026-07-20' || on === '2026-08-11') {
      const [punctual, tardy] = [await lend(800_000n), await lend(500_000n)];
      await lend(300_000n); // never pays
      for (const month of [1, 2, 3]) {
        put(due, addMonths(on, month), punctual);
        put(due, addDays(addMonths(on, month), 20), tardy);
      }
    }
    for (const loanId of due.get(on) ?? [])
      await desk.done(receivePayment, await desk.money(220_000n, { loanId }));
    if (on === '2026-09-02') {
      const taken = await desk.money(150_000n, { loanId: loans[0] ?? 0n });
      await desk.done(receivePayment, taken);
      bounced = taken.paymentId;
    }
    // The bank takes it back: what was collected in September is less by it.
    if (on === '2026-09-05') await desk.done(reversePayment, { paymentId: bounced, why: 'taken-back' });
    if (on === '2026-10-28') await desk.done(writeOffLoan, { loanId: loans[2] ?? 0n, reason: 'Gone abroad' });
    await end(on);
  }
});
afterAll(() => desk.test.drop());

describe('A15.135 · the portfolio, day by day', () => {
  it('each day’s loans come to what the books say, and the last day’s to the trial balance', async () => {
    const { rows } = await desk.test.sql(
      `select count(*)::int as days, count(*) filter (where principal = ledger)::int as tied from portfolio_day`,
    );
    expect(rows).toEqual([{ days: 109, tied: 109 }]);
    const view = await readPortfolio(desk.test.database, { market: 'ph', on: null, product: null });
    const outstanding = view.months.at(-1)?.buckets.reduce((sum, { principal }) => sum + principal, 0n);
    const books = await desk.test.database.withTransaction((tx) =>
      trialBalance(tx, { market: 'ph', asOf: day(last) }),
    );
    const principal = books.find(({ account }) => account === 'principal-receivable');
    expect(outstanding).toBe(view.tie?.ledger);
    expect((principal?.debit ?? 0n) - (principal?.credit ?? 0n)).toBe(outstanding);
    expect(outstanding).toBeGreaterThan(0n);
  });

  it('flows and accounts add up to the books, to the centavo', async () => {
    const books = await desk.test.database.withTransaction((tx) =>
      trialBalance(tx, { market: 'ph', asOf: day(last) }),
    );
    const { rows } = await desk.test.sql(
      `select account::int as number, sum(debit - credit)::bigint as minor from portfolio_account group by 1 order by 1`,
    );
    const kept = new Map(rows.map(({ number, minor }) => [number, minor]));
    for (const { number, debit, credit } of books)
      expect(kept.get(number) ?? 0n, String(number)).toBe(debit - credit);
    const flows = await desk.test.sql(
      `select sum(paid_out - principal)::bigint as left, sum(paid_out_loans)::int as loans, sum(written_off)::bigint as off from portfolio_flow`,
    );
    const written = await desk.test.sql(
      `select -sum(x.minor)::bigint as off from ledger_entry e join ledger_line x on x.entry_id = e.id
       where e.event = 'write-off' and x.account between 1210 and 1240`,
    );
    expect(flows.rows[0]?.['loans']).toBe(6);
    expect(flows.rows[0]?.['off']).toBe(written.rows[0]?.['off']);
    const principalOff = await desk.test.sql(
      `select -sum(x.minor)::bigint as off from ledger_entry e join ledger_line x on x.entry_id = e.id
       where e.event = 'write-off' and x.account = 1210`,
    );
    const tied = await desk.test.sql(`select ledger from portfolio_day order by on_day desc limit 1`);
    expect((flows.rows[0]?.['left'] as bigint) - (principalOff.rows[0]?.['off'] as bigint)).toBe(
      tied.rows[0]?.['ledger'],
    );
  });

  it('who is late is in the bucket of the days, and was counted once in its vintage', async () => {
    const vintages = await readVintages(desk.test.database, { market: 'ph', on: null, product: null });
    const asked = { market: 'ph', on: day('2026-10-15'), product: null } as const;
    const view = await readPortfolio(desk.test.database, asked);
    // On 15 October the July loan that never paid is 56 days late (due 20 August), the August one 34 (due 11
    // September).
    expect(view.months.at(-1)?.buckets.map((bucket) => bucket.loans)).toEqual([
      expect.any(Number),
      expect.any(Number),
      2,
      0,
      0,
    ]);
    expect(vintages.map(({ month }) => month)).toEqual(['2026-07-01', '2026-08-01']);
    expect(vintages.map(({ amount }) => amount)).toEqual([1_600_000n, 1_600_000n]);
    // Over 30 days late for the first time on 20 September and 12 October: in the second month after each
    // payout.
    expect(vintages.map(({ late }) => late)).toEqual([
      [0n, 0n, 300_000n, 300_000n, 300_000n],
      [0n, 0n, 300_000n, 300_000n],
    ]);
  });

  it('what rolled in a month adds up to what there was when it began', async () => {
    const { roll } = await readPortfolio(desk.test.database, { market: 'ph', on: null, product: null });
    expect(roll?.month).toBe('2026-10-01');
    const before = await desk.test.sql(
      `select bucket::int as bucket, sum(principal)::bigint as principal from portfolio_bucket where on_day = '2026-09-30' group by 1`,
    );
    for (const { bucket, principal } of before.rows) {
      const moved = roll?.rows
        .filter(({ was }) => was === bucket)
        .reduce((sum, each) => sum + each.principal, 0n);
      expect(moved, `bucket ${String(bucket)}`).toBe(principal);
    }
    expect(roll?.rows).toContainEqual(expect.objectContaining({ became: null }));
  });

  it('filled afterwards from the facts it is what the ends of the days wrote', async () => {
    const tables = [
      'portfolio_bucket',
      'portfolio_flow',
      'portfolio_account',
      'portfolio_vintage',
      'portfolio_roll',
    ];
    const read = async () => {
      const kept: Record<string, unknown[]> = {};
      for (const table of tables)
        kept[table] = (await desk.test.sql(`select t.* from ${table} t order by t::text collate "C"`)).rows;
      kept['ties'] = (
        await desk.test.sql('select on_day, principal, ledger from portfolio_day order by 1')
      ).rows;
      return kept;
    };
    const written = await read();
    for (const table of [...tables, 'portfolio_late_loan', 'portfolio_standing', 'portfolio_day'])
      await desk.test.sql(`delete from ${table}`);
    const now = instantOf(next(day(last)), '03:00', 'Asia/Manila');
    expect(await fillPortfolio(desk.test.database, 'ph', { now })).toEqual({ days: 109 });
    expect(await read()).toEqual(written);
    expect(await fillPortfolio(desk.test.database, 'ph', { now })).toEqual({ days: 0 });
  });
});

function put(due: Map<string, bigint[]>, on: string, loan: bigint): void {
  due.set(on, [...(due.get(on) ?? []), loan]);
}

const addDays = (on: string, days: number) => dateOfDayNumber(dayNumber(on as CalendarDate) + days);
const next = (on: CalendarDate) => addDays(on, 1);

function addMonths(on: string, months: number): string {
  const date = new Date(`${on}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}

async function end(on: CalendarDate): Promise<void> {
  const now = simulatedInstant(instantOf(next(on), '00:10', 'Asia/Manila'));
  const closed = await endDay(desk.test.database, { market: 'ph', day: on, now, lanes: 1 });
  if ('refused' in closed) throw new Error(closed.refused);
}
