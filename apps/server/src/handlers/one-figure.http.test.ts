import { randomUUID } from 'node:crypto';
import { reversePayment } from '@candor/services/payments/reversals';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pay, repayingBorrower, type RepayingBorrower } from '@candor/simulator/borrowers';
import { done, openLender, liveTo, skipTo, type Who } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../testing/identity-app.ts';
import { staffMember, staffSession } from '@candor/simulator/staff';

type Row = { left: number; covered: number; state: string; total: number; paid: number };

let app: IdentityApp;
let support: Who;
beforeAll(async () => {
  app = await identityApp();
  await openLender(app);
  support = await staffSession(app, await staffMember(app, 'support@lender.example', ['support']));
});
afterAll(async () => {
  await expectBooksTie(app.test);
  await app.close();
});

const sum = (rows: readonly Row[], of: 'left' | 'covered') => rows.reduce((all, row) => all + row[of], 0);

/** The same loan, wherever it is shown: one amount, one day, one count. */
async function expectOneFigure({ market, suffix, who, loanId }: RepayingBorrower) {
  const get = async (call: string, query = '') => (await app.get(`${call}${suffix}${query}`, who)).json();
  const details = await get('loan/details', `?loanId=${loanId}`);
  const { item, loan, rows } = details as {
    item: object;
    loan: { owed: number; credit: number };
    rows: Row[];
  };
  const figures = (shown: Record<string, unknown>) => {
    const { outstanding, overdue, daysLate, nextDue } = shown;
    return { outstanding, overdue, daysLate, nextDue };
  };
  const here = figures(item as Record<string, unknown>);
  const list = (await get('order/list')).orders.find((each: { loanId: string }) => each.loanId === loanId);
  const home = (await get('home/page')).loan.item;
  for (const [call, query] of [
    ['home/page', ''],
    ['order/list', ''],
    ['loan/choices', `?loanId=${loanId}`],
    ['problem/list', ''],
    ['problem/init', ''],
  ] as const)
    expect([call, (await get(call, query)).today]).toEqual([call, details.today]);
  expect({ list: figures(list), home: figures(home) }).toEqual({ list: here, home: here });
  expect([here.outstanding, sum(rows, 'left')]).toEqual([loan.owed, loan.owed]);
  const plan = await get('loan/repay-plan', `?loanId=${loanId}`);
  expect([plan.totals.owed, sum(plan.rows, 'left'), plan.events.at(-1).owedAfter]).toEqual([
    loan.owed,
    loan.owed,
    loan.owed,
  ]);
  const choices = await get('loan/choices', `?loanId=${loanId}`);
  expect([choices.credit, choices.daysLate, choices.overdue?.pay ?? 0]).toEqual([
    loan.credit,
    here.daysLate,
    here.overdue,
  ]);
  const page = (await app.get(`console/loan?market=${market}&loan=${loanId}`, support)).json();
  expect([page.totals.left, page.stands.overdue, page.stands.daysLate, page.stands.credit]).toEqual([
    loan.owed,
    here.overdue,
    here.daysLate,
    loan.credit,
  ]);
  expect(page.stands.next?.amount).toBe((here.nextDue as { amount: number } | null)?.amount);
  const { loans } = (await app.get(`console/loans?market=${market}&find=${page.loan}`, support)).json();
  expect(loans).toHaveLength(1);
  expect(loans[0]).toMatchObject({
    left: loan.owed,
    overdue: here.overdue,
    daysLate: here.daysLate,
    nextDueOn: (here.nextDue as { dueOn: string } | null)?.dueOn ?? null,
  });
  const late = (await app.get(`console/collections?market=${market}`, support)).json().loans;
  const called = late.find((each: { loan: string }) => each.loan === page.loan);
  expect(called ?? { overdue: 0, daysLate: 0 }).toMatchObject({
    overdue: here.overdue,
    daysLate: here.daysLate,
  });
  return { ...here, rows, loan, credit: loan.credit, owed: loan.owed };
}

describe.each(['ph', 'in'] as const)('one debt has one amount in %s', (market) => {
  it('B15 · an instalment that credit pays is paid ahead, not due', async () => {
    const one = await repayingBorrower(app, market);
    const before = await expectOneFigure(one);
    const first = before.rows[0]!.total;
    await pay(app, one, BigInt(first), { surplus: 'keep' });
    const { rows, owed } = await expectOneFigure(one);
    expect(rows[0]).toMatchObject({ state: 'covered', left: 0, covered: first });
    expect(rows[1]).toMatchObject({ state: 'due', left: rows[1]!.total });
    expect(owed).toBe(before.owed - first);
  });

  it('a part of an instalment that credit pays is not asked for', async () => {
    const two = await repayingBorrower(app, market);
    await pay(app, two, 50_000n, { surplus: 'keep' });
    const { rows } = await expectOneFigure(two);
    expect(rows[0]).toMatchObject({ state: 'due', covered: 50_000, left: rows[0]!.total - 50_000 });
  });

  it('A6.1 A2.1 · of a loan that is late the list says what home, the page and the console say, today’s charge with it', async () => {
    const late = await repayingBorrower(app, market);
    const { dueOn } = (await expectOneFigure(late)).nextDue as { dueOn: string };
    const after = (days: number) =>
      new Date(Date.parse(dueOn) + days * 86_400_000).toISOString().slice(0, 10);
    for (const days of [0, 1, 4, 5]) {
      await liveTo(app, market, after(days));
      expect(await expectOneFigure(late)).toMatchObject({ daysLate: days });
    }
    await pay(app, late, 30_000n);
    await expectOneFigure(late);
    await skipTo(app, market, after(33));
    const { overdue, owed } = await expectOneFigure(late);
    expect(overdue).toBeGreaterThan(0);
    await pay(app, late, BigInt(overdue as number));
    expect(await expectOneFigure(late)).toMatchObject({
      overdue: 0,
      daysLate: 0,
      owed: owed - Number(overdue),
    });
  });

  it('B26 · what a late loan has cost so far counts what is charged and not paid', async () => {
    const late = await repayingBorrower(app, market);
    const get = async () =>
      (await app.get(`loan/details${late.suffix}?loanId=${late.loanId}`, late.who)).json();
    const { item, costSoFar } = await get();
    const dueOn = Date.parse(item.nextDue.dueOn);
    await skipTo(app, market, new Date(dueOn + 40 * 86_400_000).toISOString().slice(0, 10));
    const { rows, loan, costSoFar: now } = await get();
    expect(loan.costs.penalty).toBe(
      rows.reduce((all: number, row: { penalty: number }) => all + row.penalty, 0),
    );
    expect(loan.costs.penalty).toBeGreaterThan(0);
    expect(loan.costs.interest).toBeGreaterThan(rows[0].interest);
    expect(now - costSoFar).toBe(loan.costs.interest + loan.costs.penalty);
  });

  it('B3 B4 · credit that pays the next instalment stays there unless it is asked for, and what a payment covers adds up', async () => {
    const one = await repayingBorrower(app, market);
    const get = async (call: string, query: string) =>
      (await app.get(`loan/${call}${one.suffix}?${query}`, one.who)).json();
    const [first] = (await expectOneFigure(one)).rows;
    await pay(app, one, BigInt(first!.total), { surplus: 'keep' });
    const before = await expectOneFigure(one);
    const shown = await get('init-pay-type', `loanId=${one.loanId}&choice=own&amount=50000`);
    expect(shown.surplus.at(-1)).toMatchObject({ rule: 'keep', saves: 0, owedAfter: before.owed - 50_000 });
    const [sooner] = shown.surplus;
    expect(sooner.saves).toBeGreaterThan(0);
    expect(shown.surplus.map((option: { fromCredit: number }) => option.fromCredit)).not.toContain(
      before.credit,
    );
    expect(shown).toMatchObject({
      extra: 50_000,
      waitingCredit: { amount: before.credit },
      covers: { prepaid: 50_000, usedCredit: 0 },
    });
    const wish = `loanId=${one.loanId}&choice=own&amount=50000&surplus=${sooner.rule}`;
    const { pays, toCredit, fromCredit, owedAfter } = await get('init-pay-type', wish);
    const { paymentId } = await pay(app, one, 50_000n, { surplus: sooner.rule });
    const sheet = await get('payment-status', `paymentId=${paymentId}`);
    expect(sheet).toMatchObject({ amount: 50_000, paid: pays, toCredit, fromCredit, owedAfter });
    const covered = Object.values(sheet.paid as Record<string, number>).reduce((all, part) => all + part, 0);
    expect(covered + sheet.toCredit - sheet.fromCredit).toBe(50_000);
    expect(sheet.covered).toMatchObject({ rows: [], prepaid: 50_000, charge: 0, kept: [] });
    expect(sheet).toMatchObject({ owedNow: owedAfter, nextDue: shown.surplus[0].nextDue });
    expect(await expectOneFigure(one)).toMatchObject({ owed: owedAfter });
  });

  it('B26 B3 · who has paid an instalment before its day is told what ends the loan: interest beyond the day pays principal', async () => {
    const one = await repayingBorrower(app, market);
    const { rows, nextDue } = await expectOneFigure(one);
    const tenDaysBefore = Date.parse((nextDue as { dueOn: string }).dueOn) - 10 * 86_400_000;
    await skipTo(app, market, new Date(tenDaysBefore).toISOString().slice(0, 10));
    await pay(app, one, BigInt(rows[0]!.total));
    await expectOneFigure(one);
    const wish = `?loanId=${one.loanId}&choice=everything`;
    const answer = await app.get(`loan/init-pay-type${one.suffix}${wish}`, one.who);
    expect(answer.statusCode).toBe(200);
    const { pays, amount, toCredit, fromCredit } = answer.json();
    expect(pays.interest).toBe(0);
    expect(pays.principal + pays.fee + toCredit - fromCredit).toBe(amount);
  });

  it('B5 · who pays again on the day on which a payment was taken back reads what was announced', async () => {
    const one = await repayingBorrower(app, market);
    const { dueOn } = (await expectOneFigure(one)).nextDue as { dueOn: string };
    await skipTo(app, market, new Date(Date.parse(dueOn) + 14 * 86_400_000).toISOString().slice(0, 10));
    const announced = async () =>
      (
        await app.get(`loan/init-pay-type${one.suffix}?loanId=${one.loanId}&choice=overdue`, one.who)
      ).json() as { amount: number; owedAfter: number };
    const sheet = async (paymentId: string) =>
      (await app.get(`loan/payment-status${one.suffix}?paymentId=${paymentId}`, one.who)).json();
    const first = await announced();
    const paymentId = randomUUID();
    await pay(app, one, BigInt(first.amount), { paymentId });
    expect(await sheet(paymentId)).toMatchObject({ state: 'allocated', owedAfter: first.owedAfter });
    await done(app, reversePayment, { paymentId, why: 'taken-back' });
    const again = await announced();
    const secondId = randomUUID();
    await pay(app, one, BigInt(again.amount), { paymentId: secondId });
    expect(await sheet(secondId)).toMatchObject({ state: 'allocated', owedAfter: again.owedAfter });
    await expectOneFigure(one);
  });

  it('B11 B22 · while it can be cancelled, that is shown before settling, with what it saves and its interest', async () => {
    const one = await repayingBorrower(app, market);
    const get = async (call: string, query = '') =>
      (await app.get(`${call}${one.suffix}${query}`, one.who)).json();
    const { coolingOff, loan } = await get('loan/details', `?loanId=${one.loanId}`);
    const choices = await get('loan/choices', `?loanId=${one.loanId}`);
    const home = (await get('home/page')).loan;
    expect([home.coolingOff, choices.coolingOff]).toEqual([coolingOff, coolingOff]);
    expect(coolingOff.saves).toBe(loan.settleToday.pay - coolingOff.payBack);
    expect(coolingOff.saves).toBeGreaterThan(0);
    expect(coolingOff.interest).toBe(0);
  });
});
