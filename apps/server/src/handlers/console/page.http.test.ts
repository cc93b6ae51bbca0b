import { randomUUID } from 'node:crypto';
import { fillHelp } from '@candor/services/customers/help';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { done, openLender, type Who } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../../testing/identity-app.ts';
import { staffMember, staffSession } from '@candor/simulator/staff';

let app: IdentityApp;
let admin: Who;
let adminId: string;
beforeAll(async () => {
  app = await identityApp();
  await openLender(app);
  await done(app, fillHelp, { market: 'ph' });
  adminId = await staffMember(app, 'grace@lender.example', ['admin']);
  admin = await staffSession(app, adminId);
});
afterAll(() => app.close());

const codeOf = (answer: { json(): { code: string } }) => answer.json().code;
const read = async () => (await app.get('console/page?market=ph', admin)).json();
const save = (body: object) =>
  app.post('console/page-save', { market: 'ph', reason: 'New office', ...body }, admin);

describe('A15.160, A15.161 · the page', () => {
  it('is changed with a reason, at once, and by the version that one has before one', async () => {
    const { version, page } = await read();
    const next = { ...page, address: '1 New Street, Makati City' };
    expect((await save({ after: version, page: next })).json()).toEqual({ version: version + 1, faults: [] });
    expect(await read()).toEqual({ version: version + 1, page: next });
    const late = await save({ after: version, page });
    expect([late.statusCode, codeOf(late)]).toEqual([409, 'page_has_changed']);
    // Why is not in the log, which is never changed, but sealed beside it; whoever may read the log reads
    // both.
    const { rows } = await app.test.sql(
      `select facts, sealed from audit_log a join audit_word w on w.audit_id = a.id where command = 'page.configure' and actor_id = $1`,
      [adminId],
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('New office');
    const { events } = (await app.get('console/audit?act=page.configure', admin)).json();
    const act = events.find(({ isRefused }: { isRefused: boolean }) => !isRefused);
    expect(act.facts).toContainEqual({ what: 'Reason', value: 'New office' });
    // One field was changed, and one is in the log, though the whole page was sent.
    expect(act.changes).toEqual([
      {
        field: 'address',
        kind: 'text',
        currency: null,
        before: page.address,
        after: '1 New Street, Makati City',
      },
    ]);
  });

  it('is looked at before it is saved, and what may not be shown is said in sentences', async () => {
    const { version, page } = await read();
    const pale = { ...page, theme: { background: '#ffffff', bgFontColor: '#fefefe', fontColor: '#ffffff' } };
    const trial = (await save({ after: version, page: { ...page, comName: 'Other' }, isTrial: true })).json();
    expect(trial).toEqual({ version: null, faults: [] });
    const faulty = (await save({ after: version, page: { ...pale, email: 'nobody' } })).json();
    expect(faulty.version).toBeNull();
    expect(faulty.faults.join(' ')).toContain('E-mail must be an address');
    expect(await read()).toEqual({ version, page });
  });

  it('has licence details that one person requests and another approves; alone they change nothing', async () => {
    const { version, page } = await read();
    const licence = { ...page.licence, registrationNo: 'CS202600001' };
    const alone = await save({ after: version, page: { ...page, licence } });
    expect([alone.statusCode, codeOf(alone)]).toEqual([409, 'licence_takes_two_people']);
    const asked = await app.post(
      'console/licence-ask',
      { market: 'ph', licence, reason: 'New certificate' },
      { ...admin, headers: { 'idempotency-key': randomUUID() } },
    );
    const { requestId } = asked.json();
    expect(await read()).toEqual({ version, page });
    const decide = async (who: Who) => {
      const { preview } = (await app.get(`console/approval?requestId=${requestId}`, who)).json();
      const body = { requestId, verdict: 'agree', seen: preview?.seen };
      return app.post('console/approval-decide', body, {
        ...who,
        headers: { 'idempotency-key': randomUUID() },
      });
    };
    expect(codeOf(await decide(admin))).not.toBe('done');
    expect(await read()).toEqual({ version, page });
    const checker = await staffSession(app, await staffMember(app, 'meera@lender.example', ['compliance']));
    expect((await decide(checker)).json()).toMatchObject({ state: 'done' });
    expect((await read()).page.licence).toEqual(licence);
  });

  it('keeps a script that somebody wrote as the text that it is', async () => {
    const { version, page } = await read();
    const next = { ...page, copyright: '<script>alert(1)</script>' };
    await save({ after: version, page: next });
    expect((await read()).page.copyright).toBe('<script>alert(1)</script>');
  });
});

describe('A15.162, A15.163 · texts', () => {
  const text = async (query = '') =>
    (await app.get(`console/text?market=ph&text=faq.en${query}`, admin)).json();
  /** What the newest line of the audit log says that an act changed. */
  const changesOf = async (command: string) => {
    const { rows } = await app.test.sql(
      'select changes from audit_log where command = $1 order by at desc limit 1',
      [command],
    );
    return rows[0]?.['changes'];
  };
  const publish = (body: object) =>
    app.post('console/text-publish', { market: 'ph', name: 'faq.en', reason: 'Clearer', ...body }, admin);

  it('are versions: a newer one is shown, an earlier one can be read and taken up again', async () => {
    const first = await text();
    expect(first).toMatchObject({ newest: first.version, desk: null });
    const [entry, ...rest] = first.faq.entries;
    const faq = { ...first.faq, entries: [{ ...entry, question: 'A new question?' }, ...rest] };
    expect((await publish({ after: first.version, faq })).json()).toEqual({
      version: first.version + 1,
      faults: [],
    });
    const second = await text();
    expect(second.faq.entries[0].question).toBe('A new question?');
    // Exactly what changed, before and after.
    expect(await changesOf('text.publish')).toEqual([
      { kind: 'text', field: `${entry.entry}.question`, before: entry.question, after: 'A new question?' },
    ]);
    expect(second.versions.map(({ origin }: { origin: string }) => origin)).toEqual(['lender', 'house']);
    expect((await text(`&version=${first.version}`)).faq).toEqual(first.faq);
    expect(codeOf(await publish({ after: first.version, faq: first.faq }))).toBe('text_has_changed');
    await publish({ after: second.version, faq: first.faq });
    expect((await text()).faq).toEqual(first.faq);
  });

  it('with a fault are not published, and it is said which', async () => {
    const { version, faq } = await text();
    const twice = { ...faq, entries: [faq.entries[0], faq.entries[0]] };
    const answer = (await publish({ after: version, faq: twice })).json();
    expect(answer).toEqual({ version: null, faults: [`${faq.entries[0].entry} stands there twice.`] });
    expect((await publish({ after: version })).statusCode).toBe(400);
  });

  it('have the hours of the service desk among them', async () => {
    const desk = (await app.get('console/text?market=ph&text=service-desk', admin)).json();
    const next = { ...desk.desk, officer: 'Paolo Cruz' };
    const request = { name: 'service-desk', after: desk.version, desk: next };
    expect((await publish(request)).json()).toEqual({ version: desk.version + 1, faults: [] });
    expect(await changesOf('text.publish')).toEqual([
      { kind: 'text', field: 'officer', before: desk.desk.officer, after: 'Paolo Cruz' },
    ]);
    const odd = { ...next, hours: [{ days: [1], from: '20:00', until: '08:00' }] };
    const answer = (await publish({ ...request, after: desk.version + 1, desk: odd })).json();
    expect(answer.faults).toEqual(['From 20:00 until 08:00 is no span of a day.']);
    expect((await app.get('console/text?market=ph&text=service-desk&version=99', admin)).statusCode).toBe(
      404,
    );
  });
});
