import { outstanding, totalOfParts } from '@candor/domain/loan';
import { fillPortfolio } from '@candor/services/lending/portfolio';
import { goodRow, lateRow, loansFile, overRow } from '@candor/services/testing/imports';
import { findOwnLoanId, readLoan } from '@candor/store/loans';
import { verifyBooks } from '@candor/store/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { borrowerOf, pay, type RepayingBorrower } from '@candor/simulator/borrowers';
import { liveTo } from '@candor/simulator/lender';
import { importDesk, type ImportDesk } from '../../testing/import-desk.ts';

let desk: ImportDesk;
let importId: string;
const file = loansFile([goodRow, lateRow, overRow]);
beforeAll(async () => {
  desk = await importDesk();
  importId = await desk.agreed(file);
  await desk.app.work();
});
afterAll(() => desk.app.close());

const proof = () => desk.app.test.owner.withTransaction((tx) => verifyBooks(tx));
const rows = async () =>
  (await desk.app.get(`console/import?importId=${importId}`, await desk.marco())).json().rows as {
    line: number;
    loanId: string;
    loan: string;
  }[];
const loanOf = async (line: number): Promise<RepayingBorrower & { readonly loan: string }> => {
  const { loanId = '', loan = '' } = (await rows()).find((row) => row.line === line) ?? {};
  const phone = `0917123456${line + 5}`;
  const borrowerId = await borrowerOf(desk.app, 'ph', `+63${phone.slice(1)}`);
  const market = 'ph' as const;
  const id = await desk.app.test.database.withTransaction((tx) =>
    findOwnLoanId(tx, { borrowerId, market }, loanId),
  );
  return { market, suffix: '', who: {}, phone, borrowerId, loanId, loan, id: id ?? 0n };
};
const stored = async (id: bigint) => {
  const found = await desk.app.test.database.withTransaction((tx) => readLoan(tx, id));
  if (!found) throw new Error('no loan');
  return found;
};

describe('A15.164–A15.169 · a loan that came over', () => {
  it('is owed as in the earlier system, and none of it is income of ours', async () => {
    const { rows: balances } = await desk.app.test.sql(
      `select a.code, sum(b.minor)::text as minor from ledger_balance b join ledger_account a on a.number = b.account
       group by a.code order by a.code`,
    );
    expect(Object.fromEntries(balances.map(({ code, minor }) => [code, minor]))).toEqual({
      // 5,449.81 + 8,000.00 + 1,000.00
      'principal-receivable': '1444981',
      // 245.24 × 29/31 · 360.00 + the same · 45.00
      'interest-receivable': '86384',
      'penalty-receivable': '12000',
      'brought-in': '-1543365',
    });
    expect((await proof()).differences).toEqual([]);
  });

  it('is seen by whoever logs in with its number, with the earlier paper instead of an agreement of ours', async () => {
    const { phone, loanId } = await loanOf(2);
    const who = await desk.app.logIn(phone);
    const details = (await desk.app.get(`loan/details?loanId=${loanId}`, who)).json();
    expect(details).toMatchObject({
      item: {
        loanState: 'active',
        amount: 800_000,
        outstanding: 582_037,
        nextDue: { dueOn: '2026-11-18', amount: 291_019 },
      },
      hasAgreement: false,
      history: [{ state: 'paid-out', line: 'Moved from an earlier system' }],
      quote: null,
      broughtIn: { since: '2026-11-16', paidOutOn: '2026-09-18', amount: 800_000 },
      coolingOff: null,
    });
    const plan = (await desk.app.get(`loan/repay-plan?loanId=${loanId}`, who)).json();
    expect(plan.events).toMatchObject([
      { on: '2026-11-16', kind: 'brought-in', line: 'Moved from an earlier system', owedAfter: 582_037 },
    ]);
    expect((await desk.app.get(`contract/agreement?loanId=${loanId}`, who)).json().code).toBe('not_found');
    const statement = await desk.app.get(
      `loan/statement?loanId=${loanId}&from=2026-11-01&until=2026-11-16`,
      who,
    );
    expect(Buffer.from(statement.json().base64, 'base64').subarray(0, 4).toString()).toBe('%PDF');
  });

  it('has its page in the console, with its number in the earlier system', async () => {
    const { loan } = await loanOf(3);
    const page = (await desk.app.get(`console/loan?market=ph&loan=${loan}`, await desk.marco())).json();
    expect(page).toMatchObject({
      borrower: { name: 'Jose Reyes' },
      papers: null,
      broughtIn: { importId, reference: 'OLD-1002', paidOutOn: '2026-09-18', amount: 800_000 },
      stands: { overdue: 303_019, daysLate: 29 },
      oldestDueOn: '2026-10-18',
    });
    const ledger = (
      await desk.app.get(`console/loan-ledger?market=ph&loan=${loan}`, await desk.marco())
    ).json();
    expect(JSON.stringify(ledger)).toContain('Migrated from a previous system');
  });

  it('comes in once: the same file again has no good row, and asking for it is refused', async () => {
    const { summary, refusedRows } = await desk.check(file);
    expect(summary).toMatchObject({ rows: 3, good: 0, refused: 3 });
    expect(refusedRows[0]?.reasons).toContainEqual({
      column: 'external_reference',
      words: 'Already imported: a loan is imported once.',
    });
    expect((await desk.ask(file)).json().code).toBe('import_has_no_good_row');
  });

  it('accrues, is charged late from the day of the change on, is repaid to zero and closes', async () => {
    const { app } = desk;
    const [good, late, over] = [await loanOf(2), await loanOf(3), await loanOf(4)];
    await liveTo(app, 'ph', '2026-11-18');
    // 2,910.19 at 4.5 % a month for the one day that has ended late since; nothing for the 29 days before.
    const charges = (await stored(late.id)).loan.lateCharges.reduce((sum, { amount }) => sum + amount, 0n);
    expect(charges).toBe(437n);
    expect((await stored(good.id)).loan.accrued).toBe(23_733n);
    await pay(app, good, 291_019n);
    await liveTo(app, 'ph', '2026-12-18');
    await pay(app, good, 291_018n);
    expect((await stored(good.id)).loan.state).toBe('settled');
    for (const each of [late, over]) {
      const page = (await app.get(`console/loan?market=ph&loan=${each.loan}`, await desk.marco())).json();
      await pay(app, each, BigInt(page.stands.toPay), { meantFor: 'settlement' });
      const { loan } = await stored(each.id);
      expect([loan.state, totalOfParts(outstanding(loan))]).toEqual(['settled', 0n]);
    }
    expect((await proof()).differences).toEqual([]);
    await fillPortfolio(app.test.database, 'ph', { now: app.identity.now() });
    const { rows: days } = await app.test.sql(
      `select count(*)::int as days, count(*) filter (where principal = ledger)::int as tied,
              (select count(*)::int from portfolio_vintage) as vintages from portfolio_day where market = 'ph'`,
    );
    expect(days[0]?.['days']).toBeGreaterThan(30);
    // They came over, they were not paid out here: no month of payouts is made worse by them.
    expect(days[0]).toMatchObject({ tied: days[0]?.['days'], vintages: 0 });
  });
});
