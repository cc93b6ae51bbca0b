import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import { endPromises } from '@candor/services/servicing/hardship';
import { instantOf } from '@candor/services/kernel/time';
import { relayOutbox } from '@candor/services/kernel/outbox';
import { simulatedClock } from '@candor/services/composition/sandbox';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actAsSeen, staffMember, staffSession } from '@candor/simulator/staff';
import { pay, repayingBorrower, type RepayingBorrower } from '@candor/simulator/borrowers';
import { keyed, type Who, openLender, liveTo } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../../testing/identity-app.ts';
import { outboxHandlers } from '../../worker/outbox-handlers.ts';

let app: IdentityApp;
let supportId: string;
let support: Who;

const people: RepayingBorrower[] = [];
/** Who borrowed when the others were late already. */
let punctual: RepayingBorrower;
const next = () => {
  const found = people.pop();
  if (!found) throw new Error('more people are needed');
  return found;
};
/** Twelve days after the first instalment was due. */
const today = '2026-12-28';

beforeAll(async () => {
  app = await identityApp();
  await openLender(app);
  supportId = await staffMember(app, 'grace@lender.example', ['support']);
  for (let n = 0; n < 10; n += 1) people.push(await repayingBorrower(app, 'ph'));
  await liveTo(app, 'ph', today);
  punctual = await repayingBorrower(app, 'ph');
  // What was planned on the way is another story.
  await app.test.sql(`update outbox set done_at = now() where topic = 'reminder.due'`);
});
afterAll(async () => {
  await expectBooksTie(app.test);
  await app.close();
});

/** Each story has a day of its own: the clock only goes forward. */
let onDay = today as CalendarDate;
const newDay = () => (onDay = dateOfDayNumber(dayNumber(onDay) + 1));

/** The wall clock of everybody to this time in Manila; sessions begin anew. */
async function clockTo(time: string): Promise<void> {
  const at = instantOf(onDay, time, 'Asia/Manila');
  app.pass((at.getTime() - app.identity.now().getTime()) / 1_000);
  support = await staffSession(app, supportId);
}

const said = (of: CalendarDate) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'long' })
    .format(Date.parse(`${of}T00:00:00Z`))
    .replace(', ', ' ');
const post = (call: string, { loanId: loan }: RepayingBorrower, body: object) =>
  app.post(`console/${call}`, { market: 'ph', loan, ...body }, keyed(support));
const threat = { title: 'Pay today', words: 'Pay today or we will tell your employer.', reason: 'Late.' };

/** Every way in which somebody of the lender's can reach a late borrower. */
const ways: Readonly<Record<string, (whom: RepayingBorrower) => ReturnType<typeof post>>> = {
  'free text': (whom) => post('loan-message', whom, threat),
  settlement: (whom) => actAsSeen(app, support, { market: 'ph', loan: whom.loanId, act: 'settle' }),
  template: (whom) =>
    post('collection-contact', whom, {
      contact: { way: 'message', template: 'please-look', words: 'Late.' },
    }),
  call: (whom) =>
    post('collection-contact', whom, { contact: { way: 'call', outcome: 'spoke', words: 'Will pay.' } }),
};

/** All that a contact leaves behind. */
const traces = async () =>
  (
    await app.test.sql(
      `select (select count(*)::int from message where kind <> 'session-opened') as messages,
              (select count(*)::int from contact_note) as contacts, (select count(*)::int from loan_note) as notes,
              (select count(*)::int from outbox where topic = 'message.deliver') as deliveries`,
    )
  ).rows[0];
const audited = async () =>
  Number(
    (await app.test.sql(`select count(*)::int as n from audit_log where outcome like 'refused: %'`))
      .rows[0]?.['n'],
  );
const inboxOf = async ({ phone, suffix }: RepayingBorrower) =>
  (await app.get(`message/list${suffix}`, await app.logIn(phone, suffix))).json().messages as {
    kind: string;
    title: string;
    body: string;
  }[];

describe('PH-12, PH-13 · a late borrower', () => {
  it('who promises an amount keeps the promise by paying it', async () => {
    const [keeps, breaks] = [next(), next()];
    await clockTo('09:30');
    const promise = (whom: RepayingBorrower, amount: number) =>
      post('collection-promise', whom, { promisedOn: today, amount, words: 'Salary.' });
    expect((await promise(keeps, 0)).statusCode).toBe(400);
    for (const whom of [keeps, breaks])
      expect((await promise(whom, 100_000)).json()).toEqual({ promisedOn: today });
    const promiseOf = async (whom: RepayingBorrower) =>
      (await app.get(`console/collection?market=ph&loan=${whom.loanId}`, support)).json().promise;
    expect(await promiseOf(keeps)).toMatchObject({ amount: 100_000, state: 'granted', outcome: null });
    await pay(app, keeps, 100_000n);
    await pay(app, breaks, 99_999n);
    await liveTo(app, 'ph', '2026-12-29');
    newDay();
    await clockTo('07:23');
    // Judged when its day has ended, told in the hours that were promised.
    expect(await endPromises(app.borrowing)).toBeGreaterThanOrEqual(2);
    expect((await promiseOf(breaks)).outcome).toBe('broken');
    expect((await inboxOf(breaks)).some(({ kind }) => kind === 'promise-broken')).toBe(false);
    await clockTo('08:00');
    await relayOutbox(app.test.database, outboxHandlers(app.borrowing, { info: () => {} }), {
      now: simulatedClock(app.identity.now),
    });
    expect((await promiseOf(keeps)).outcome).toBe('kept');
    expect((await promiseOf(breaks)).outcome).toBe('broken');
    expect((await inboxOf(breaks)).some(({ kind }) => kind === 'promise-broken')).toBe(true);
  });

  it('is reached in no way at 07:23, whatever staff try: nothing is written but that they tried, and they are told when it will be possible', async () => {
    const whom = next();
    newDay();
    await clockTo('07:23');
    const [before, refused] = [await traces(), await audited()];
    for (const [way, reach] of Object.entries(ways)) {
      const answer = await reach(whom);
      expect([way, answer.statusCode, answer.json().code]).toEqual([way, 409, 'contact_not_allowed']);
      expect(answer.json().detail).toContain('between 08:00 and 20:00');
      expect(answer.json().detail).toContain(`Possible from ${said(onDay)}, 08:00.`);
    }
    expect(await traces()).toEqual(before);
    expect(await audited()).toBe(refused + Object.keys(ways).length);
    const page = (await app.get(`console/collection?market=ph&loan=${whom.loanId}`, support)).json();
    expect([page.call.isAllowed, page.message.isAllowed]).toEqual([false, false]);
    const loan = (await app.get(`console/loan?market=ph&loan=${whom.loanId}`, support)).json();
    expect(loan.contact).toMatchObject({
      isOpen: false,
      message: { isAllowed: false },
      answer: { isAllowed: false },
    });
    expect(loan.contact.message.why).toBe(page.message.why);
  });

  /** Whoever would read the borrower waits until all of them have come: then they judge at one moment. */
  async function atOnce<Answer>(
    { loanId }: RepayingBorrower,
    asks: readonly (() => Promise<Answer>)[],
  ): Promise<Answer[]> {
    const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    let isOver = false;
    const held = await app.test.database.withTransaction(async (tx) => {
      await tx.query({
        text: 'select from borrower where id = (select borrower_id from loan where order_id = $1) for no key update',
        values: [loanId],
      });
      const answers = Promise.all(asks.map((ask) => ask())).finally(() => (isOver = true));
      await expect
        .poll(async () => isOver || (await app.test.sql(waiting)).rows.length >= asks.length)
        .toBe(true);
      return { answers };
    });
    return held.answers;
  }

  it('is reached once, also by three at the same moment and in three ways', async () => {
    const [one, other] = [next(), next()];
    newDay();
    await clockTo('10:00');
    const template = ways['template']!;
    const thrice = await atOnce(one, [() => template(one), () => template(one), () => template(one)]);
    expect(thrice.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    const { call, settlement } = ways;
    const mixed = await atOnce(other, [() => template(other), () => call!(other), () => settlement!(other)]);
    expect(mixed.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    const late = await template(one);
    expect(late.json().detail).toContain('At most 1 contact a day and 3 a week, reminders included.');
    expect(late.json().detail).toContain(
      `Possible from ${said(dateOfDayNumber(dayNumber(onDay) + 1))}, 08:00.`,
    );
  });

  it('who has asked for help is reached in no way', async () => {
    const whom = next();
    newDay();
    await clockTo('10:00');
    const who = await app.logIn(whom.phone);
    const asked = await app.post('loan/hardship-ask', { loanId: whom.loanId, option: 'talk' }, keyed(who));
    expect(asked.statusCode).toBe(200);
    const before = await traces();
    for (const [way, reach] of Object.entries(ways))
      expect([way, (await reach(whom)).statusCode]).toEqual([way, 409]);
    expect((await ways['template']!(whom)).json().detail).toContain('nobody chases them. Possible from');
    expect(await traces()).toEqual(before);
  });

  it('reads somebody’s own words only after writing, and once for what was written', async () => {
    const whom = next();
    newDay();
    await clockTo('11:00');
    const before = await traces();
    const unasked = await ways['free text']!(whom);
    expect([unasked.statusCode, unasked.json().code]).toEqual([409, 'contact_not_allowed']);
    expect(unasked.json().detail).toContain('Free text only answers a borrower who wrote');
    expect(await traces()).toEqual(before);
    const who = await app.logIn(whom.phone);
    const problem = { kind: 'other', words: 'Which day was it?', answerWay: 'app' };
    expect((await app.post('problem/save', problem, keyed(who))).statusCode).toBe(200);
    app.pass(60);
    const answer = { title: 'About your loan', words: 'It was the 16th.', reason: 'They asked.' };
    const answers = await Promise.all([1, 2, 3].map(() => post('loan-message', whom, answer)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    expect((await inboxOf(whom)).filter(({ kind }) => kind === 'staff')).toMatchObject([
      { body: 'It was the 16th.' },
    ]);
    const { rows } = await app.test.sql(
      `select facts ->> 'answers' as answers from audit_log where command = 'loan.message' and outcome = 'done'`,
    );
    expect(rows).toEqual([{ answers: expect.stringMatching(/^complaint:/u) }]);
  });

  it('may call us at any hour: it is written down, counts for nothing, and stands in the inbox like every call', async () => {
    const whom = next();
    newDay();
    await clockTo('05:10');
    const callIn = { contact: { way: 'call-in', outcome: 'spoke', words: 'Asked what is owed.' } };
    expect((await post('collection-contact', whom, callIn)).statusCode).toBe(200);
    await clockTo('10:00');
    expect((await ways['call']!(whom)).statusCode).toBe(200);
    const { contacts, rules } = (
      await app.get(`console/collection?market=ph&loan=${whom.loanId}`, support)
    ).json();
    expect(contacts.map(({ direction }: { direction: string }) => direction)).toEqual(['out', 'in']);
    expect(rules).toMatchObject({ today: 1, week: 1 });
    const calls = (await inboxOf(whom)).filter(({ kind }) => kind === 'call-noted');
    expect(calls.map(({ title }) => title)).toEqual(['We called you', 'You called us']);
    expect(calls[0]?.body).toContain('10:00');
  });

  it('is reminded at 08:00 of what no worker sent before, and not of anything that was given up meanwhile', async () => {
    const [late, helped] = [next(), next()];
    const handlers = outboxHandlers(app.borrowing, { info: () => {} });
    const work = () => relayOutbox(app.test.database, handlers, { now: simulatedClock(app.identity.now) });
    const texts = async (whom: RepayingBorrower) =>
      Number(
        (
          await app.test.sql(`select count(*)::int as n from sandbox_message where sent_to like '%' || $1`, [
            whom.phone.slice(1),
          ])
        ).rows[0]?.['n'],
      );
    const plan = ({ id }: RepayingBorrower) =>
      app.test.sql(
        `insert into outbox (topic, payload, audit_id, next_attempt_at)
         select 'reminder.due', jsonb_build_object('market', 'ph', 'loan', $1::text, 'dueOn', '2026-12-16'), id, $2 from audit_log limit 1`,
        [String(id), instantOf(dateOfDayNumber(dayNumber(onDay) - 1), '09:00', 'Asia/Manila')],
      );
    newDay();
    await clockTo('07:23');
    await plan(late);
    await plan(helped);
    await work();
    const reminders = async () =>
      (
        await app.test.sql(
          `select borrower_id as id from message where kind = 'late-reminder' and borrower_id = any ($1::uuid[])`,
          [[late.borrowerId, helped.borrowerId]],
        )
      ).rows;
    expect(await reminders()).toEqual([]);
    const before = await texts(late);
    await clockTo('08:00');
    // Written, and on its way: help is asked for before it is handed over.
    const only = outboxHandlers(app.borrowing, { info: () => {} });
    await relayOutbox(
      app.test.database,
      { ...only, 'message.deliver': async () => Promise.reject(new Error('the network is away')) },
      { now: simulatedClock(app.identity.now) },
    );
    expect(await reminders()).toHaveLength(2);
    const who = await app.logIn(helped.phone);
    await app.post('loan/hardship-ask', { loanId: helped.loanId, option: 'talk' }, keyed(who));
    app.pass(120);
    const beforeDelivery = await texts(helped);
    await work();
    expect(await texts(late)).toBe(before + 1);
    expect(await texts(helped)).toBe(beforeDelivery);
    expect((await inboxOf(helped)).some(({ kind }) => kind === 'late-reminder')).toBe(false);
    // What the clock has sent counts like what a person sends.
    support = await staffSession(app, supportId);
    expect((await ways['call']!(late)).json().detail).toContain('reminders included');
  });

  it('whose due dates staff move at 07:23 finds it in the app at once; the phone rings at 08:00', async () => {
    const whom = punctual;
    const at = { market: 'ph', loan: whom.loanId };
    support = await staffSession(app, supportId);
    const { rows: due } = (await app.get(`console/loan?market=ph&loan=${whom.loanId}`, support)).json();
    // The first instalment is paid on its day, and the fee of an extension stands with the lender.
    await liveTo(app, 'ph', due[0].dueOn);
    await pay(app, whom, BigInt(due[0].left) + 10_000n);
    onDay = due[1].dueOn;
    await liveTo(app, 'ph', onDay);
    await clockTo('07:23');
    const moved = await actAsSeen(app, support, { ...at, act: 'delay' });
    expect(moved.json()).toMatchObject({ outcome: 'done' });
    const delayed = (await inboxOf(whom)).find(({ kind }) => kind === 'loan-delayed');
    expect(delayed?.title).toBe('Your due dates have changed');
    const { rows } = await app.test.sql(
      `select o.next_attempt_at as at from outbox o join message m on m.id::text = o.payload ->> 'messageId'
       where m.kind = 'loan-delayed' and m.borrower_id = $1`,
      [whom.borrowerId],
    );
    expect(rows).toEqual([{ at: instantOf(onDay, '08:00', 'Asia/Manila') }]);
  });
});
