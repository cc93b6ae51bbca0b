import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import { closeCuredCases } from '@candor/services/servicing/collections';
import { endPromises } from '@candor/services/servicing/hardship';
import { instantOf } from '@candor/services/kernel/time';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { certify, pay, repayingBorrower, type RepayingBorrower } from '@candor/simulator/borrowers';
import { keyed, type Who, openLender, liveTo } from '@candor/simulator/lender';
import { staffMember, staffSession } from '@candor/simulator/staff';
import { identityApp, type IdentityApp } from '../../testing/identity-app.ts';

let app: IdentityApp;
const people: RepayingBorrower[] = [];
/** Everybody, for who is looked for by the name of the loan. */
const everybody: RepayingBorrower[] = [];
const ids: Record<'asha' | 'ben' | 'joy' | 'vikram', string> = { asha: '', ben: '', joy: '', vikram: '' };
let asha: Who;
let joy: Who;

/** Twelve days after the first instalment was due. */
let onDay = '2026-12-28' as CalendarDate;
const plus = (days: number) => dateOfDayNumber(dayNumber(onDay) + days);
const next = () => {
  const found = people.pop();
  if (!found) throw new Error('more people are needed');
  return found;
};

beforeAll(async () => {
  app = await identityApp();
  await openLender(app);
  ids.asha = await staffMember(app, 'asha@lender.example', ['support']);
  ids.ben = await staffMember(app, 'ben@lender.example', ['support']);
  ids.joy = await staffMember(app, 'joy@lender.example', ['collections-lead']);
  ids.vikram = await staffMember(app, 'vikram@lender.example', ['auditor']);
  for (let n = 0; n < 7; n += 1) {
    const one = await repayingBorrower(app, 'ph');
    await certify(app, one.borrowerId);
    people.push(one);
    everybody.push(one);
  }
  await liveTo(app, 'ph', onDay);
  await clockTo('10:00');
});
afterAll(async () => {
  await expectBooksTie(app.test);
  await app.close();
});

/** The wall clock of everybody to this time in Manila; sessions begin anew. */
async function clockTo(time: string): Promise<void> {
  app.pass((instantOf(onDay, time, 'Asia/Manila').getTime() - app.identity.now().getTime()) / 1_000);
  asha = await staffSession(app, ids.asha);
  joy = await staffSession(app, ids.joy);
}

async function dayTo(day: CalendarDate, time: string): Promise<void> {
  onDay = day;
  await liveTo(app, 'ph', day);
  await clockTo(time);
}

const post = (call: string, body: object, who = asha) =>
  app.post(`console/${call}`, { market: 'ph', ...body }, keyed(who));
const read = async ({ loanId }: RepayingBorrower, who = asha) =>
  (await app.get(`console/collection?market=ph&loan=${loanId}`, who)).json();
const list = async (query = '') => (await app.get(`console/collections?market=ph${query}`, asha)).json();
const open = async ({ loanId }: RepayingBorrower, direction = 'out', who = asha) =>
  post('collection-call-open', { loan: loanId, direction }, who);
const verify = ({ loanId }: RepayingBorrower, callId: string, answers: object) =>
  post('collection-call-verify', { loan: loanId, callId, ...answers });
const right = { birthYear: '1994', postalCode: '1000' };
const log = ({ loanId }: RepayingBorrower, callId: string, body: object) =>
  post('collection-call-log', { loan: loanId, callId, words: '', ...body });
const notedCalls = async ({ borrowerId }: RepayingBorrower) =>
  Number(
    (
      await app.test.sql(
        `select count(*)::int as n from message where kind = 'call-noted' and borrower_id = $1`,
        [borrowerId],
      )
    ).rows[0]?.['n'],
  );
const names = (loans: readonly { readonly loan: string }[]) => loans.map(({ loan }) => loan);

async function verifiedCall(whom: RepayingBorrower): Promise<string> {
  const { callId } = (await open(whom)).json();
  expect((await verify(whom, callId, right)).json()).toMatchObject({ isVerified: true });
  return callId;
}

describe('A15.96 · the worklist', () => {
  it('has one number in the nav, on Today and on the page, and its totals are the sums of its rows', async () => {
    const { loans, strip, total, queue, stands } = await list();
    expect(loans).toHaveLength(7);
    const { queues } = (await app.get('console/queues?market=ph', asha)).json();
    const nav = queues.find((each: { queue: string }) => each.queue === 'collections').waiting;
    const today = (await app.get('console/today?market=ph', asha)).json();
    const onToday = today.queues.find((each: { queue: string }) => each.queue === 'collections').waiting;
    expect([nav, onToday, queue.waiting, total.loans, strip[0].loans]).toEqual([7, 7, 7, 7, 7]);
    const sum = loans.reduce((all: number, { overdue }: { overdue: number }) => all + overdue, 0);
    expect([total.overdue, strip[0].overdue, strip[1].overdue]).toEqual([sum, sum, sum]);
    expect(stands).toEqual({ pastDue: 7, broken: 0, open: 0 });
    expect(loans[0]).toMatchObject({
      bucket: '1',
      daysLate: 12,
      contact: { isAllowed: true, short: 'until 20:00' },
    });
    expect((await list('&bucket=2')).loans).toEqual([]);
    expect((await list(`&overdue=${sum}..`)).loans).toEqual([]);
    const item = today.next.find((each: { queue: string }) => each.queue === 'collections');
    expect(item.detail).toMatch(/^12 DPD · ₱[\d,.]+ past due$/u);
  });
});

describe('A15.330 to A15.332 · the call', () => {
  it('shows the number for the call alone, counts from when it is opened, and is locked when there were enough', async () => {
    const whom = next();
    expect((await read(whom)).phone).not.toContain(whom.phone.slice(1, 8));
    const first = await open(whom);
    expect(first.statusCode).toBe(200);
    const page = await read(whom);
    expect(page.running).toMatchObject({ direction: 'out', verifiedAt: null });
    expect(page.running.phone).toContain(whom.phone.slice(1));
    expect(page.rules).toMatchObject({ today: 1, aDay: 1 });
    expect((await read(whom, joy)).running).toBeNull();
    const { rows } = await app.test.sql(
      `select facts from audit_log where command = 'collection.open-call' and outcome = 'done'`,
    );
    expect(rows).toMatchObject([{ facts: { shown: 'phone', reason: 'collections call' } }]);
    expect((await open(whom)).json()).toEqual(first.json());
    const { callId } = first.json();
    expect((await log(whom, callId, { disposition: 'no-answer' })).statusCode).toBe(200);
    expect((await log(whom, callId, { disposition: 'no-answer' })).json().code).toBe('loan_act_not_possible');
    const again = await open(whom, 'out', joy);
    expect([again.statusCode, again.json().code]).toEqual([409, 'contact_not_allowed']);
    expect(again.json().detail).toContain('No number was shown.');
    const after = await read(whom);
    expect([after.running, after.next]).toEqual([null, { action: 'call', on: plus(1) }]);
    expect(names((await list()).loans)).not.toContain(after.loan);
    // They may call us at any hour, and are not contacted by it.
    await clockTo('22:30');
    const inbound = (await open(whom, 'in')).json();
    expect((await log(whom, inbound.callId, { disposition: 'wrong-number' })).statusCode).toBe(409);
    expect(
      (await log(whom, inbound.callId, { disposition: 'callback', words: 'Asked the bank.' })).statusCode,
    ).toBe(200);
    // Nobody verified who called, and it is night: only our own call of the day is in the inbox.
    expect(await notedCalls(whom)).toBe(1);
    expect((await read(whom)).next).toEqual({ action: 'call', on: plus(1) });
    expect((await read(whom)).rules).toMatchObject({ today: 1, week: 1 });
    expect((await open(next())).json().detail).toContain('between 06:00 and 22:00');
    await dayTo(plus(1), '10:00');
  });

  it('says the amount to the borrower alone: three wrong answers end it', async () => {
    const whom = next();
    const { callId } = (await open(whom)).json();
    const { scripts, checks } = await read(whom);
    expect(checks).toEqual(['birthYear', 'postalCode']);
    expect(scripts.map(({ onceVerified }: { onceVerified: string | null }) => onceVerified)).toEqual(
      scripts.map(() => null),
    );
    const promise = { on: plus(2), amount: 100 };
    const early = await log(whom, callId, { disposition: 'promise-to-pay', promise });
    expect(early.json().detail).toContain('verify who is on the phone');
    for (const left of [2, 1, 0])
      expect((await verify(whom, callId, { ...right, birthYear: '1990' })).json()).toEqual({
        isVerified: false,
        triesLeft: left,
      });
    expect((await verify(whom, callId, right)).json().code).toBe('loan_act_not_possible');
    const before = (await read(whom)).next;
    expect((await log(whom, callId, { disposition: 'third-party' })).statusCode).toBe(200);
    // The borrower was not reached: what was planned stays, and nothing is written to them that is not true.
    expect((await read(whom)).next).toEqual(before);
    expect(names((await list()).loans)).toContain((await read(whom)).loan);
    expect(await notedCalls(whom)).toBe(0);
    expect((await read(whom)).contacts[0]).toMatchObject({
      outcome: 'third-party',
      disposition: 'third-party',
    });
  });

  it('takes a promise of at most what is past due, within the policy’s days, and offers the largest allowed', async () => {
    const [keeps, breaks] = [next(), next()];
    const callId = await verifiedCall(keeps);
    const { stands, latestPromiseOn, scripts } = await read(keeps);
    expect(scripts[0].onceVerified).toContain('past due');
    const promised = (amount: number, on: string, more = {}) =>
      log(keeps, callId, { disposition: 'promise-to-pay', promise: { amount, on }, ...more });
    const much = await promised(stands.overdue + 1, plus(2));
    expect(much.json().detail).toContain('above what is past due. At most ₱');
    expect((await promised(100, dateOfDayNumber(dayNumber(latestPromiseOn) + 1))).json().detail).toContain(
      'too far ahead',
    );
    const soon = await promised(100, plus(2), { next: { action: 'call', on: plus(2) } });
    expect(soon.json().detail).toContain('next action');
    expect((await promised(stands.overdue, plus(2), { isLinkSent: true })).statusCode).toBe(200);
    const other = await verifiedCall(breaks);
    const broken = { disposition: 'promise-to-pay', promise: { amount: stands.overdue, on: plus(2) } };
    expect((await log(breaks, other, broken)).statusCode).toBe(200);

    const { loan, message, promise } = await read(keeps);
    expect(promise).toMatchObject({ amount: stands.overdue, promisedOn: plus(2), outcome: null });
    expect(message.isAllowed).toBe(false);
    expect(names((await list()).loans)).not.toContain(loan);
    expect(names((await list('&show=promised')).loans)).toHaveLength(2);
    const { rows } = await app.test.sql(`select kind, channel from message where kind = 'payment-link'`);
    expect(rows).toEqual([{ kind: 'payment-link', channel: 'sms' }]);
    // It is work done in collections, once for each account, and no request for help that was decided.
    const { rows: exits } = await app.test.sql(
      'select queue, count(*)::int as done from queue_exit where borrower_id = any ($1) group by 1',
      [[keeps.borrowerId, breaks.borrowerId]],
    );
    expect(exits).toEqual([{ queue: 'collections', done: 2 }]);

    await pay(app, keeps, BigInt(stands.overdue));
    // What is paid is past due no more, though its day has not come.
    expect(names((await list('&show=promised')).loans)).toEqual([(await read(breaks)).loan]);
    await dayTo(plus(3), '10:00');
    await endPromises(app.borrowing);
    expect((await read(keeps)).promise.outcome).toBe('kept');
    expect((await read(breaks)).promise.outcome).toBe('broken');
    const due = await list('&promise=broken');
    expect(names(due.loans)).toEqual([(await read(breaks)).loan]);
    expect(due.stands.broken).toBe(1);
  });

  it('to a wrong number turns contact off until the borrower has logged in with it again', async () => {
    const whom = next();
    const { callId } = (await open(whom)).json();
    expect((await log(whom, callId, { disposition: 'wrong-number' })).statusCode).toBe(200);
    await dayTo(plus(1), '10:00');
    const page = await read(whom);
    expect([page.call.isAllowed, page.message.isAllowed]).toEqual([false, false]);
    expect(page.call.why).toContain('Somebody else answered at this number');
    expect(page.next.action).toBe('verify-number');
    await app.logIn(whom.phone);
    expect((await read(whom)).call.isAllowed).toBe(true);
  });
});

describe('A15.333 to A15.339 · the work of many', () => {
  it('is shared out in turn among who is on shift, taken by anybody and given by a lead alone', async () => {
    await clockTo('11:00');
    const late = (await list('&show=late')).loans;
    const shared = await post('collection-share-out', {}, joy);
    expect(shared.json().shared.map(({ loans }: { loans: number }) => loans)).toEqual([
      Math.ceil(late.length / 2),
      Math.floor(late.length / 2),
    ]);
    expect((await post('collection-share-out', {}, asha)).statusCode).toBe(403);
    const { loans } = await list('&show=late');
    const owners = new Set(loans.map(({ owner }: { owner: { staffId: string } }) => owner.staffId));
    expect(owners).toEqual(new Set([ids.asha, ids.joy]));
    const joys = loans.filter(({ owner }: { owner: { staffId: string } }) => owner.staffId === ids.joy);
    const taken = await post('collection-take', { loans: names(joys) });
    expect(taken.json().detail).toContain('assigned to somebody else');
    const moved = await post('collection-assign', { loans: names(joys), to: ids.ben }, joy);
    expect(moved.json()).toEqual({ assigned: joys.length });
    expect((await post('collection-assign', { loans: names(joys), to: ids.vikram }, joy)).statusCode).toBe(
      409,
    );
    expect(names((await list(`&show=late&owner=${ids.ben}`)).loans)).toEqual(names(joys));
    const team = (
      await app.get('console/collection-team?market=ph&from=2026-12-01&to=2027-01-31', joy)
    ).json();
    expect(team.people.find(({ staffId }: { staffId: string }) => staffId === ids.ben)).toMatchObject({
      accounts: joys.length,
      isOnShift: false,
    });
  });

  it('A15.841 · is assigned by one count on Today, in Team and in Performance; a row says whose it is and who works on it', async () => {
    const bea = await staffSession(app, await staffMember(app, 'bea@lender.example', ['operations-lead']));
    const ben = await staffSession(app, ids.ben);
    type Person = { staffId: string; assigned: number };
    type Item = { itemId: string; owner: { staffId: string } | null; taken: { staffId: string } | null };
    const ask = async (call: string, who: Who = bea) => (await app.get(`console/${call}`, who)).json();
    const items = async (who: Who, show: string): Promise<Item[]> =>
      (await ask(`queue?market=ph&queue=collections&show=${show}`, who)).items;
    const days = `from=${onDay}&to=${onDay}`;
    /** Of each place what is said of Asha, Ben and Joy; and of how many nobody's it is. */
    const said = async () => {
      const those = [ids.asha, ids.ben, ids.joy];
      const of = (rows: Person[]) =>
        those.map((id) => rows.find(({ staffId }) => staffId === id)?.assigned ?? 0);
      const today = await ask('today?market=ph');
      const { waiting, free } = today.queues.find(({ queue }: { queue: string }) => queue === 'collections');
      const inTeam: number[] = [];
      for (const id of those) inTeam.push((await ask(`team-assigned?market=ph&staffId=${id}`)).items.length);
      const own = [];
      for (const who of [asha, ben, joy]) own.push((await items(who, 'mine')).length);
      const performance = of((await ask(`collection-team?market=ph&${days}`, joy)).people);
      expect(of((await ask(`team?market=ph&${days}`)).people)).toEqual(performance);
      expect({ inTeam, own }).toEqual({ inTeam: performance, own: performance });
      const shift = today.onShift.map(({ holds }: { holds: number }) => holds);
      expect(shift.filter((holds: number) => holds > 0).toSorted()).toEqual(
        performance.filter((holds) => holds > 0).toSorted(),
      );
      expect(waiting - free).toBe(performance.reduce((all, one) => all + one, 0));
      expect((await items(bea, 'free')).length).toBe(free);
      return performance;
    };
    const [ashas = 0, bens = 0, joys = 0] = await said();
    expect(bens).toBeGreaterThan(0);
    expect(joys).toBe(0);
    const [first] = await items(ben, 'mine');
    expect(first).toMatchObject({ owner: { staffId: ids.ben }, taken: null });
    // Asha works on one of Ben's for half an hour: both are told, and it is counted once.
    const { itemId } = first!;
    await post('queue-take', { queue: 'collections', itemId });
    const both = (await items(bea, 'all')).find((each) => each.itemId === itemId);
    expect(both).toMatchObject({ owner: { staffId: ids.ben }, taken: { staffId: ids.asha } });
    expect(await said()).toEqual([ashas + 1, bens - 1, 0]);
    // Reassigned in Team it has another owner, and nobody's claim is in the way.
    const reassign = (toStaffId: string | null) =>
      post('team-reassign', { toStaffId, items: [{ queue: 'collections', itemId }] }, bea);
    expect((await reassign(ids.joy)).json()).toEqual({ staffId: ids.joy, items: 1 });
    expect(await said()).toEqual([ashas, bens - 1, 1]);
    expect((await reassign(null)).json()).toEqual({ staffId: null, items: 1 });
    expect(await said()).toEqual([ashas, bens - 1, 0]);
    await reassign(ids.ben);
    expect(await said()).toEqual([ashas, bens, 0]);
  });

  it('is written to as previewed: who may not be contacted is left out, and says why', async () => {
    const { loans } = await list('&show=late');
    const asked = `market=ph&loans=${names(loans).join(',')}&template=payment-link`;
    const preview = (await app.get(`console/collection-send-preview?${asked}`, asha)).json();
    const reached = preview.lines.filter(({ isSent }: { isSent: boolean }) => isSent);
    expect(reached.length).toBeGreaterThan(0);
    const send = (seen: string) =>
      post('collection-send', { loans: names(loans), template: 'payment-link', words: 'Due.', seen });
    expect((await send('0'.repeat(32))).json().code).toBe('figures_have_changed');
    expect((await send(preview.mark)).json()).toEqual({
      sent: reached.length,
      leftOut: loans.length - reached.length,
    });
    const then = (await app.get(`console/collection-send-preview?${asked}`, asha)).json();
    expect(then.lines.every(({ isSent }: { isSent: boolean }) => !isSent)).toBe(true);
    expect(then.lines[0].why).toContain('At most 1 contact a day');
    const vikram = await staffSession(app, ids.vikram);
    for (const call of ['collection-send', 'collection-call-open'])
      expect((await post(call, { loans: names(loans) }, vikram)).statusCode).toBe(403);
    const left = await post('list-export', {
      list: 'collections',
      query: '',
      only: names(loans),
      people: false,
      reason: 'Field visits.',
    });
    expect(left.json()).toMatchObject({ state: 'ready', rows: loans.length });
    // Why may tell of a borrower: it lies sealed beside the log, and who may read the log reads it.
    const { events } = (await app.get('console/audit?act=collection.export', vikram)).json();
    expect(events[0].facts).toContainEqual({ what: 'Reason', value: 'Field visits.' });
  });

  it('is told by person: calls, promises kept and broken, and accounts that are current again', async () => {
    const [first] = (await list(`&show=late&owner=${ids.asha}`)).loans;
    const figuresOf = async () =>
      (await app.get('console/collection-team?market=ph&from=2026-12-01&to=2027-01-31', joy)).json().figures;
    const before = (await figuresOf()).find(({ staffId }: { staffId: string }) => staffId === ids.asha);
    expect(before).toMatchObject({ promises: 2, kept: 1, broken: 1, open: 0 });
    // Who was spoken with is the right party only where that was verified.
    const { rows } = await app.test.sql(
      `select count(*) filter (where outcome in ('spoke', 'asked-not-to'))::int as spoke,
              count(*) filter (where outcome in ('spoke', 'asked-not-to') and is_verified)::int as verified
       from contact_note where way = 'call' and staff_id = $1`,
      [ids.asha],
    );
    expect(Number(rows[0]?.['spoke'])).toBeGreaterThan(Number(rows[0]?.['verified']));
    expect(before.rightParty).toBe(rows[0]?.['verified']);
    const called = await Promise.all(everybody.map(async (one) => ({ one, name: (await read(one)).loan })));
    const whom = called.find(({ name }) => name === first.loan)!.one;
    await pay(app, whom, BigInt(first.overdue));
    await closeCuredCases(app.borrowing);
    const after = (await figuresOf()).find(({ staffId }: { staffId: string }) => staffId === ids.asha);
    expect(after.cures).toBe(before.cures + 1);
    expect((await read(whom)).owner).toBeNull();
  });
});
