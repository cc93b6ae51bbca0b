import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import { taxYearOf } from '@candor/markets/tax';
import { expectBooksTie } from '@candor/store/testing';
import { staffMember, staffSession } from '@candor/simulator/staff';
import { pay, repayingBorrower, type RepayingBorrower } from '@candor/simulator/borrowers';
import { keyed, liveTo, openLender, type Who } from '@candor/simulator/lender';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { problemIn } from '../http/testing/problem-in.ts';
import { identityApp, type IdentityApp } from '../testing/identity-app.ts';

let app: IdentityApp;
let paolo: Who;
let today: string;
beforeAll(async () => {
  app = await identityApp();
  await openLender(app);
  paolo = await staffSession(app, await staffMember(app, 'paolo@lender.example', ['finance']));
  const { rows } = await app.test.sql(
    `select business_date::text as on from business_clock where market = 'ph'`,
  );
  today = String(rows[0]?.['on']);
});
afterEach(() => expectBooksTie(app.test));
afterAll(() => app.close());

const read = async (call: string) => (await app.get(`console/${call}`, paolo)).json();
const loanOf = ({ market, loanId }: RepayingBorrower) => read(`loan?market=${market}&loan=${loanId}`);
/** Days after the one on which the file begins. */
const after = (days: number) => dateOfDayNumber(dayNumber(today as CalendarDate) + days);
const quoted = new Map<'ph' | 'in', { readonly one: RepayingBorrower; readonly amount: number }>();

describe('A15.951, A15.952 · what settles a loan by a day', () => {
  const quote = (one: RepayingBorrower, until: string, who = one.who) =>
    app.post(`loan/settlement-quote${one.suffix}`, { loanId: one.loanId, until }, keyed(who));

  it.each(['ph', 'in'] as const)('%s · paid on its last day it ends the loan to the cent', async (market) => {
    const one = await repayingBorrower(app, market);
    const { quote: days } = (await app.get(`loan/papers${one.suffix}?loanId=${one.loanId}`, one.who)).json();
    expect(days).toEqual({ from: today, until: after(30) });
    const given = (await quote(one, after(5))).json();
    expect(given).toMatchObject({ until: after(5), fileName: `${given.number}.pdf` });
    expect(given.number).toMatch(/^STL-(?:PH|IN)-\d{4}-\d{6}$/u);
    expect(Buffer.from(given.base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    expect((await quote(one, after(5))).json()).toEqual(given);
    const { amount, number } = (await quote(one, after(6))).json();
    expect(amount).toBeGreaterThan(given.amount);
    const { issued } = await read(`loan-documents?market=${market}&loan=${one.loanId}`);
    expect(issued.slice(0, 2)).toMatchObject([
      { number, kind: 'settlement-quote', until: after(6), amount },
      { number: given.number, until: after(5), amount: given.amount },
    ]);
    quoted.set(market, { one, amount: given.amount });
  });

  it('is given to no day that has passed or lies too far, and for nobody else’s loan', async () => {
    const one = await repayingBorrower(app, 'ph');
    expect(problemIn(await quote(one, after(-1))).code).toBe('quote_not_possible');
    expect(problemIn(await quote(one, after(31))).code).toBe('quote_not_possible');
    const other = await repayingBorrower(app, 'ph');
    expect((await quote(one, after(1), other.who)).statusCode).toBe(404);
  });

  it('A15.953 · what was paid in a tax year is certified in the app and at the desk, in one series', async () => {
    const one = await repayingBorrower(app, 'in');
    await pay(app, one, 100_000n);
    const { taxYears } = (await app.get(`loan/papers-yd?loanId=${one.loanId}`, one.who)).json();
    expect(taxYears).toEqual([taxYearOf('in', today as CalendarDate)]);
    const { year } = taxYears[0];
    const take = () => app.post('loan/interest-certificate-yd', { loanId: one.loanId, year }, keyed(one.who));
    const first = (await take()).json();
    expect(first.number).toMatch(/^INT-IN-\d{4}-\d{6}$/u);
    expect((await take()).json()).toEqual(first);
    const again = await app.post(
      'loan/interest-certificate-yd',
      { loanId: one.loanId, year: year - 1 },
      keyed(one.who),
    );
    expect(again.statusCode).toBe(404);
    const body = { market: 'in', loan: one.loanId, kind: 'interest-certificate', language: 'hi', year };
    const { number } = (await app.post('console/document-issue', body, keyed(paolo))).json();
    expect(Number(number.slice(-6))).toBe(Number(first.number.slice(-6)) + 1);
    const far = { ...body, year: year + 1 };
    expect(problemIn(await app.post('console/document-issue', far, keyed(paolo))).detail).toContain(
      'not running in this tax year',
    );
  });
});

describe('A15.952 · the last day of a settlement quote', () => {
  it('the amount that was quoted ends each of the loans, and nothing is over', async () => {
    for (const [market, { one, amount }] of quoted) {
      await liveTo(app, market, after(5));
      await pay(app, one, BigInt(amount));
      const { state, stands } = await loanOf(one);
      expect([state, stands.toPay]).toEqual(['settled', 0]);
    }
  });
});
