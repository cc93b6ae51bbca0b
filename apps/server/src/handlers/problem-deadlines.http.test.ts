import { escalateComplaints } from '@candor/services/servicing/complaints';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { complaining } from '@candor/simulator/borrowers';
import { openLender, skipTo } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../testing/identity-app.ts';

let app: IdentityApp;
let desk: ReturnType<typeof complaining>;
beforeAll(async () => {
  app = await identityApp();
  await openLender(app);
  desk = complaining(app);
});
afterAll(async () => {
  await expectBooksTie(app.test);
  await app.close();
});

/** The worker's round. */
const walk = () => escalateComplaints(app.borrowing);
const asStaff = async (reportId: string) => {
  const { problems } = (await app.get('sandbox/problems')).json();
  return problems.find((each: { reportId: string }) => each.reportId === reportId);
};
const kinds = (told: { kind: string }[]) => told.map(({ kind }) => kind.slice('problem-'.length));
/** What the network carried: all that a lock screen shows. */
const shown = async () => {
  const { rows } = await app.test.sql("select title, body from sandbox_message where body not like '%code%'");
  return rows.map(({ title, body }) => `${String(title)}${String(body)}`);
};

describe('a promised day in the Philippines', () => {
  it('A9.6 A18.15 · is escalated before it is missed, once; again when it is; and both sides see it', async () => {
    const who = await desk.newcomer();
    const { reportId } = (await desk.save(who)).json(); // by Monday 23 November
    expect(await walk()).toBe(0);
    await skipTo(app, 'ph', '2026-11-19');
    expect(await walk()).toBe(0);
    expect(await desk.detail(who, reportId)).toMatchObject({ isEscalated: false, isOverdue: false });

    await skipTo(app, 'ph', '2026-11-20'); // Friday, the working day before
    expect([await walk(), await walk()]).toEqual([1, 0]);
    expect(await desk.detail(who, reportId)).toMatchObject({ isEscalated: true, isOverdue: false });
    expect(await asStaff(reportId)).toMatchObject({ isEscalated: true, isOverdue: false });

    await skipTo(app, 'ph', '2026-11-23');
    expect(await walk()).toBe(0);
    await skipTo(app, 'ph', '2026-11-24');
    const rounds = await Promise.all([walk(), walk(), walk()]);
    expect(rounds.reduce((sum, each) => sum + each, 0)).toBe(1);
    const late = await desk.detail(who, reportId);
    expect(late).toMatchObject({ isEscalated: true, isOverdue: true });
    expect(late.line).toContain('are late');
    expect(late.steps.map(({ line }: { line: string }) => line)).toEqual([
      'Received. We answer by Mon 23 November.',
      'With a senior colleague, so you get your answer by Mon 23 November.',
      'We missed Mon 23 November. The head of service is now handling it.',
    ]);
    expect(await asStaff(reportId)).toMatchObject({ isEscalated: true, isOverdue: true });
    expect(kinds(await desk.told(who)).toSorted()).toEqual(['escalated', 'late', 'received']);

    await desk.act(reportId, 'answer', 'We are sorry that it took so long.');
    expect(await desk.detail(who, reportId)).toMatchObject({ isEscalated: false, isOverdue: false });
    expect((await desk.reopen(who, reportId)).json().promisedBy).toBe('2026-12-01'); // seven days, and Bonifacio Day
    await skipTo(app, 'ph', '2026-12-02');
    // Nobody worked on the day before: it is late, and was never near.
    expect([await walk(), await walk()]).toEqual([1, 0]);
    expect(kinds(await desk.told(who)).filter((kind) => kind === 'escalated')).toHaveLength(1);
  });

  it('of one that can’t be escalated is told of as a fault, and costs the others nothing', async () => {
    const who = await desk.newcomer();
    const { promisedBy, ...one } = (await desk.save(who)).json();
    const two = (await desk.save(who)).json();
    // Both have the same day, and are gone through by their ids.
    const [first, second] = [one.reportId, two.reportId].toSorted();
    await app.test.sql(`create trigger stuck before insert on complaint_escalation
      for each row when (new.complaint_id = '${first}') execute function refuse_change()`);
    await skipTo(app, 'ph', promisedBy);
    await expect(walk()).rejects.toThrow(`complaint ${first} could not be escalated`);
    expect(await desk.detail(who, second)).toMatchObject({ isEscalated: true });
    expect(await desk.detail(who, first)).toMatchObject({ isEscalated: false });
    await app.test.sql('drop trigger stuck on complaint_escalation');
    expect([await walk(), await walk()]).toEqual([1, 0]);
  });

  it('leaves the SEC open at any time, and what is answered in peace', async () => {
    const who = await desk.newcomer();
    const { reportId } = (await desk.save(who)).json();
    expect((await desk.detail(who, reportId)).regulator).toMatchObject({
      shortName: 'SEC',
      website: 'https://imessage.sec.gov.ph',
      from: null,
      line: expect.stringContaining('at any time'),
    });
    await desk.act(reportId, 'answer', 'Done.');
    await skipTo(app, 'ph', '2027-02-10');
    await walk();
    const { rows } = await app.test.sql('select 1 from complaint_escalation where complaint_id = $1', [
      reportId,
    ]);
    expect(rows).toEqual([]);
    expect(await desk.detail(who, reportId)).toMatchObject({ isEscalated: false, isOverdue: false });
  });
});

describe('a promised day in India', () => {
  const open = async (phone: string) => {
    const who = await app.logIn(phone, '-yd');
    const { reportId, promisedBy } = (await desk.save(who, { kind: 'payout' }, { suffix: '-yd' })).json();
    return { who, reportId, promisedBy };
  };

  it('leads to the ombudsman after 30 days without an answer, and says so once', async () => {
    const { who, reportId, promisedBy } = await open('9833000001');
    expect(promisedBy).toBe('2026-11-19');
    expect((await desk.detail(who, reportId, '-yd')).regulator).toMatchObject({
      shortName: 'RBI Ombudsman',
      phone: '14448',
      from: '2026-12-16',
      line: expect.stringContaining('16 December'),
    });
    await skipTo(app, 'in', '2026-12-15');
    await walk();
    expect((await desk.detail(who, reportId, '-yd')).regulator.from).toBe('2026-12-16');
    await skipTo(app, 'in', '2026-12-16');
    expect([await walk(), await walk()]).toEqual([1, 0]);
    const { regulator, steps } = await desk.detail(who, reportId, '-yd');
    expect(regulator).toMatchObject({ from: null, line: expect.stringContaining('now') });
    expect(regulator.howTo).toHaveLength(3);
    expect(steps.at(-1).line).toBe('You can go to the RBI Ombudsman.');
    expect(kinds(await desk.told(who, '-yd')).toSorted()).toEqual(['late', 'received', 'regulator']);
  });

  it('A18.16 · leads there at once when we reject it, and stays open when it is opened again', async () => {
    const { who, reportId } = await open('9833000002');
    await desk.act(reportId, 'reject', 'The money left on time: here is the bank’s number.');
    const rejected = await desk.detail(who, reportId, '-yd');
    expect(rejected.regulator.from).toBeNull();
    expect(rejected.line).toContain('RBI Ombudsman');
    await app.post(
      'problem/reopen-yd',
      { reportId, words: 'It is not there.' },
      { ...who, headers: { 'idempotency-key': 'reopen-after-a-rejection' } },
    );
    expect((await desk.detail(who, reportId, '-yd')).regulator.from).toBeNull();
    const kindsTold = kinds(await desk.told(who, '-yd')).toSorted();
    expect(kindsTold).toEqual(['received', 'rejected', 'reopened']);
  });
});

describe('what leaves the house', () => {
  it('says who writes and that a complaint has news, and nothing of the matter', async () => {
    await app.work();
    app.pass(86_400); // what became due at night rings in the morning
    await app.work();
    const texts = await shown();
    expect(texts.length).toBeGreaterThan(4);
    for (const text of texts) expect(text).toMatch(/^[^:]+: news about your complaint\. Open the app/u);
  });
});
