import { forgetAuditWords } from '@candor/store/audit';
import { expectBooksTie } from '@candor/store/testing';
import { actAsSeen, nothingAlone, staffMember, staffSession } from '@candor/simulator/staff';
import { pay, repayingBorrower, type RepayingBorrower } from '@candor/simulator/borrowers';
import { keyed, liveTo, openLender, type Who } from '@candor/simulator/lender';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { problemIn } from '../../http/testing/problem-in.ts';
import { identityApp, type IdentityApp } from '../../testing/identity-app.ts';
import { decideOn, expectPreviewIsBooked, seeApproval } from '../../testing/preview-is-booked.ts';

let app: IdentityApp;
let support: Who;
let checker: Who;
let filipina: RepayingBorrower;
let indian: RepayingBorrower;
let older: RepayingBorrower;
beforeAll(async () => {
  app = await identityApp();
  await openLender(app);
  filipina = await repayingBorrower(app, 'ph');
  older = await repayingBorrower(app, 'ph');
  indian = await repayingBorrower(app, 'in');
  // Signed before the product listed such a charge.
  await app.test.sql(
    `update loan set agreement = agreement - 'contingentCharges', disclosed = disclosed - 'contingent:returned-payment' where id = $1`,
    [older.id],
  );
  const asha = await staffMember(app, 'asha@lender.example', ['support']);
  const lina = await staffMember(app, 'lina@lender.example', ['controller']);
  await nothingAlone(app, ['support'], [asha, lina]);
  support = await staffSession(app, asha);
  checker = await staffSession(app, lina);
});
afterEach(() => expectBooksTie(app.test));
afterAll(() => app.close());

const charge = { act: 'charge', charge: 'returned-payment' };
const loanOf = async ({ market, loanId }: RepayingBorrower, who = support) =>
  (await app.get(`console/loan?market=${market}&loan=${loanId}`, who)).json();
const of = <Act extends object>({ market, loanId: loan }: RepayingBorrower, act: Act) => ({
  market,
  loan,
  ...act,
});
const see = (one: RepayingBorrower, act: { readonly act: string; readonly charge?: string }) =>
  app.get(`console/loan-preview?${new URLSearchParams(of(one, act))}`, support);
type Terms = {
  readonly terms: readonly { readonly name: string; readonly now: string; readonly then: string }[];
};
/** How often it was charged, before and after. */
const timesIn = ({ terms }: Terms) =>
  terms.flatMap((term) => (term.name === 'Times charged' ? [term.now, term.then] : []));
const ask = (one: RepayingBorrower, act: { act: string; [field: string]: unknown }) =>
  actAsSeen(app, support, of(one, act));
const agree = async (approvalId: string) => {
  const { preview } = await seeApproval(app, approvalId, checker);
  const decided = await decideOn(app, approvalId, checker, { seen: preview?.seen });
  expect(decided.json()).toMatchObject({ state: 'done' });
};

describe('A15.80, A15.81 · a fee by hand', () => {
  it('is refused where the agreement does not list it, with a sentence that says so', async () => {
    const refused = problemIn(await see(older, charge));
    expect(refused.code).toBe('loan_act_not_possible');
    expect(refused.detail).toContain('agreement does not list this charge');
    expect((await loanOf(older)).charges).toEqual([]);
    expect(problemIn(await see(filipina, { act: 'charge', charge: 'visit' })).detail).toContain(
      'does not list',
    );
  });

  it('in the Philippines waits until the law leaves room for it, and names what it was held against', async () => {
    expect(problemIn(await see(filipina, charge)).detail).toContain('above what the law allows');
    await liveTo(app, 'ph', '2026-12-28');
    const seen = (await see(filipina, charge)).json();
    expect(seen).toMatchObject({ needsSecondPerson: true, title: 'Charge ₱15.00: Returned payment charge?' });
    expect(timesIn(seen)).toEqual(['0 of 1', '1 of 1']);
    expect(seen.later.toPay - seen.now.toPay).toBe(1_500);
    const words = seen.checks.map((check: { words: string }) => check.words).join('\n');
    expect(words).toMatch(/Penal charges of this instalment: ₱[\d,.]+ of at most ₱[\d,.]+ \(.*SEC/u);
    expect(words).toMatch(/Total cost of the loan: .* of at most .*\(/u);
    expect(seen.sent).toContain('₱15.00');
  });

  it('is posted by two people exactly as it was shown, once, and the borrower sees it everywhere', async () => {
    const before = await loanOf(filipina);
    const seen = (await see(filipina, charge)).json();
    const { outcome, approvalId } = (await ask(filipina, charge)).json();
    expect(outcome).toBe('asked');
    expect((await loanOf(filipina)).stands).toEqual(before.stands);
    expect((await decideOn(app, approvalId, support, { seen: '0'.repeat(32) })).statusCode).toBe(403);
    const subject = `loan:${filipina.id}`;
    await expectPreviewIsBooked(app, { subject, postings: seen.postings }, () => agree(approvalId));
    const after = await loanOf(filipina);
    expect(after.stands).toEqual(seen.later);
    expect(after.charges).toMatchObject([{ made: 1, times: 1, amount: 1_500 }]);
    const ledger = await app.get(`console/loan-ledger?market=ph&loan=${filipina.loanId}`, support);
    expect(ledger.json().entries[0]).toMatchObject({
      event: 'charge-contingent',
      debit: [1240],
      amount: 1_500,
    });

    const plan = (await app.get(`loan/repay-plan?loanId=${filipina.loanId}`, filipina.who)).json();
    expect(plan.events).toContainEqual(
      expect.objectContaining({
        kind: 'contingent-charge',
        amount: 1_500,
        line: 'Charge under your agreement: Returned payment charge',
      }),
    );
    const { messages } = (await app.get('message/list', filipina.who)).json();
    expect(messages[0]).toMatchObject({ kind: 'loan-charged', body: expect.stringContaining('₱15.00') });
    expect(problemIn(await see(filipina, charge)).detail).toContain('as often as the agreement allows');
  });

  it('is paid first, and a waiver gives what is left of it back; the count stays', async () => {
    await pay(app, filipina, 500n);
    const { penalty } = (await loanOf(filipina)).totals.waivable;
    const waive = { act: 'waive', part: 'penalty', amount: penalty };
    const before = await loanOf(filipina);
    await agree((await ask(filipina, waive)).json().approvalId);
    const after = await loanOf(filipina);
    expect(before.stands.toPay - after.stands.toPay).toBe(penalty);
    expect(after.charges).toMatchObject([{ made: 1 }]);
    expect(problemIn(await see(filipina, charge)).code).toBe('loan_act_not_possible');
  });

  it('in India is made as often as the key facts statement says, and cites it', async () => {
    for (const times of ['1 of 2', '2 of 2']) {
      const seen = (await see(indian, charge)).json();
      expect(timesIn(seen)[1]).toBe(times);
      const words = seen.checks.map((check: { words: string }) => check.words).join('\n');
      expect(words).toMatch(/key facts statement that was signed names it \(.*RBI/u);
      expect(words).toMatch(/bears no interest and is not added to the principal \(/u);
      await agree((await ask(indian, charge)).json().approvalId);
    }
    expect(problemIn(await see(indian, charge)).detail).toContain('as often as the agreement allows');
    expect((await loanOf(indian)).totals.due.penalty).toBe(20_000);
    const settle = (
      await app.get(`console/loan-preview?market=in&loan=${indian.loanId}&act=settle`, support)
    ).json();
    expect(settle.now.parts.penalty).toBe(20_000);
  });

  it('waits one at a time: a second is not asked for while one waits', async () => {
    const third = await repayingBorrower(app, 'in');
    const { approvalId } = (await ask(third, charge)).json();
    expect((await ask(third, charge)).statusCode).toBe(409);
    const withdrawn = { requestId: approvalId, is: 'withdraw', word: '' };
    expect((await app.post('console/approval-answer', withdrawn, keyed(support))).statusCode).toBe(200);
  });

  it('once approved shows for good what its approver saw, until the borrower’s data is deleted', async () => {
    const fourth = await repayingBorrower(app, 'in');
    const { approvalId } = (await ask(fourth, charge)).json();
    const waiting = (await seeApproval(app, approvalId, checker)).preview!;
    await agree(approvalId);
    const decided = (await seeApproval(app, approvalId, support)).preview;
    const { title, figures, postings, sent } = waiting;
    expect(decided).toMatchObject({ title, figures, postings, sent });
    expect(postings.length).toBeGreaterThan(0);
    await app.test.database.withTransaction((tx) => forgetAuditWords(tx, fourth.borrowerId));
    expect((await seeApproval(app, approvalId, support)).preview).toBeNull();
  });
});
