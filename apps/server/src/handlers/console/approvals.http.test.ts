import { randomUUID } from 'node:crypto';
import { permissionKeys } from '@candor/contract';
import { approvableActs, lapseApprovals } from '@candor/services/approvals';
import { runCommand } from '@candor/services/kernel/commands';
import type { ApprovableAct } from '@candor/services/kernel/acts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keyed } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../../testing/identity-app.ts';
import { staffMember, staffSession } from '@candor/simulator/staff';

let app: IdentityApp;
const ids = { grace: '', joy: '', marco: '', asha: '', vikram: '' };
beforeAll(async () => {
  app = await identityApp();
  ids.grace = await staffMember(app, 'grace@lender.example', ['admin']);
  ids.joy = await staffMember(app, 'joy@lender.example', ['admin']);
  ids.marco = await staffMember(app, 'marco@lender.example', ['controller']);
  ids.asha = await staffMember(app, 'asha@lender.example', ['support']);
  ids.vikram = await staffMember(app, 'vikram@lender.example', ['auditor']);
});
afterAll(() => app.close());

const as = (who: keyof typeof ids) => staffSession(app, ids[who]);
const codeOf = (answer: { json(): { code?: string } }) => answer.json().code;

const personTo = (staffId: string, roles: readonly string[]) => ({ is: 'person', staffId, roles });
const ask = async (change: object, who: keyof typeof ids = 'grace', reason = 'Joins the desk on Monday.') =>
  app.post('console/role-save', { market: 'ph', change, reason }, keyed(await as(who)));
const asked = async (change: object, who: keyof typeof ids = 'grace'): Promise<string> => {
  const answer = await ask(change, who);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().requestId as string;
};
const see = async (requestId: string, who: keyof typeof ids = 'marco') =>
  (await app.get(`console/approval?requestId=${requestId}`, await as(who))).json();
const decide = async (requestId: string, who: keyof typeof ids, more: object = {}) => {
  const { preview } = await see(requestId, who);
  const body = { requestId, verdict: 'agree', ...(preview && { seen: preview.seen }), ...more };
  return app.post('console/approval-decide', body, keyed(await as(who)));
};
const rolesOf = async (staffId: string) => {
  const { rows } = await app.test.sql(
    'select role_key as key from staff_has_role where staff_id = $1 order by role_key',
    [staffId],
  );
  return rows.map(({ key }) => key);
};
const somebody = () => staffMember(app, `${randomUUID()}@lender.example`, ['support']);

describe('A15.10, A15.113 · a role changes when two agree', () => {
  it('not before; then in the same moment, with both names in the audit trail', async () => {
    const staffId = await somebody();
    const requestId = await asked(personTo(staffId, ['support', 'finance']));
    expect(await rolesOf(staffId)).toEqual(['support']);
    const view = await see(requestId);
    expect(view).toMatchObject({
      actName: 'Change roles',
      about: 'Rina Santos',
      size: 'Finance',
      isYours: false,
      mayDecide: true,
      state: 'waiting',
      words: [{ step: 'asked', words: 'Joins the desk on Monday.' }],
    });
    // oxlint-disable-next-line unicorn/no-thenable -- what it will be
    expect(view.preview.terms).toEqual([{ name: 'Finance', now: 'no', then: 'yes' }]);
    expect(view.preview.checks[0]).toEqual({ is: 'kept', words: 'You didn’t ask for this yourself' });
    // Monday noon: until the office closes on Tuesday.
    expect(view.deadlineAt).toBe('2026-11-17T10:00:00.000Z');
    expect((await decide(requestId, 'marco')).json()).toEqual({ requestId, state: 'done' });
    expect(await rolesOf(staffId)).toEqual(['finance', 'support']);
    const { rows } = await app.test.sql(
      `select actor_id, facts from audit_log where command = 'approval.decide' and subject = $1`,
      [`approval:${requestId}`],
    );
    expect(rows).toEqual([
      {
        actor_id: ids.marco,
        facts: {
          act: 'role.change',
          about: `staff:${staffId}`,
          askedBy: ids.grace,
          verdict: 'agree',
          size: 'Finance',
        },
      },
    ]);
    const act = await app.test.sql(
      `select actor_id, maker_id, subject, facts from audit_log where command = 'role.change' and facts->>'request' = $1`,
      [requestId],
    );
    expect(act.rows).toEqual([
      {
        actor_id: ids.marco,
        maker_id: ids.grace,
        subject: `staff:${staffId}`,
        facts: { staffId, before: ['support'], after: ['support', 'finance'], request: requestId },
      },
    ]);
    expect(codeOf(await decide(requestId, 'joy'))).toBe('approval_is_decided');
  });

  it('never by whoever asked, nor for oneself, nor by whose roles change: not even in the database', async () => {
    const requestId = await asked(personTo(ids.asha, ['support', 'auditor']));
    const own = await see(requestId, 'grace');
    expect(own).toMatchObject({ isYours: true, mayDecide: false });
    expect(own.preview.checks[0].is).toBe('broken');
    expect(codeOf(await decide(requestId, 'grace'))).toBe('approval_is_your_own');
    expect(codeOf(await ask(personTo(ids.grace, ['finance'])))).toBe('staff_is_yourself');
    const aboutJoy = await asked(personTo(ids.joy, ['admin', 'finance']));
    expect(codeOf(await decide(aboutJoy, 'joy'))).toBe('approval_is_in_your_interest');
    expect(await rolesOf(ids.joy)).toEqual(['admin']);
    await expect(
      app.test.sql(
        `update approval_request set state = 'done', decided_by = asked_by, decided_at = now() where id = $1`,
        [requestId],
      ),
    ).rejects.toThrow('approval_request_never_oneself');
    expect(await rolesOf(ids.asha)).toEqual(['support']);
  });

  it('no longer when whoever asked was shut out', async () => {
    const leaving = await staffMember(app, `${randomUUID()}@lender.example`, ['admin']);
    const staffId = await somebody();
    const body = { market: 'ph', change: personTo(staffId, ['finance']), reason: 'Soon.' };
    const { requestId } = (
      await app.post('console/role-save', body, keyed(await staffSession(app, leaving)))
    ).json();
    const change = { is: 'disable', staffId: leaving };
    await app.post('console/person-save', { change }, await as('joy'));
    expect((await see(requestId)).preview.checks[0]).toEqual({
      is: 'broken',
      words: 'Rina Santos requested this and is no longer active: someone else has to request it',
    });
    expect(codeOf(await decide(requestId, 'marco'))).toBe('act_is_not_possible_now');
    expect(await rolesOf(staffId)).toEqual(['support']);
    expect((await decide(requestId, 'marco', { verdict: 'refuse', word: 'They left.' })).statusCode).toBe(
      200,
    );
  });

  it('and the same key gets the same answer, also when what changed is the role of whoever agreed', async () => {
    const { rows } = await app.test.sql(`select * from staff_role where key = 'finance'`);
    const { key, name, does, permissions } = rows[0]! as { permissions: string[] } & Record<string, string>;
    const less = permissions.filter((one) => one !== 'import.run');
    const requestId = await asked({ is: 'role', key, name, does, permissions: less });
    const body = { requestId, verdict: 'agree', seen: (await see(requestId)).preview.seen };
    const who = keyed(await as('marco'));
    const first = await app.post('console/approval-decide', body, who);
    expect(first.json()).toEqual({ requestId, state: 'done' });
    expect((await app.post('console/approval-decide', body, who)).json()).toEqual(first.json());
    await app.test.sql(`update staff_role set permissions = $1 where key = 'finance'`, [permissions]);
  });

  it('by one of two who agree at once, and once', async () => {
    const staffId = await somebody();
    const requestId = await asked(personTo(staffId, ['auditor']));
    const answers = await Promise.all([decide(requestId, 'marco'), decide(requestId, 'joy')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const { rows } = await app.test.sql(
      `select outcome from audit_log where command = 'approval.decide' and subject = $1 order by outcome`,
      [`approval:${requestId}`],
    );
    expect(rows.map(({ outcome }) => outcome)).toEqual(['done', 'refused: approval_is_decided']);
  });

  it('not when what it changes is no longer what was shown', async () => {
    const staffId = await somebody();
    const requestId = await asked(personTo(staffId, ['finance']));
    const { preview } = await see(requestId);
    await app.test.sql(`insert into staff_has_role values ($1, 'auditor', now())`, [staffId]);
    const stale = await decide(requestId, 'marco', { seen: preview.seen });
    expect(codeOf(stale)).toBe('figures_have_changed');
    expect(await rolesOf(staffId)).toEqual(['auditor', 'support']);
    expect((await decide(requestId, 'marco')).statusCode).toBe(200);
    expect(await rolesOf(staffId)).toEqual(['finance']);
  });

  it('what would leave nobody who could change people can’t even be asked for', async () => {
    const { rows } = await app.test.sql(`select permissions from staff_role where key = 'admin'`);
    const permissions = (rows[0]!['permissions'] as string[]).filter((key) => key !== 'people.change');
    const change = { is: 'role', key: 'admin', name: 'Admin', does: 'less', permissions };
    expect(codeOf(await ask(change))).toBe('act_is_not_possible_now');
  });
});

describe('A15.113, A15.114 · refuse, ask back, answer, withdraw, lapse', () => {
  it('needs a word to refuse or to ask back, and nothing to agree', async () => {
    const requestId = await asked(personTo(await somebody(), ['auditor']));
    for (const verdict of ['refuse', 'ask-back'])
      expect(codeOf(await decide(requestId, 'marco', { verdict, word: '  ' }))).toBe('word_is_missing');
    expect(
      (await decide(requestId, 'marco', { verdict: 'refuse', word: 'Two is enough.' })).json().state,
    ).toBe('refused');
    const ended = (await app.get('console/approvals?market=ph&show=ended', await as('vikram'))).json();
    expect(ended.items.find((one: { requestId: string }) => one.requestId === requestId)).toMatchObject({
      state: 'refused',
      decidedBy: 'Rina Santos',
    });
  });

  it('what was asked back is answered by whoever asked, waits again, and is decided', async () => {
    const staffId = await somebody();
    const requestId = await asked(personTo(staffId, ['auditor']));
    await decide(requestId, 'marco', { verdict: 'ask-back', word: 'For how long?' });
    const back = (await app.get('console/approvals?market=ph&show=asked-back', await as('grace'))).json();
    expect(back.items.map((one: { requestId: string }) => one.requestId)).toContain(requestId);
    const answer = async (who: keyof typeof ids, word: string) =>
      app.post('console/approval-answer', { requestId, is: 'answer', word }, keyed(await as(who)));
    expect(codeOf(await answer('joy', 'Until May.'))).toBe('not_found');
    expect(codeOf(await answer('grace', ' '))).toBe('word_is_missing');
    expect((await answer('grace', 'Until May.')).json().state).toBe('waiting');
    const { words } = await see(requestId);
    expect(words.map(({ step, words: said }: { step: string; words: string }) => [step, said])).toEqual([
      ['asked', 'Joins the desk on Monday.'],
      ['asked-back', 'For how long?'],
      ['answered', 'Until May.'],
    ]);
    expect((await decide(requestId, 'marco')).statusCode).toBe(200);
    expect(await rolesOf(staffId)).toEqual(['auditor']);
  });

  it('the same is asked for once at a time, also when the answer was lost on its way', async () => {
    const change = personTo(await somebody(), ['auditor']);
    const who = keyed(await as('grace'));
    const body = { market: 'ph', change, reason: 'She audits from May.' };
    const first = await app.post('console/role-save', body, who);
    const again = await app.post('console/role-save', body, who);
    expect(again.json()).toEqual(first.json());
    expect(codeOf(await ask(change))).toBe('approval_waits_already');
    const withdraw = { requestId: first.json().requestId, is: 'withdraw' };
    expect((await app.post('console/approval-answer', withdraw, keyed(await as('grace')))).json().state).toBe(
      'withdrawn',
    );
    expect((await ask(change)).statusCode).toBe(200);
  });

  it('lapses when the office closes on the next working day: then nothing changes', async () => {
    const staffId = await somebody();
    const requestId = await asked(personTo(staffId, ['auditor']));
    const left = Date.parse((await see(requestId)).deadlineAt) - app.identity.now().getTime();
    app.pass(left / 1_000);
    expect(codeOf(await decide(requestId, 'marco'))).toBe('approval_has_lapsed');
    const waiting = (await app.get('console/approvals?market=ph', await as('marco'))).json();
    expect(waiting.items.map((one: { requestId: string }) => one.requestId)).not.toContain(requestId);
    const actor = { kind: 'system', id: 'housekeeping' } as const;
    const request = { input: null, actor, now: app.identity.now() };
    await runCommand(app.test.database, lapseApprovals, request);
    expect((await see(requestId)).state).toBe('lapsed');
    expect(await rolesOf(staffId)).toEqual(['support']);
    await expect(
      app.test.sql(`update approval_request set state = 'waiting' where id = $1`, [requestId]),
    ).rejects.toThrow('does not go from lapsed to waiting');
  });

  it('A15.16 · an approver’s question is the requester’s to-do, once; what lapsed is told until it is asked for again', async () => {
    const today = async (who: keyof typeof ids) =>
      (await app.get('console/today?market=ph', await as(who))).json();
    const count = ({ queues }: { queues: { queue: string; waiting: number }[] }) =>
      queues.find(({ queue }) => queue === 'second-person')?.waiting;
    const staffId = await somebody();
    const change = personTo(staffId, ['auditor']);
    const requestId = await asked(change);
    const before = { grace: await today('grace'), marco: await today('marco') };
    await decide(requestId, 'marco', { verdict: 'ask-back', word: 'From which day on?' });
    const after = { grace: await today('grace'), marco: await today('marco') };
    expect(count(after.marco)).toBe(count(before.marco)! - 1);
    expect(count(after.grace)).toBe(count(before.grace)! + 1);
    expect(after.grace.approvalsOfOthers.waiting).toBe(before.grace.approvalsOfOthers.waiting - 1);
    const item = after.grace.next.find(({ openedAs }: { openedAs: string }) => openedAs === requestId);
    expect(item.detail).toContain('an approver needs your answer');
    const list = (await app.get('console/approvals?market=ph&show=asked-back', await as('grace'))).json();
    expect(list.items.map((one: { requestId: string }) => one.requestId)).toEqual([requestId]);
    expect(list.answers.waiting).toBe(1);
    app.pass((Date.parse((await see(requestId)).deadlineAt) - app.identity.now().getTime()) / 1_000);
    const told = (await today('grace')).lapsed;
    expect(told).toContainEqual(expect.objectContaining({ requestId, actName: 'Change roles' }));
    expect((await today('marco')).lapsed).toEqual([]);
    await runCommand(app.test.database, lapseApprovals, {
      input: null,
      actor: { kind: 'system', id: 'housekeeping' },
      now: app.identity.now(),
    });
    expect((await today('grace')).lapsed).toEqual(told);
    await asked(change);
    expect((await today('grace')).lapsed.map((one: { requestId: string }) => one.requestId)).not.toContain(
      requestId,
    );
  });

  it('a reason is asked for, sealed where it is kept, and shown as it was typed', async () => {
    const staffId = await somebody();
    expect(codeOf(await ask(personTo(staffId, ['auditor']), 'grace', '   '))).toBe('reason_is_missing');
    const reason = '<script>alert(1)</script> =1+1';
    const answer = await ask(personTo(staffId, ['auditor']), 'grace', reason);
    const { requestId } = answer.json();
    expect((await see(requestId)).words[0].words).toBe(reason);
    const { rows } = await app.test.sql('select sealed from approval_word where request_id = $1', [
      requestId,
    ]);
    expect(String(rows[0]!['sealed'])).not.toContain('script');
  });
});

describe('A15.111 · the acts that take two', () => {
  it.each(Object.entries<ApprovableAct>(approvableActs))(
    '%s is asked for and decided with permissions that there are',
    (_key, { asks, decides }) => {
      expect(permissionKeys).toContain(asks);
      expect(permissionKeys).toContain(decides);
    },
  );
});
