import { randomUUID } from 'node:crypto';
import { endPromises } from '@candor/services/servicing/hardship';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectPreviewIsBooked } from '../../testing/preview-is-booked.ts';
import { repayingBorrower, type RepayingBorrower } from '@candor/simulator/borrowers';
import { keyed, type Who, openLender, liveTo } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../../testing/identity-app.ts';
import { staffMember, staffSession } from '@candor/simulator/staff';

let app: IdentityApp;
let ana: RepayingBorrower;
let ben: RepayingBorrower;
let supportId: string;
let support: Who;

beforeAll(async () => {
  app = await identityApp();
  await openLender(app);
  ana = await repayingBorrower(app, 'ph');
  ben = await repayingBorrower(app, 'ph');
  await liveTo(app, 'ph', '2026-12-28');
  supportId = await staffMember(app, 'grace@lender.example', ['support']);
  await clockTo(10);
});
afterAll(async () => {
  await expectBooksTie(app.test);
  await app.close();
});

/** On to this hour in Manila, today or tomorrow; sessions end meanwhile. */
async function clockTo(hour: number): Promise<void> {
  const manila = new Date(app.identity.now().getTime() + 8 * 3_600_000);
  const ahead = (hour * 60 - manila.getUTCHours() * 60 - manila.getUTCMinutes() + 24 * 60) % (24 * 60);
  app.pass(ahead * 60);
  support = await staffSession(app, supportId);
}

const contact = ({ loanId }: RepayingBorrower, how: object, who = support, key?: string) =>
  app.post(
    'console/collection-contact',
    { market: 'ph', loan: loanId, contact: { words: 'Will pay on Friday.', ...how } },
    keyed(who, key),
  );
const call = (whom: RepayingBorrower, outcome = 'no-answer') => contact(whom, { way: 'call', outcome });
const read = async ({ loanId }: RepayingBorrower) =>
  (await app.get(`console/collection?market=ph&loan=${loanId}`, support)).json();

describe('A15.96, A15.97 · who is late', () => {
  it('stands in the list with what is overdue, and may be called in the hours alone', async () => {
    const { loans, contact: hours } = (await app.get('console/collections?market=ph', support)).json();
    expect(loans).toHaveLength(2);
    expect(loans[0]).toMatchObject({ promise: null, owner: null, lastContact: null });
    expect(loans[0].overdue).toBeGreaterThan(0);
    expect(hours).toEqual({ from: '08:00', until: '20:00', isOpen: true });
    expect(await read(ana)).toMatchObject({
      call: { isAllowed: true, why: null },
      message: { isAllowed: true },
      rules: { aDay: 1, aWeek: 3, today: 0, week: 0 },
    });
  });
});

describe('A15.98 · a contact', () => {
  it('is written down, once a day, three times in seven days, and at no hour that is not allowed', async () => {
    const key = randomUUID();
    const first = await contact(ana, { way: 'call', outcome: 'no-answer' }, support, key);
    expect(first.statusCode).toBe(200);
    const replayed = await contact(ana, { way: 'call', outcome: 'no-answer' }, support, key);
    expect(replayed.json()).toEqual(first.json());
    const second = await call(ana);
    expect([second.statusCode, second.json().code]).toEqual([409, 'contact_not_allowed']);
    expect(second.json().detail).toContain('1 contact a day');
    await clockTo(21);
    expect((await call(ana)).json().detail).toContain('between 08:00 and 20:00');
    await clockTo(23);
    expect((await call(ana)).json().detail).toContain('law');
    await clockTo(10);
    expect((await call(ana)).statusCode).toBe(200);
    await clockTo(9);
    expect((await call(ana)).statusCode).toBe(200);
    await clockTo(8);
    expect((await call(ana)).json().detail).toContain('3 a week');
    const page = await read(ana);
    expect(page.contacts).toHaveLength(3);
    expect(page.contacts[0]).toMatchObject({ words: 'Will pay on Friday.', by: 'Rina Santos', way: 'call' });
    expect(page.call).toMatchObject({ isAllowed: false });
  });

  it('of who asked not to be called is a message, which reveals nothing', async () => {
    expect((await call(ben, 'asked-not-to')).statusCode).toBe(200);
    await clockTo(23);
    await clockTo(9);
    const page = await read(ben);
    expect([page.call.isAllowed, page.message.isAllowed]).toEqual([false, true]);
    expect((await call(ben)).json().detail).toContain('asked not to be called');
    expect((await contact(ben, { way: 'message', template: 'can-we-help' })).statusCode).toBe(200);
    const { messages } = (await app.get('message/list', await app.logIn(ben.phone))).json();
    const told = messages.find(({ kind }: { kind: string }) => kind === 'collection');
    expect(`${told.title} ${told.body}`).not.toMatch(/\d|overdue|\bdebt|\blate\b/iu);
    const odd = await contact(ben, { way: 'message', template: 'threat' });
    expect(odd.statusCode).toBe(400);
  });
});

describe('A15.99 · a promise', () => {
  it('is for a day that the market allows, leaves the borrower in peace, and is kept or broken by itself', async () => {
    const today = (await read(ben)).today;
    const promise = (promisedOn: string) =>
      app.post(
        'console/collection-promise',
        { market: 'ph', loan: ben.loanId, promisedOn, amount: 290_000, words: 'Salary comes then.' },
        keyed(support),
      );
    expect((await promise('2026-01-01')).json().code).toBe('loan_act_not_possible');
    expect((await promise('2027-12-01')).json().code).toBe('loan_act_not_possible');
    expect((await promise(today)).json()).toEqual({ promisedOn: today });
    const page = await read(ben);
    expect(page.promise).toMatchObject({ promisedOn: today, state: 'granted', outcome: null });
    const { loans } = (await app.get('console/collections?market=ph&show=promised', support)).json();
    expect(loans.map(({ promise: { on } }: { promise: { on: string } }) => on)).toEqual([today]);
    await liveTo(app, 'ph', '2026-12-29');
    await endPromises(app.borrowing);
    expect((await read(ben)).promise).toMatchObject({ outcome: 'broken' });
  });
});

describe('A15.100 to A15.102 · hardship', () => {
  let who: Who | undefined;
  const ask = async (option: string) => {
    who ??= await app.logIn(ana.phone);
    const asked = { loanId: ana.loanId, option, words: '<b>ill</b>' };
    expect((await app.post('loan/hardship-ask', asked, keyed(who))).json().state).toBe('considered');
    const { requests } = (await app.get('console/hardships?market=ph', support)).json();
    return requests[0]?.requestId as string;
  };
  const decide = (requestId: string, body: object) =>
    app.post('console/hardship-decide', { requestId, words: 'Letter seen.', ...body }, keyed(support));

  it('is refused with a reason that the borrower reads, and granted exactly as previewed, once the borrower has confirmed it', async () => {
    const first = await ask('smaller-instalments');
    const before = (await app.get(`console/hardship?requestId=${first}`, support)).json();
    expect(before).toMatchObject({ state: 'considered', words: '<b>ill</b>' });
    expect(before.later.rows.length).toBeGreaterThan(before.now.rows.length);
    expect((await decide(first, { decision: 'refuse', reason: 'plan_would_not_hold' })).json().state).toBe(
      'refused',
    );
    const twice = await decide(first, { decision: 'grant', seen: '0'.repeat(32) });
    expect([twice.statusCode, twice.json().code]).toEqual([409, 'loan_act_not_possible']);

    const second = await ask('smaller-instalments');
    const preview = (await app.get(`console/hardship?requestId=${second}`, support)).json();
    const plan = (await app.get(`console/hardship-preview?requestId=${second}`, support)).json();
    const total = plan.figures.find(({ isTotal }: { isTotal: boolean }) => isTotal);
    expect(total.now).toBe(preview.now.costToTheEnd);
    expect(total.then).toBe(preview.later.costToTheEnd);
    for (const { now, then, change } of plan.figures) expect(change).toBe(then - now);
    const asked = (await decide(second, { decision: 'grant', seen: plan.mark })).json();
    expect(asked).toMatchObject({ requestId: second, state: 'considered' });
    // What waits at an approver is not declined by one person beside it.
    const declined = await decide(second, { decision: 'refuse', reason: 'plan_would_not_hold' });
    expect([declined.statusCode, declined.json().code]).toEqual([409, 'loan_act_not_possible']);
    expect(declined.json().detail).toContain('withdraw it first');
    const { requests } = (
      await app.get(`console/requests-about?market=ph&about=hardship&aboutId=${second}`, support)
    ).json();
    expect(requests).toMatchObject([{ requestId: asked.approvalId, state: 'waiting' }]);
    const unchanged = (await app.get(`console/loan?market=ph&loan=${ana.loanId}`, support)).json();
    expect(unchanged.stands).toEqual(preview.now);
    const own = (await app.get(`console/approval?requestId=${asked.approvalId}`, support)).json();
    const verdict = { requestId: asked.approvalId, verdict: 'agree', seen: own.preview.seen };
    const alone = await app.post('console/approval-decide', verdict, keyed(support));
    expect(alone.statusCode).toBe(403);
    const risk = await staffSession(app, await staffMember(app, 'tomas@lender.example', ['risk']));
    const agreed = await app.post('console/approval-decide', verdict, keyed(risk));
    expect(agreed.json()).toMatchObject({ state: 'done' });
    // Granted, and an offer: nothing is booked before the borrower's own code.
    const offered = (await app.get(`console/loan?market=ph&loan=${ana.loanId}`, support)).json();
    expect(offered.stands).toEqual(preview.now);
    const { offer } = (await app.get(`loan/hardship?loanId=${ana.loanId}`, who)).json();
    const { offerId, about } = offer;
    app.pass(1_000);
    await app.post('session/step-up-code', { purpose: 'new-plan', by: 'sms', about }, who);
    const yes = { loanId: ana.loanId, offerId, answer: 'accept', about, code: await app.codeFor(ana.phone) };
    await expectPreviewIsBooked(app, { subject: `loan:${ana.id}`, postings: plan.postings }, async () => {
      const answered = await app.post('loan/restructure-answer', yes, keyed(who!));
      expect(answered.json()).toMatchObject({ state: 'accepted' });
    });
    const loan = (await app.get(`console/loan?market=ph&loan=${ana.loanId}`, support)).json();
    expect(loan.stands).toEqual(preview.later);
    expect(loan.stands.restructuredOn).toBe(loan.today);
    expect(loan.notes[0]).toMatchObject({ about: 'hardship', words: 'Letter seen.' });
    expect((await app.get('console/hardships?market=ph', support)).json().requests).toEqual([]);
  });
});
