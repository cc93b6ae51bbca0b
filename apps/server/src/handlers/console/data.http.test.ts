import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { offeredBorrower, type OfferedBorrower } from '@candor/simulator/borrowers';
import { type Who, openLender } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../../testing/identity-app.ts';
import { staffMember, staffSession } from '@candor/simulator/staff';
import { jobs } from '../../worker/jobs.ts';
import { applicationReference } from '@candor/services/kernel/references';

let app: IdentityApp;
let support: Who;
let maricel: OfferedBorrower;
beforeAll(async () => {
  app = await identityApp();
  await openLender(app);
  maricel = await offeredBorrower(app, 'ph');
  support = await staffSession(app, await staffMember(app, 'rina@lender.example', ['support']));
});
afterAll(() => app.close());

const codeOf = (answer: { json(): { code: string } }) => answer.json().code;
const requests = async () => (await app.get('console/data-requests?market=ph', support)).json().requests;
const rules = async () =>
  Object.fromEntries(
    ((await app.get('console/retention', support)).json().rules as { key: string; dueNow: number }[]).map(
      (rule) => [rule.key, rule],
    ),
  );

describe('A15.155, A15.156 · data requests', () => {
  it('by telephone are gathered by the worker, into the borrower’s own app', async () => {
    const loan = applicationReference(maricel.orderId).toLowerCase();
    const asked = await app.post('console/data-export', { loan, reason: 'She called' }, support);
    const { requestId } = asked.json();
    expect(await requests()).toEqual([
      expect.objectContaining({ requestId, kind: 'export', state: 'waiting', answerBy: expect.any(String) }),
    ]);
    const twice = await app.post('console/data-export', { loan, reason: 'She called' }, support);
    expect([twice.statusCode, codeOf(twice)]).toEqual([409, 'export_is_being_made']);
    await app.work();
    expect(await requests()).toEqual([
      expect.objectContaining({ requestId, state: 'ready', answerBy: null, expiresAt: expect.any(String) }),
    ]);
    const own = await app.get(`privacy/export-state?exportId=${requestId}`, maricel.who);
    expect(own.json()).toMatchObject({ state: 'ready' });
  });

  it('for a loan that is not there are not gathered', async () => {
    for (const loan of ['CL-00000-00000', 'x'])
      expect(codeOf(await app.post('console/data-export', { loan, reason: 'Who knows' }, support))).toBe(
        'not_found',
      );
  });

  it('are in the audit log by the order, and never as they were typed', async () => {
    await app.post('console/data-export', { loan: '0917 123 4567', reason: 'Mistyped' }, support);
    const { rows } = await app.test.sql(
      `select subject, outcome from audit_log where command = 'privacy.export-for-borrower' order by at`,
    );
    expect(rows).toEqual([
      { subject: `order:${maricel.orderId}`, outcome: 'done' },
      { subject: `order:${maricel.orderId}`, outcome: 'refused: export_is_being_made' },
      ...Array.from({ length: 3 }, () => ({ subject: 'order:unknown', outcome: 'refused: not_found' })),
    ]);
  });
});

describe('A15.157 · what is due for deletion', () => {
  it('is shown before it is deleted, is deleted by the worker, and is then in the audit log', async () => {
    const before = await rules();
    expect(before['drafts']).toMatchObject({ dueNow: 0, why: 'house', lastRunAt: null });
    app.pass(8 * 86_400);
    support = await staffSession(app, await staffMember(app, 'later@lender.example', ['support']));
    const due = await rules();
    expect(due['exports']).toMatchObject({ dueNow: 1, dueInMonth: 1 });
    // To look deletes nothing.
    expect(await rules()).toEqual(due);
    const [housekeeping] = jobs;
    const beside = { log: { error: () => {}, info: () => {} }, signal: new AbortController().signal };
    const cleared = await housekeeping!.run(app.test.database, app.identity.now(), beside as never);
    for (const [key, { dueNow }] of Object.entries(due)) expect([key, cleared[key]]).toEqual([key, dueNow]);
    const after = await rules();
    expect(Object.values(after).map(({ dueNow }) => dueNow)).toEqual(Object.values(after).map(() => 0));
    expect(after['exports']).toMatchObject({ lastCount: 1, lastRunAt: expect.any(String) });
    const { rows } = await app.test.sql(
      `select actor_kind, facts from audit_log where command = 'retention.run' and subject = 'retention:exports'`,
    );
    expect(rows).toEqual([{ actor_kind: 'system', facts: { count: 1 } }]);
  });
});
