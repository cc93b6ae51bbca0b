import { provisionRules } from '@candor/markets/provisions';
import { balanceOf, trialBalance, verifyBooks } from '@candor/store/ledger';
import { listProvisionLoans, listProvisions } from '@candor/store/provisions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeBooks } from '../../backoffice/books/close-books.ts';
import { readEntry, periodsOf } from '../../backoffice/books/read-books.ts';
import { readPortfolio } from '../../reads/portfolio/read-portfolio.ts';
import { day, LendingDesk } from '../loans/testing/lending-desk.ts';
import { receivePayment } from '../../payments/payments/receive-payment.ts';
import { fillPortfolio } from '../portfolio/fill-portfolio.ts';
import { postProvision } from './post-provision.ts';
import { readProvision } from './read-provision.ts';
import { passDayOfLoan, writeOffLoan } from '../loans/testing/loan-acts.ts';

let desk: LendingDesk;
const loans: bigint[] = [];
const [june, july, august, september, october, november] = [6, 7, 8, 9, 10, 11].map((month) =>
  day(`2026-${String(month).padStart(2, '0')}-01`),
);

const view = (month = october) =>
  desk.test.database.withTransaction((tx) => readProvision(tx, 'in', { month: month!, loans: 'all' }));
const provided = async () =>
  -(await desk.test.database.withTransaction((tx) =>
    balanceOf(tx, { account: 'loan-loss-provision', subject: null, currency: 'INR', market: 'in' }),
  ));
const post = async (month = october) =>
  desk.done(postProvision, { market: 'in', month: month!, required: (await view(month)).required });

async function passDays(to: string): Promise<void> {
  await desk.moveTo(to);
  for (const loanId of loans) await desk.done(passDayOfLoan, { loanId });
}

/** The one who pays each month. */
async function pays(on: string): Promise<void> {
  await desk.moveTo(on);
  await desk.done(receivePayment, await desk.money(200_000n, { loanId: loans[0]! }));
}

/**
 * Three loans of 1 June: one pays each month, one never pays (non-performing from 30 September), one pays
 * once.
 */
beforeAll(async () => {
  desk = await LendingDesk.open('in', '2026-06-01');
  for (const amount of [2_000_000n, 1_000_000n, 500_000n])
    loans.push(await desk.lend({ amount, months: 12 }));
  for (const on of ['2026-06-30', '2026-07-01']) await passDays(on);
  await pays('2026-07-01');
  await desk.done(receivePayment, await desk.money(50_000n, { loanId: loans[2]! }));
  for (const on of ['2026-07-31', '2026-08-01']) await passDays(on);
});
afterAll(() => desk.test.drop());

describe('A15.66, A15.67 · the provision of a month', () => {
  it('by class it is the class’s share of what each loan owes, and all they owe is what the trial balance says', async () => {
    const figures = await view(july);
    expect(figures.state).toBe('open');
    const balance = await desk.test.database.withTransaction((tx) =>
      trialBalance(tx, { market: 'in', asOf: day('2026-07-31') }),
    );
    const receivables = balance
      .filter(({ number }) => number >= 1210 && number <= 1240)
      .reduce((sum, { debit, credit }) => sum + debit - credit, 0n);
    expect(figures.exposure).toBe(receivables);
    expect(figures.loans.reduce((sum, { exposure }) => sum + exposure, 0n)).toBe(receivables);
    expect(figures.loans).toHaveLength(3);
    // All perform in July: 0.40 % of each, rounded one by one.
    for (const { exposure, required } of figures.loans) {
      const off = required * 1000n - exposure * 4n;
      expect(off <= 500n && off >= -500n).toBe(true);
    }
    expect(figures.classes.map((each) => [each.class, each.percent, each.loans])).toEqual([
      ['standard', '0.4', 3],
      ['sub-standard', '10', 0],
      ['doubtful', '100', 0],
    ]);
  });

  it('nothing is posted of a month that is not over, nor with other figures than were shown', async () => {
    const required = (await view(july)).required;
    expect(await desk.refused(postProvision, { market: 'in', month: august!, required })).toMatchObject({
      refused: 'month_is_not_over',
    });
    expect(
      await desk.refused(postProvision, { market: 'in', month: july!, required: required + 1n }),
    ).toMatchObject({ refused: 'provision_has_changed' });
    expect(await provided()).toBe(0n);
  });

  it('posting moves the difference by one entry on the month’s last day, once, and keeps what it was made from', async () => {
    const before = await view(july);
    const posted = await post(july);
    expect(posted).toMatchObject({ required: String(before.required), more: String(before.required) });
    expect(await provided()).toBe(before.required);
    const again = { market: 'in', month: july!, required: before.required } as const;
    expect(await desk.refused(postProvision, again)).toMatchObject({
      refused: 'provision_is_posted_already',
    });
    const earlier = { market: 'in', month: june!, required: 0n } as const;
    expect(await desk.refused(postProvision, earlier)).toMatchObject({
      refused: 'later_provision_is_posted',
    });

    const after = await view(july);
    expect(after.state).toBe('posted');
    expect(after.classes).toEqual(before.classes);
    expect(after.loans.map(({ loanId, required }) => [loanId, required])).toEqual(
      before.loans.map(({ loanId, required }) => [loanId, required]),
    );
    const entry = await readEntry(desk.test.database, BigInt(posted.entryId!));
    expect(entry?.entry).toMatchObject({
      event: 'provide',
      naturalKey: 'provide:in:2026-07',
      businessDate: '2026-07-31',
      lines: [
        { account: 'provision-expense', minor: before.required },
        { account: 'loan-loss-provision', minor: -before.required },
      ],
    });
    expect(entry?.causes).toEqual([expect.objectContaining({ kind: 'provision', id: '2026-07-01' })]);
    expect(entry?.acts).toEqual([expect.objectContaining({ command: 'provision.post' })]);
  });

  it('a loan that no longer performs asks for ten per cent, also when it performs again before anybody looks', async () => {
    await pays('2026-08-01');
    await passDays('2026-08-31');
    await pays('2026-09-01');
    for (const on of ['2026-09-29', '2026-09-30', '2026-10-01']) await passDays(on);
    await pays('2026-10-01');
    const ofSeptember = await view(september);
    const bad = ofSeptember.loans.find(({ loanId }) => loanId === loans[1]);
    expect(bad).toMatchObject({ class: 'sub-standard', daysLate: 91 });
    expect(bad?.required).toBe(((bad?.exposure ?? 0n) + 5n) / 10n);
    expect(ofSeptember.loans.find(({ loanId }) => loanId === loans[2])?.class).toBe('standard');
    // All arrears are paid on 2 October: at the end of September it did not perform, and that is what is
    // posted.
    await passDays('2026-10-02');
    await desk.done(receivePayment, await desk.money(700_000n, { loanId: loans[1]! }));
    await passDays('2026-10-03');
    const { rows } = await desk.test.sql('select npa_since from loan where id = $1', [loans[1]]);
    expect(rows).toEqual([{ npa_since: null }]);
    const still = (await view(september)).loans.find(({ loanId }) => loanId === loans[1]);
    expect(still).toMatchObject({ class: 'sub-standard', exposure: bad?.exposure });
    const { before, required } = await view(september);
    const posted = await post(september);
    expect(posted.more).toBe(String(required - before));
    expect(await provided()).toBe(required);
  });

  it('a write-off is expense at once; what was provided for it is released by the month’s difference', async () => {
    await passDays('2026-10-20');
    await desk.done(writeOffLoan, { loanId: loans[2]!, reason: 'Gone abroad' });
    for (const on of ['2026-10-31', '2026-11-01']) await passDays(on);
    const was = await provided();
    const { required, loans: counted, exposure, receivables } = await view(october);
    expect(counted.map(({ loanId }) => loanId)).not.toContain(loans[2]);
    expect(exposure).toBe(receivables);
    expect(required).toBeLessThan(was);
    await post(october);
    expect(await provided()).toBe(required);
    const books = await desk.test.database.withTransaction((tx) => trialBalance(tx, { market: 'in' }));
    const expense = books.find(({ account }) => account === 'provision-expense');
    expect((expense?.debit ?? 0n) - (expense?.credit ?? 0n)).toBe(required);
  });

  it('the portfolio’s cost has it in its month, and what the portfolio says of loans is untouched', async () => {
    const income = async () =>
      (
        await desk.test.sql(
          `select on_day::text as day, (debit - credit)::text as minor from portfolio_account
           where account = 5030 and market = 'in' order by 1`,
        )
      ).rows;
    const posted = await desk.test.database.withTransaction((tx) => listProvisions(tx, 'in'));
    const expected = posted
      .filter(({ entryId }) => entryId !== null)
      .map(({ asOf, required, before }) => ({ day: asOf, minor: String(required - before) }))
      .toReversed();
    expect(await income()).toEqual(expected);
    await fillPortfolio(desk.test.database, 'in', { now: new Date('2026-11-01T12:00:00Z') });
    expect(await income()).toEqual(expected);
    const portfolio = await readPortfolio(desk.test.database, { market: 'in', on: null, product: null });
    expect(portfolio.tie?.principal).toBe(portfolio.tie?.ledger);
  });

  it('closing warns of a month without its provision, and no provision comes into a closed month', async () => {
    const checks = async () =>
      (await desk.test.database.withTransaction((tx) => periodsOf(tx, 'in'))).checks.filter(({ words }) =>
        words.includes('provision'),
      );
    expect(await checks()).toEqual([{ agrees: true, words: 'The provision of 2026-10 is posted' }]);
    await passDays('2026-12-01');
    expect(await checks()).toEqual([
      { agrees: false, words: expect.stringContaining('2026-11 is not posted') },
    ]);
    await desk.done(closeBooks, { market: 'in', through: day('2026-11-30') });
    const { required, state } = await view(november);
    expect(state).toBe('closed');
    expect(await desk.refused(postProvision, { market: 'in', month: november!, required })).toMatchObject({
      refused: 'period_closed',
    });
  });

  it('two people who post at once post once', async () => {
    await passDays('2027-01-01');
    const month = day('2026-12-01');
    const { required } = await view(month);
    const both = await Promise.allSettled([
      desk.done(postProvision, { market: 'in', month, required }),
      desk.done(postProvision, { market: 'in', month, required }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await provided()).toBe(required);
    const stored = await desk.test.database.withTransaction((tx) =>
      listProvisionLoans(tx, { market: 'in', month, class: null }, null),
    );
    expect(stored).toHaveLength((await view(month)).loans.length);
  });

  it('the books are proven, and say so when what is kept beside them was changed', async () => {
    const proof = () => desk.test.owner.withTransaction((tx) => verifyBooks(tx));
    expect((await proof()).differences).toEqual([]);
    await desk.test.owner
      .withTransaction(async (tx) => {
        await tx.query({ text: 'set local session_replication_role = replica' });
        await tx.query({
          text: `update provision_loan set required = required + 1 where loan_id = ${loans[0]} and month = '2026-12-01'`,
        });
        const { differences } = await verifyBooks(tx);
        expect(differences.map(({ rule, where }) => [rule, where])).toEqual([
          ['a provision is what its loans come to', 'provision in 2026-12-01'],
        ]);
        throw new Error('taken back');
      })
      .catch((error: unknown) => expect(String(error)).toContain('taken back'));
    expect(provisionRules.in.classes).toHaveLength(3);
  });
});

describe('A15.66 · a loan that stopped performing', () => {
  let own: LendingDesk;
  beforeAll(async () => {
    own = await LendingDesk.open('in', '2026-01-01');
  });
  afterAll(() => own.test.drop());

  it('stays in its class while it pays a part of its arrears, and is doubtful after twelve months', async () => {
    const loanId = await own.lend({ amount: 2_000_000n, months: 12 });
    const pass = async (...days: string[]) => {
      for (const on of days) {
        await own.moveTo(on);
        await own.done(passDayOfLoan, { loanId });
      }
    };
    const at = async (month: string) =>
      (
        await own.test.database.withTransaction((tx) =>
          readProvision(tx, 'in', { month: day(month), loans: 'all' }),
        )
      ).loans[0];
    await pass('2026-05-02', '2026-05-04'); // due on 1 February, non-performing 90 days later, on the second of May
    await own.done(receivePayment, await own.money(400_000n, { loanId }));
    await pass('2026-05-31', '2026-06-01');
    expect(await at('2026-05-01')).toMatchObject({ class: 'sub-standard', daysLate: 60 });
    await pass('2027-04-30', '2027-05-01');
    expect(await at('2027-04-01')).toMatchObject({ class: 'sub-standard' });
    await pass('2027-05-31', '2027-06-01');
    const doubtful = await at('2027-05-01');
    expect(doubtful).toMatchObject({ class: 'doubtful', required: doubtful?.exposure });
  });
});
