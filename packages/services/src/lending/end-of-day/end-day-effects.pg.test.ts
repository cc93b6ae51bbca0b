import { applyEvents, costCharged, overdue, totalOfParts, type Loan } from '@candor/domain/loan';
import { broughtTo } from '@candor/domain/late';
import { decideDay, decideRepay } from '@candor/domain/decisions';
import { isRefusal } from '@candor/domain/refusals';
import { rational, zero } from '@candor/domain/numbers';
import type { AccountCode } from '@candor/domain/ledger';
import type { SurplusRule } from '@candor/domain/repayment';
import { balanceOf } from '@candor/store/ledger';
import { loadLoan } from '@candor/store/loans';
import { expect, it } from 'vitest';
import { day, workedLoan } from '@candor/domain/testing/worked-loan';
import { record } from './testing/act-on-loan.ts';
import { after, endOf, loansOf, newPayment, openPortfolio, type Portfolio } from './testing/portfolio.ts';
import { simulatedInstant } from '../../composition/sandbox/simulated-time.ts';

async function balances<Code extends AccountCode>(test: Portfolio, ...accounts: readonly Code[]) {
  const subject = `loan:${test.ids[0]}`;
  return test.database.withTransaction(async (tx) => {
    const amounts: bigint[] = [];
    for (const account of accounts) {
      const php = await balanceOf(tx, { account, subject, currency: 'PHP' });
      amounts.push(php + (await balanceOf(tx, { account, subject, currency: 'INR' })));
    }
    return amounts;
  });
}

/** A repayment as a command makes it; `amountOf` is told the loan as it is. */
async function repay(
  test: Portfolio,
  on: string,
  amountOf: (loan: Loan) => bigint,
  surplus: SurplusRule = 'keep',
): Promise<void> {
  const id = test.ids[0] ?? 0n;
  await test.database.withTransaction(async (tx) => {
    const stored = await loadLoan(tx, id);
    if (!stored) throw new Error('the loan is there');
    const by = newPayment();
    const money = { by, amount: amountOf(stored.loan), receivedOn: day(on), surplus };
    const events = decideRepay(stored.loan, money, day(on));
    if (isRefusal(events)) throw new Error(events.refused);
    await record(tx, id, { events, on: day(on), by });
  });
}

/** With the late charges of the day itself. */
const overdueOn = (loan: Loan, on: string) => totalOfParts(overdue(broughtTo(loan, day(on)), day(on)));

const npaSince = async ({ sql }: Portfolio) =>
  (await sql('select npa_since from loan')).rows[0]?.['npa_since'];

it('IN-18 · India: 90 days after the due date interest goes to the memorandum accounts, is only noted from then on, and comes back when all arrears are paid', async () => {
  const test = await openPortfolio({
    loans: 1,
    on: '2027-01-15',
    market: 'in',
    loan: workedLoan({ instalments: 12 }),
  });
  const end = (on: string) => endOf(test, on, { market: 'in' });
  // Due on 18 October, by the Reserve Bank's example: NPA at the end of 16 January, the due date and 90 days.
  expect(await end('2027-01-15')).toMatchObject({ facts: { 'class:SMA-2': '1' } });
  const [owed = 0n] = await balances(test, 'interest-receivable');
  expect(owed).toBeGreaterThan(0n);

  expect(await end('2027-01-16')).toMatchObject({ facts: { 'class:NPA': '1' } });
  const [nothing, noted = 0n] = await balances(test, 'interest-receivable', 'npa-interest');
  expect([nothing, noted > owed, await npaSince(test)]).toEqual([0n, true, '2027-01-16']);
  for (const on of ['2027-01-17', '2027-01-18']) await end(on);
  const [still, more = 0n] = await balances(test, 'interest-receivable', 'npa-interest');
  expect([still, more > noted]).toEqual([0n, true]);

  // Twenty days late is still non-performing: all arrears must be paid.
  await repay(test, '2027-01-19', (loan) => overdueOn(loan, '2027-01-19') - 100_000n);
  expect(await end('2027-01-19')).toMatchObject({ facts: { 'class:NPA': '1' } });
  await repay(test, '2027-01-20', (loan) => overdueOn(loan, '2027-01-20'));
  expect(await end('2027-01-20')).toMatchObject({ facts: { 'class:standard': '1', differences: [] } });
  const [, gone] = await balances(test, 'interest-receivable', 'npa-interest');
  expect([gone, await npaSince(test)]).toEqual([0n, null]);
  await test.drop();
});

it('Philippines: late for years, a loan never costs more than was lent', async () => {
  const test = await openPortfolio({ loans: 1, on: '2029-12-31' });
  await endOf(test, '2029-12-31');
  await endOf(test, '2030-01-01');
  const [loan] = await loansOf(test);
  expect(loan && costCharged(loan, day('2030-01-01')).total).toBe(800_000n);
  // It does not perform: what it costs is owed, and noted beside the books.
  expect(await balances(test, 'penalty-receivable', 'npa-penalty')).toEqual([
    0n,
    loan?.lateCharges.reduce((sum, { amount }) => sum + amount, 0n),
  ]);
  await test.drop();
});

it('what a change of the day leaves to do is done as the day ends: a late charge that a ceiling had cut, once a prepayment makes room', async () => {
  const on = '2026-10-28';
  const limits = { mostCost: 98_000n, mostLatePercentPerMonth: null };
  const test = await openPortfolio({ loans: 1, on, loan: workedLoan({}, { limits }) });
  await repay(test, on, (loan) => overdueOn(loan, on)); // nothing is overdue any more
  await repay(test, on, () => 300_000n, 'smaller');
  const [before] = await loansOf(test);
  const left = before ? decideDay(before, day(on)) : [];
  expect(left.map(({ event }) => event)).toContain('late-charged');
  await endOf(test, on);
  expect(await loansOf(test)).toEqual([before && applyEvents(before, left)]);
  await test.drop();
});

it('a credit pays what falls due on its day, and not before', async () => {
  const test = await openPortfolio({ loans: 1, on: '2026-10-18' });
  await repay(test, '2026-10-18', () => 2n * 291_019n);
  for (const on of ['2026-10-18', '2026-10-19']) await endOf(test, on);
  const [credit = 0n] = await balances(test, 'borrower-credit');
  expect(credit).toBeLessThan(0n);
  await test.sql(`update business_clock set business_date = '2026-11-18'`);
  expect(await endOf(test, '2026-11-18')).toMatchObject({ facts: { changedLoans: '1', differences: [] } });
  expect(await balances(test, 'borrower-credit')).toEqual([0n]);
  await test.drop();
});

it('a fee in the rows is charged as its row ends', async () => {
  const fee = {
    name: 'processing',
    percent: zero,
    fixed: 300_00n,
    taxPercent: rational(18n),
    taken: 'spread',
  } as const;
  const test = await openPortfolio({ loans: 1, on: '2026-10-17', loan: workedLoan({ fees: [fee] }) });
  await endOf(test, '2026-10-17');
  expect(await balances(test, 'fee-receivable')).toEqual([0n]);
  await endOf(test, '2026-10-18');
  expect(await balances(test, 'fee-receivable')).toEqual([118_00n]);
  await test.drop();
});

it('offers and codes whose time is over expire, others stay', async () => {
  const test = await openPortfolio({ loans: 1, on: '2026-10-18' });
  const orders = [
    `('approved', '2026-10-17')`,
    `('approved', '2026-10-18')`,
    `('approved', '2026-10-19')`,
    `('confirmed', '2026-10-17')`,
  ];
  await test.sql(
    `insert into borrower (id, market) select gen_random_uuid(), 'ph' from generate_series(1, 4)`,
  );
  await test.sql(`insert into loan_order (id, market, borrower_id, product_id, product_version, state, amount, instalments, every_count,
                                          every_unit, most_amount, open_until)
    select gen_random_uuid(), 'ph', b.id, 'any-ph', 1, o.state, 100, 1, 1, 'month', 100, o.until::date
    from (select row_number() over (), * from (values ${orders.join(', ')}) as o (state, until)) o
    join (select row_number() over (), id from borrower b where not exists (select 1 from loan where borrower_id = b.id)) b
      using (row_number)`);
  await test.sql(`insert into payment (id, market, currency, channel, amount, state, expires_at)
    select gen_random_uuid(), 'ph', 'PHP', 'dragonpay', 100, p.state, p.at::timestamptz
    from (values ('pending', '2026-10-18T10:00Z'), ('pending', '2026-10-19T10:00Z'), ('claimed', '2026-10-18T10:00Z')) as p (state, at)`);
  expect(await endOf(test, '2026-10-18')).toMatchObject({ facts: { expired: { offers: 2, codes: 1 } } });
  const states = async (table: string) =>
    (await test.sql(`select state from ${table} order by state`)).rows.map(({ state }) => state);
  expect(await states('loan_order')).toEqual(['approved', 'confirmed', 'expired', 'expired']);
  expect(await states('payment')).toEqual(['claimed', 'expired', 'pending']);

  // Each is told and noted, as when somebody expires one order by hand.
  const expired = await test.sql(
    `select id as "order", market, borrower_id as borrower from loan_order where state = 'expired' order by id`,
  );
  const told = await test.sql(
    `select payload from outbox where topic = 'order.expired' order by payload ->> 'order'`,
  );
  expect(told.rows.map(({ payload }) => payload)).toEqual(expired.rows);
  const noted = await test.sql(
    `select subject, actor_kind, actor_id, outcome, facts from audit_log where command = 'order.expire' order by subject`,
  );
  expect(noted.rows).toEqual(
    expired.rows.map(({ order }) => ({
      subject: `order:${String(order)}`,
      actor_kind: 'system',
      actor_id: 'day-end',
      outcome: 'done',
      facts: { on: '2026-10-18' },
    })),
  );
  await test.drop();
});

it('reminders leave inside the contact hours of the next day, three days before the due date; none when those hours are over', async () => {
  const test = await openPortfolio({ loans: 3, on: '2026-10-14' });
  expect(await endOf(test, '2026-10-14')).toMatchObject({ facts: { reminders: '3' } });
  const { rows } = await test.sql(
    `select payload, next_attempt_at as "at" from outbox where topic = 'reminder.due' order by id`,
  );
  expect(rows.map(({ payload }) => payload)).toEqual(
    test.ids.map((id) => ({
      market: 'ph',
      loan: String(id),
      dueOn: '2026-10-18',
      daysLate: -3,
      plan: { productId: null, version: 1, isHandOver: false },
    })),
  );
  for (const { at } of rows) {
    expect(String((at as Date).toISOString()) >= '2026-10-15T00:00').toBe(true); // 08:00 in Manila
    expect(String((at as Date).toISOString()) < '2026-10-15T12:00').toBe(true);
  }
  for (const on of ['2026-10-15', '2026-10-16'])
    expect(await endOf(test, on)).toMatchObject({ facts: { reminders: '0' } });
  const tooLate = new Date(after(day('2026-10-17')).getTime() + 20 * 3_600_000); // 20:10 on the due date
  expect(await endOf(test, '2026-10-17', { now: simulatedInstant(tooLate) })).toMatchObject({
    facts: { reminders: '0' },
  });
  await test.drop();
});
