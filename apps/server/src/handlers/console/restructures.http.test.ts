import type { CalendarDate } from '@candor/domain/calendar';
import { bureauFiguresOf } from '@candor/store/bureau';
import { listLoansToProvide } from '@candor/store/provisions';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actAsSeen, seeLoanAct, staffMember, staffSession } from '@candor/simulator/staff';
import { pay, repayingBorrower, type RepayingBorrower } from '@candor/simulator/borrowers';
import { keyed, type Who, openLender, liveTo } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../../testing/identity-app.ts';
import { expectPreviewIsBooked } from '../../testing/preview-is-booked.ts';

let app: IdentityApp;
/** Nobody of them pays; Ben has money standing with the lender. */
let ana: RepayingBorrower;
let ben: RepayingBorrower;
let asha: RepayingBorrower;
const people: Record<string, string> = {};

beforeAll(async () => {
  app = await identityApp();
  await openLender(app);
  ana = await repayingBorrower(app, 'ph');
  ben = await repayingBorrower(app, 'ph');
  asha = await repayingBorrower(app, 'in');
  for (const role of ['support', 'finance', 'compliance', 'risk', 'auditor'] as const)
    people[role] = await staffMember(app, `${role}@lender.example`, [role]);
});
afterAll(async () => {
  await expectBooksTie(app.test);
  await app.close();
});

const as = (role: string): Promise<Who> => staffSession(app, people[role] ?? '');
const read = async ({ market, loanId }: RepayingBorrower) =>
  (await app.get(`console/loan?market=${market}&loan=${loanId}`, await as('support'))).json();
const of = ({ market, loanId }: RepayingBorrower, act: string, more: object = {}) => ({
  market,
  loan: loanId,
  act,
  ...more,
});
const agree = async (role: string, requestId: string) => {
  const who = await as(role);
  const { preview } = (await app.get(`console/approval?requestId=${requestId}`, who)).json();
  return app.post(
    'console/approval-decide',
    { requestId, verdict: 'agree', seen: preview?.seen },
    keyed(who),
  );
};
const offerOf = async ({ suffix, loanId, who }: RepayingBorrower) =>
  (await app.get(`loan/hardship${suffix}?loanId=${loanId}`, who)).json().offer;
/** What the borrower's pages say of an offer before anybody looks for it. */
const offeredUntil = async ({ suffix, loanId, who }: RepayingBorrower) => ({
  loan: (await app.get(`loan/details${suffix}?loanId=${loanId}`, who)).json().loan.planOfferUntil,
  home: (await app.get(`home/page${suffix}`, who)).json().loan.planOfferUntil,
});
const codeFor = async ({ suffix, who, phone }: RepayingBorrower, about: string) => {
  app.pass(1_000);
  await app.post(`session/step-up-code${suffix}`, { purpose: 'new-plan', by: 'sms', about }, who);
  return app.codeFor(phone);
};
const answer = ({ suffix, loanId, who }: RepayingBorrower, body: object) =>
  app.post(`loan/restructure-answer${suffix}`, { loanId, ...body }, keyed(who));

describe('an extension by staff', () => {
  it('is what the borrower could take in the app: outside the product’s window nobody extends alone', async () => {
    const who = await as('support');
    const seen = await app.get(`console/loan-preview?market=ph&loan=${ana.loanId}&act=delay`, who);
    expect([seen.statusCode, seen.json().code]).toEqual([409, 'loan_act_not_possible']);
    expect(seen.json().detail).toContain('restructure');
    const acted = await actAsSeen(app, who, of(ana, 'delay'));
    expect([acted.statusCode, acted.json().code]).toEqual([409, 'loan_act_not_possible']);
  });

  it('inside it takes the same fee, from the borrower’s credit, and is booked as it was shown', async () => {
    const first = (await read(ben)).rows[0].dueOn as string;
    await liveTo(app, 'ph', first);
    const who = await as('support');
    const poor = await app.get(`console/loan-preview?market=ph&loan=${ben.loanId}&act=delay`, who);
    expect(poor.json().detail).toContain('when the borrower has paid the fee');
    await pay(app, ben, BigInt((await read(ben)).rows[0].left) + 10_000n);
    await liveTo(app, 'ph', (await read(ben)).rows[1].dueOn);
    const before = await read(ben);
    const own = (await app.get(`loan/delay-detail?loanId=${ben.loanId}`, ben.who)).json();
    const seen = await seeLoanAct(app, who, of(ben, 'delay'));
    const ledger = { subject: `loan:${ben.id}`, postings: seen.postings };
    await expectPreviewIsBooked(app, ledger, async () => {
      expect((await actAsSeen(app, who, of(ben, 'delay'))).json().outcome).toBe('done');
    });
    const after = await read(ben);
    expect(after.stands).toEqual(seen.later);
    expect(after.stands.restructuredOn).toBeNull();
    expect(own.quote.fee).toBeGreaterThan(0);
    expect(before.stands.credit - after.stands.credit).toBe(own.quote.fee);
    expect(after.stands.next.dueOn).toBe(own.quote.newDueOn);
    const { events } = (await app.get('console/audit?act=loan.delay-by-staff', await as('auditor'))).json();
    const day = { field: 'Next due day', kind: 'day', currency: null };
    const credit = { field: 'Credit', kind: 'money', currency: 'PHP' };
    expect(events[0].changes).toEqual([
      { ...day, before: before.stands.next.dueOn, after: own.quote.newDueOn },
      ...(before.stands.overdue === after.stands.overdue ? [] : [expect.anything()]),
      { ...credit, before: String(before.stands.credit), after: String(after.stands.credit) },
    ]);
    // The one that the product allows is used up: a second one is a restructure.
    const again = await app.get(`console/loan-preview?market=ph&loan=${ben.loanId}&act=delay`, who);
    expect(again.json().detail).toContain('restructure');
  });

  it('does what was shown, or nothing: a stale tab is told that the figures have changed', async () => {
    const who = await as('support');
    const body = of(ana, 'settle', { reason: 'agreed', words: 'Asked by phone.' });
    const { mark } = await seeLoanAct(app, who, body);
    await pay(app, ana, 10_000n);
    const stale = await app.post('console/loan-act', { ...body, seen: mark }, keyed(who));
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'figures_have_changed']);
    expect(stale.json().detail).toContain('Nothing was done');
    expect((await actAsSeen(app, who, body)).json().outcome).toBe('done');
  });
});

describe.each([
  ['ph', () => ana, '2027-01-25'],
  ['in', () => asha, '2027-02-15'],
] as const)('a restructure in %s', (market, who, day) => {
  let requestId: string;
  let shown: { postings: never[]; later: object; schedule: { after: { dueOn: string; total: number }[] } };
  let daysLate: number;

  it('is refused where it is dearer and makes no instalment lower', async () => {
    await liveTo(app, market, day);
    const left = (await read(who())).stands.rows.length;
    const seen = await seeLoanAct(app, await as('support'), of(who(), 'restructure', { instalments: left }));
    expect(seen.detail).toContain('make no instalment lower');
  });

  it('is asked for by one, agreed to by an approver, and holds when the borrower accepts it with a code', async () => {
    const support = await as('support');
    const before = await read(who());
    ({ daysLate } = before.stands);
    expect(daysLate).toBeGreaterThan(30);
    const body = of(who(), 'restructure', { instalments: 8, rate: 'own' });
    shown = await seeLoanAct(app, support, body);
    const asked = (await actAsSeen(app, support, body)).json();
    expect(asked.outcome).toBe('asked');
    requestId = asked.approvalId;
    expect((await agree('support', requestId)).statusCode).toBe(403);
    expect((await agree('compliance', requestId)).json().code).toBe('approval_is_not_for_your_role');
    expect((await agree('risk', requestId)).json()).toEqual({ requestId, state: 'done' });
    expect((await read(who())).stands).toEqual(before.stands);

    const offer = await offerOf(who());
    const more = offer.after.costToTheEnd - offer.before.costToTheEnd;
    expect(offer.costsMore).toBe(Math.max(0, more));
    expect(offer.after.instalments).toBe(shown.schedule.after.length);
    expect(offer.after.rows).toEqual(shown.schedule.after.map(({ dueOn, total }) => ({ dueOn, total })));
    expect(offer.lateLine).toContain(`${daysLate} days past due`);
    expect(await offeredUntil(who())).toEqual({ loan: offer.openUntil, home: offer.openUntil });
    const yes = { offerId: offer.offerId, answer: 'accept', about: offer.about };
    expect((await answer(who(), { ...yes, code: '000000' })).statusCode).toBeGreaterThanOrEqual(400);
    expect((await read(who())).stands).toEqual(before.stands);
    const code = await codeFor(who(), offer.about);
    const other = { ...yes, about: '0'.repeat(64), code };
    expect((await answer(who(), other)).json().code).toBe('figures_have_changed');
    const ledger = { subject: `loan:${who().id}`, postings: shown.postings };
    await expectPreviewIsBooked(app, ledger, async () => {
      expect((await answer(who(), { ...yes, code })).json().state).toBe('accepted');
    });
    const page = await read(who());
    expect(page.stands).toEqual(shown.later);
    const days = (rows: { dueOn: string }[]) => rows.map(({ dueOn }) => dueOn);
    expect(days(page.rows.filter(({ left }: { left: number }) => left > 0))).toEqual(
      days(shown.schedule.after),
    );
    expect(await offeredUntil(who())).toEqual({ loan: null, home: null });
  });

  it('is past due no more, carries the mark and is classed as before: page, list, portfolio, provisions and bureau', async () => {
    const page = await read(who());
    expect(page.stands).toMatchObject({ daysLate: 0, overdue: 0, restructuredOn: page.today });
    expect(page.classification.curedBy).toBe(3);
    const { loans } = (await app.get(`console/loans?market=${market}`, await as('support'))).json();
    const line = loans.find(({ loan }: { loan: string }) => loan === page.loan);
    expect(line).toMatchObject({ daysLate: 0, restructuredOn: page.today, overdue: 0 });
    // Nothing is past due, so there is nothing to collect, and every list counts alike.
    const [work, byDays, byMoney] = await Promise.all([
      app.get(`console/collections?market=${market}&show=late`, await as('support')),
      app.get(`console/loans?market=${market}&dpd=1..`, await as('support')),
      app.get(`console/loans?market=${market}&overdue=1..`, await as('support')),
    ]).then((answers) => answers.map((each) => each.json()));
    expect(work.stands.pastDue).toBe(byMoney.loans.length);
    expect(work.stands.pastDue).toBe(byDays.loans.length);
    expect(JSON.stringify(work.loans)).not.toContain(page.loan);
    const late = async (sql: string) => (await app.test.sql(sql)).rows[0]?.['found'];
    await liveTo(app, market, nextDay(page.today));
    const kept = `select count(*)::int as found from portfolio_bucket
                  where market = '${market}' and on_day = '${page.today}' and bucket >= 2`;
    expect(await late(kept)).toBe(0);
    expect((await read(who())).stands.daysLate).toBe(0);
    const { database } = app.test;
    const on = page.today as CalendarDate;
    const provided = await database.withTransaction((tx) => listLoansToProvide(tx, market, on));
    expect(provided.find(({ loanId }) => loanId === who().id)).toMatchObject({
      daysLate: 0,
      daysForClass: daysLate,
    });
    const since = '2026-01-01' as CalendarDate;
    const told = await database.withTransaction((tx) =>
      bureauFiguresOf(tx, { market, day: on, since, loanId: who().id }),
    );
    expect(told).toMatchObject({ status: 'restructured', daysLate: 0 });
  });
});

describe('A15.101 · other terms than a borrower in hardship asked for', () => {
  const offered = async (one: RepayingBorrower) => {
    const support = await as('support');
    const asked = { loanId: one.loanId, option: 'delay', words: 'My mother is ill.' };
    await app.post('loan/hardship-ask', asked, keyed(one.who));
    const { requests } = (await app.get('console/hardships?market=ph', support)).json();
    const { requestId } = requests.at(-1);
    const page = async () => (await app.get(`console/hardship?requestId=${requestId}`, support)).json();
    expect((await page()).plan).toBeNull();
    const terms = { instalments: 8, rate: 'own' };
    const seen = (
      await app.get(`console/hardship-preview?requestId=${requestId}&instalments=8&rate=own`, support)
    ).json();
    const decision = { requestId, decision: 'grant', words: 'Letter seen.', ...terms, seen: seen.mark };
    const { approvalId } = (await app.post('console/hardship-decide', decision, keyed(support))).json();
    return { page, seen, approvalId, terms: { ...terms, firstDueOn: null } };
  };
  const outcome = async (requestId: string) =>
    (await app.get(`console/approval?requestId=${requestId}`, await as('risk'))).json().outcome;
  const decisions = async ({ borrowerId }: RepayingBorrower) => {
    const path = `console/customer-timeline?market=ph&borrowerId=${borrowerId}&show=other`;
    const { lines } = (await app.get(path, await as('support'))).json();
    return lines.flatMap(({ kind, how }: { kind: string; how: string }) =>
      kind === 'decision' ? [how] : [],
    );
  };

  it('are an offer until the borrower accepts it: the page, the request and the customer say so', async () => {
    const cora = await repayingBorrower(app, 'ph');
    const { page, seen, approvalId, terms } = await offered(cora);
    // What was sent stays on the page, with the message that its approver reads.
    const sent = await page();
    expect(sent).toMatchObject({ state: 'considered', plan: { is: 'sent', until: null, terms } });
    expect(sent.plan.preview).toMatchObject({ sent: seen.sent, schedule: seen.schedule });
    expect(seen.sent).toContain('Nothing changes until you do.');
    expect((await agree('risk', approvalId)).statusCode).toBe(200);
    const offer = await offerOf(cora);
    const open = await page();
    expect(open.plan).toMatchObject({ is: 'open', until: offer.openUntil, terms });
    expect(open.plan.preview.schedule).toEqual(seen.schedule);
    expect(await outcome(approvalId)).toContain('Offered, waiting for the borrower until');
    expect(await decisions(cora)).toEqual(['offer-open']);
    const code = await codeFor(cora, offer.about);
    const yes = { offerId: offer.offerId, answer: 'accept', about: offer.about, code };
    expect((await answer(cora, yes)).json().state).toBe('accepted');
    expect((await page()).plan).toMatchObject({ is: 'accepted', preview: null });
    expect(await outcome(approvalId)).toContain('the plan is granted');
    expect(await decisions(cora)).toEqual(['offer-accepted']);
  });

  it('are granted to nobody once the last day has passed', async () => {
    const dan = await repayingBorrower(app, 'ph');
    const { page, approvalId } = await offered(dan);
    expect((await agree('risk', approvalId)).statusCode).toBe(200);
    await liveTo(app, 'ph', nextDay((await page()).plan.until));
    expect((await page()).plan).toMatchObject({ is: 'lapsed', preview: null });
    expect(await outcome(approvalId)).toContain('Offer lapsed');
    expect(await decisions(dan)).toEqual(['offer-lapsed']);
  });

  it('say what they cost against the plan of today, and that a plan without interest has none', async () => {
    const eva = await repayingBorrower(app, 'ph');
    const asked = { loanId: eva.loanId, option: 'delay', words: '' };
    await app.post('loan/hardship-ask', asked, keyed(eva.who));
    const support = await as('support');
    const { requests } = (await app.get('console/hardships?market=ph', support)).json();
    const path = `console/hardship-preview?requestId=${requests.at(-1).requestId}`;
    const see = async (more = '') => {
      const { figures, terms, checks, sent } = (await app.get(`${path}${more}`, support)).json();
      const total = figures.find(({ isTotal }: { isTotal: boolean }) => isTotal);
      const interest = terms.find(({ name }: { name: string }) => name === 'Interest from today');
      return { change: total.change, interest: interest.then, said: checks[0].words, sent };
    };
    expect(await see()).toEqual({
      change: 0,
      interest: 'contract rate',
      said: 'The borrower pays the same as on today’s plan',
      sent: expect.stringMatching(/You pay no more in all than before\..* Nothing changes until you do\.$/u),
    });
    const free = await see('&instalments=6&rate=none');
    expect(free.change).toBeLessThan(0);
    expect(free.interest).toBe('none: interest-free');
    expect(free.said).toMatch(
      /^No interest on the new plan: the borrower pays ₱[\d,.]+ less than on today’s plan$/u,
    );
    expect((await see('&instalments=6&rate=own')).said).toMatch(/^The borrower pays ₱[\d,.]+ more/u);
  });
});

const nextDay = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
