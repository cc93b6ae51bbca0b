import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { offeredBorrower } from '@candor/simulator/borrowers';
import { type Who, openLender } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../../testing/identity-app.ts';
import { staffMember, staffSession } from '@candor/simulator/staff';

let app: IdentityApp;
let support: Who;
beforeAll(async () => {
  app = await identityApp();
  await openLender(app);
  support = await staffSession(app, await staffMember(app, 'rina@lender.example', ['support']));
});
afterAll(() => app.close());

const list = async (query = '') => (await app.get(`console/outbox?market=ph${query}`, support)).json();
const tasks = async (state: string) => (await app.get(`console/outbox-tasks?state=${state}`, support)).json();
const codeOf = (answer: { json(): { code: string } }) => answer.json().code;

describe('A15.150 · what was sent', () => {
  it('has every message with its words and its state, and of the telephone the last digits', async () => {
    await offeredBorrower(app, 'ph');
    await app.work();
    const { messages } = await list();
    expect(messages.length).toBeGreaterThan(0);
    expect(messages[0]).toMatchObject({ state: 'sent', title: expect.stringMatching(/\S/u) });
    for (const { to } of messages) expect(to ?? '0000').toMatch(/^\d{4}$/u);
    expect((await list('&unsentOnly=true')).messages).toEqual([]);
    expect((await app.get('console/outbox?market=in', support)).json().messages).toEqual([]);
  });

  it('goes on page by page', async () => {
    const { rows } = await app.test.sql(`select count(*)::int as n from message where market = 'ph'`);
    const seen = new Set<string>();
    let cursor: string | null = '';
    while (cursor !== null) {
      const page = await list(cursor && `&cursor=${cursor}`);
      for (const { messageId } of page.messages) seen.add(messageId);
      cursor = page.nextCursor;
    }
    expect(seen.size).toBe(rows[0]?.['n']);
    for (const odd of ['x', 'bnVsbA'])
      expect((await app.get(`console/outbox?market=ph&cursor=${odd}`, support)).statusCode).toBe(200);
  });
});

describe('A15.151, A15.152 · the worker’s tasks', () => {
  it('that were given up are tried again by a person, who says why', async () => {
    const { rows } = await app.test.sql(
      `update outbox set done_at = null, given_up_at = now(), attempts = 8, last_error = '<script>alert(1)</script>'
       where id = (select max(id) from outbox where topic = 'message.deliver') returning id::text as id`,
    );
    const taskId = String(rows[0]?.['id']);
    const given = await tasks('given-up');
    expect(given.counts.givenUp).toBe(1);
    expect(given.tasks).toEqual([
      expect.objectContaining({
        taskId,
        state: 'given-up',
        attempts: 8,
        lastError: '<script>alert(1)</script>',
      }),
    ]);
    const ask = (body: object) => app.post('console/outbox-retry', body, support);
    expect((await ask({ taskId })).statusCode).toBe(400);
    expect((await ask({ taskId, reason: 'The gateway is back' })).json()).toEqual({ taskId });
    expect((await tasks('given-up')).tasks).toEqual([]);
    await app.work();
    expect((await tasks('done')).tasks.map((task: { taskId: string }) => task.taskId)).toContain(taskId);
    const again = await ask({ taskId, reason: 'Once more' });
    expect([again.statusCode, codeOf(again)]).toEqual([409, 'task_cannot_be_tried']);
    expect(codeOf(await ask({ taskId: '999999999', reason: 'Not there' }))).toBe('not_found');
    const log = await app.test.sql(
      `select facts from audit_log where command = 'outbox.try-again' and outcome = 'done'`,
    );
    expect(log.rows).toEqual([{ facts: { topic: 'message.deliver', attemptsBefore: 8 } }]);
  });

  it('are left alone while a worker has them', async () => {
    const { rows } = await app.test.sql(
      `update outbox set done_at = null, leased_until = now() + interval '1 minute'
       where id = (select max(id) from outbox) returning id::text as id`,
    );
    const answer = await app.post(
      'console/outbox-retry',
      { taskId: rows[0]?.['id'], reason: 'Hurry up' },
      support,
    );
    expect(codeOf(answer)).toBe('task_cannot_be_tried');
    await app.test.sql('update outbox set done_at = now(), leased_until = null where done_at is null');
  });

  it('are tried again by nobody who only reads', async () => {
    const auditor = await staffSession(app, await staffMember(app, 'teresa@lender.example', ['auditor']));
    const answer = await app.post('console/outbox-retry', { taskId: '1', reason: 'I am curious' }, auditor);
    expect([answer.statusCode, codeOf(answer)]).toEqual([403, 'not_permitted']);
  });
});

describe('A15.150 · among many', () => {
  it('no list reads the whole table', async () => {
    await app.test.sql(
      `insert into message (id, market, phone_index, kind, channel, sealed, written_at, sent_at)
       select gen_random_uuid(), 'in', '\\x00', 'bulk', 'sms', 'x', now() - n * interval '1 second', now() from generate_series(1, 20000) n`,
    );
    await app.test.sql('analyze message');
    for (const only of ['', 'and sent_at is null']) {
      const { rows } = await app.test.sql(
        `explain (format json) select * from message where market = 'in' ${only} order by written_at desc, id desc limit 51`,
      );
      expect(JSON.stringify(rows)).not.toContain('Seq Scan');
    }
  });
});
