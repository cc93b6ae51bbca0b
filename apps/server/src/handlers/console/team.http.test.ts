import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { complaining, repayingBorrower, type RepayingBorrower } from '@candor/simulator/borrowers';
import { keyed, openLender, liveTo, type Who } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../../testing/identity-app.ts';
import { staffMember, staffSession } from '@candor/simulator/staff';

let app: IdentityApp;
let ana: RepayingBorrower;
const ids = { asha: '', paul: '', rina: '', bea: '', grace: '', joy: '' };
type Name = keyof typeof ids;

beforeAll(async () => {
  app = await identityApp();
  await openLender(app);
  ana = await repayingBorrower(app, 'ph');
  await liveTo(app, 'ph', '2026-12-28');
  ids.asha = await staffMember(app, 'asha@lender.example', ['support']);
  ids.paul = await staffMember(app, 'paul@lender.example', ['support']);
  ids.rina = await staffMember(app, 'rina@lender.example', ['underwriter']);
  ids.bea = await staffMember(app, 'bea@lender.example', ['operations-lead']);
  ids.grace = await staffMember(app, 'grace@lender.example', ['admin']);
  ids.joy = await staffMember(app, 'joy@lender.example', ['admin', 'operations-lead']);
});
afterAll(() => app.close());

const as = (name: Name): Promise<Who> => staffSession(app, ids[name]);
const get = async (call: string, name: Name = 'bea') => app.get(`console/${call}`, await as(name));
const post = async (call: string, body: object, name: Name = 'bea') =>
  app.post(`console/${call}`, body, keyed(await as(name)));
const answer = async (reportId: string, name: Name) =>
  post('complaint-act', { reportId, act: 'answer', words: 'Done.' }, name);
const complain = async () => (await complaining(app).save(ana.who)).json().reportId as string;
/** By the clock on the wall, which the business day runs ahead of here. */
const dayAgo = (days: number) =>
  new Date(app.identity.now().getTime() + 8 * 3_600_000 - days * 86_400_000).toISOString().slice(0, 10);
const week = () => `market=ph&from=${dayAgo(6)}&to=${dayAgo(0)}`;

describe('A15.710, A15.712 · the team', () => {
  it('kept and missed are stored as things leave their queue, and both tables come to the same', async () => {
    const [late, inTime] = [await complain(), await complain()];
    await app.test.sql('update complaint set escalate_on = $2, promised_by = $2 where id = $1', [
      late,
      dayAgo(3),
    ]);
    expect((await answer(late, 'asha')).statusCode).toBe(200);
    expect((await answer(inTime, 'paul')).statusCode).toBe(200);
    const { rows } = await app.test.sql(
      `select item_id as id, staff_id as by, is_kept as kept, done_on::text as on from queue_exit x where queue = 'complaints' order by x.id`,
    );
    expect(rows).toEqual([
      { id: late, by: ids.asha, kept: false, on: dayAgo(0) },
      { id: inTime, by: ids.paul, kept: true, on: dayAgo(0) },
    ]);
    const team = (await get(`team?${week()}`)).json();
    const sum = (list: { done: number; missed: number }[]) => [
      list.reduce((all, { done }) => all + done, 0),
      list.reduce((all, { missed }) => all + missed, 0),
    ];
    const total = [team.total.done, team.total.missed];
    expect(total).toEqual([2, 1]);
    expect([sum(team.queues), sum(team.people), sum(team.dayTotals)]).toEqual([total, total, total]);
    expect(team.people.find(({ staffId }: { staffId: string }) => staffId === ids.asha)).toMatchObject({
      done: 1,
      missed: 1,
      kept: '0.0',
      queues: expect.arrayContaining(['complaints']),
    });
    const missed = (await get(`team-missed?${week()}&queue=complaints&staffId=${ids.asha}`)).json();
    expect(missed.items).toMatchObject([{ itemId: late, section: 'complaints', openedAs: late }]);
    expect((await get(`team-missed?${week()}&staffId=${ids.paul}`)).json().items).toEqual([]);
  });

  it('what a borrower or the system takes out of a queue is nobody’s work', async () => {
    const reportId = await complain();
    await app.post('sandbox/problem-act', { reportId, act: 'answer', words: 'By the page.' }, keyed(ana.who));
    const { rows } = await app.test.sql('select 1 from queue_exit where item_id = $1', [reportId]);
    expect(rows).toEqual([]);
  });

  it('is for whoever may see it, and for no longer than a month at once', async () => {
    expect((await get(`team?${week()}`, 'asha')).json().code).toBe('not_permitted');
    expect((await get('team?market=ph&from=2026-01-01&to=2026-12-28')).json().code).toBe(
      'period_is_too_long',
    );
  });
});

describe('A15.711, A15.713 · reassigning', () => {
  it('gives a thing to whoever may do it, and its deadline stays', async () => {
    const itemId = await complain();
    await post('queue-take', { market: 'ph', queue: 'complaints', itemId }, 'asha');
    const [before] = (await get(`team-assigned?market=ph&staffId=${ids.asha}`)).json().items;
    expect(before).toMatchObject({ itemId, queue: 'complaints' });
    const items = [{ queue: 'complaints', itemId }];
    const wrong = await post('team-reassign', { market: 'ph', toStaffId: ids.rina, items });
    expect(wrong.json().code).toBe('person_may_not_do_this');
    const alone = await post('team-reassign', { market: 'ph', toStaffId: ids.paul, items }, 'asha');
    expect(alone.json().code).toBe('not_permitted');
    expect((await post('team-reassign', { market: 'ph', toStaffId: ids.paul, items })).json()).toEqual({
      staffId: ids.paul,
      items: 1,
    });
    const [after] = (await get(`team-assigned?market=ph&staffId=${ids.paul}`)).json().items;
    expect(after).toMatchObject({ itemId, deadline: before.deadline, taken: { staffId: ids.paul } });
    // Theirs until the next working day is over, though they have not touched it.
    expect(Date.parse(after.taken.returnsAt) - Date.parse(after.taken.since)).toBeGreaterThan(6 * 3_600_000);
    expect((await answer(itemId, 'asha')).json().code).toBe('item_is_taken');
    expect((await answer(itemId, 'paul')).statusCode).toBe(200);
    const gone = await post('team-reassign', { market: 'ph', toStaffId: ids.asha, items });
    expect(gone.json().code).toBe('not_found');
  });

  it('A15.842 · returns a thing to its queue, also where nobody else may do it', async () => {
    const itemId = await complain();
    await post('queue-take', { market: 'ph', queue: 'complaints', itemId }, 'asha');
    const body = { market: 'ph', toStaffId: null, items: [{ queue: 'complaints', itemId }] };
    expect((await post('team-reassign', body, 'asha')).json().code).toBe('not_permitted');
    expect((await post('team-reassign', body)).json()).toEqual({ staffId: null, items: 1 });
    expect((await get(`team-assigned?market=ph&staffId=${ids.asha}`)).json().items).toEqual([]);
    const free = (await get('queue?market=ph&queue=complaints&show=free')).json().items;
    expect(free.map((each: { itemId: string }) => each.itemId)).toContain(itemId);
    const { rows } = await app.test.sql(
      `select subject, facts ->> 'to' as to from audit_log where command = 'queue.reassign' order by at desc, id desc limit 1`,
    );
    expect(rows).toEqual([{ subject: 'queues:ph', to: 'nobody' }]);
    expect((await answer(itemId, 'paul')).statusCode).toBe(200);
  });
});

describe('A15.870 · assigning what nobody has', () => {
  const free = async (name: Name, queue = '') =>
    (await get(`team-unassigned?market=ph${queue && `&queue=${queue}`}`, name)).json();
  const assign = (itemId: string, name: Name, toStaffId = ids.paul) =>
    post(
      'team-reassign',
      { market: 'ph', toStaffId, onlyUnassigned: true, items: [{ queue: 'complaints', itemId }] },
      name,
    );
  const pauls = (team: { people: { staffId: string; assigned: number }[] }) =>
    team.people.find(({ staffId }) => staffId === ids.paul)?.assigned;
  /** The same number by Today, by Team and by the list itself, and what Paul has. */
  const counts = async () => {
    const today = (await get('today?market=ph&show=free')).json();
    const team = (await get(`team?${week()}`)).json();
    const { total, items } = await free('bea');
    const ofToday = today.queues.reduce((sum: number, each: { free: number }) => sum + each.free, 0);
    expect([team.unassigned, total, items.length]).toEqual([ofToday, ofToday, ofToday]);
    expect(items.map((each: { itemId: string }) => each.itemId)).toEqual(
      today.next.map((each: { itemId: string }) => each.itemId),
    );
    return { unassigned: ofToday, paul: pauls(team) };
  };
  const stored = async () => {
    const { rows } = await app.test.sql('select * from queue_hold order by queue, item_id');
    return rows;
  };

  it('gives it to somebody: theirs one more, unassigned one less, and Today and Team agree', async () => {
    const itemId = await complain();
    const before = await counts();
    const [item] = (await free('bea', 'complaints')).items;
    expect(item).toMatchObject({ itemId, taken: null, notFor: [] });
    expect((await free('bea', 'hardship')).total).toBe(0);
    expect((await assign(itemId, 'bea')).json()).toEqual({ staffId: ids.paul, items: 1 });
    expect(await counts()).toEqual({ unassigned: before.unassigned - 1, paul: (before.paul ?? 0) + 1 });
    const [after] = (await get(`team-assigned?market=ph&staffId=${ids.paul}`)).json().items;
    expect(after).toMatchObject({ itemId, deadline: item.deadline, taken: { staffId: ids.paul } });
    const { rows } = await app.test.sql(
      `select actor_id as by, subject from audit_log where command = 'queue.reassign' order by at desc, id desc limit 1`,
    );
    expect(rows).toEqual([{ by: ids.bea, subject: `staff:${ids.paul}` }]);
    expect((await answer(itemId, 'paul')).statusCode).toBe(200);
  });

  it('changes nothing without the permission, for a role that may not do it, or of what was claimed', async () => {
    const itemId = await complain();
    const before = await stored();
    expect((await get('team-unassigned?market=ph', 'asha')).json().code).toBe('not_permitted');
    expect((await assign(itemId, 'asha')).json().code).toBe('not_permitted');
    expect((await assign(itemId, 'bea', ids.rina)).json().code).toBe('person_may_not_do_this');
    expect(await stored()).toEqual(before);
    await post('queue-take', { market: 'ph', queue: 'complaints', itemId }, 'asha');
    expect((await assign(itemId, 'bea')).json().code).toBe('item_is_taken');
    const [still] = (await get(`team-assigned?market=ph&staffId=${ids.asha}`)).json().items;
    expect(still).toMatchObject({ itemId, taken: { staffId: ids.asha } });
    expect((await answer(itemId, 'asha')).statusCode).toBe(200);
  });

  it('says of a request for approval who asked for it: they are not offered', async () => {
    const change = { is: 'person', staffId: ids.paul, roles: ['auditor'] };
    const asked = await post('role-save', { market: 'ph', change, reason: 'For the night shift.' }, 'grace');
    expect(asked.statusCode).toBe(200);
    const { items } = await free('joy', 'second-person');
    expect(items).toMatchObject([{ itemId: asked.json().requestId, notFor: [ids.grace] }]);
    // Who decides nothing has none of them to give, as their Today says.
    expect((await free('bea', 'second-person')).total).toBe(0);
  });
});
