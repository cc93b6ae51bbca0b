import { randomUUID } from 'node:crypto';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actAsSeen, nothingAlone, staffMember, staffSession } from '@candor/simulator/staff';
import { repayingBorrower, type RepayingBorrower } from '@candor/simulator/borrowers';
import { type Who, openLender, liveTo } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../../testing/identity-app.ts';

let app: IdentityApp;
let ana: RepayingBorrower;
const people = { grace: '', joy: '', marco: '', lina: '', asha: '' };
beforeAll(async () => {
  app = await identityApp();
  await openLender(app);
  ana = await repayingBorrower(app, 'ph');
  await liveTo(app, 'ph', '2026-12-28');
  people.grace = await staffMember(app, 'grace@lender.example', ['admin']);
  people.joy = await staffMember(app, 'joy@lender.example', ['admin']);
  people.marco = await staffMember(app, 'marco@lender.example', ['controller']);
  // Of two roles the one that is an approver counts.
  people.lina = await staffMember(app, 'lina@lender.example', ['controller', 'auditor']);
  people.asha = await staffMember(app, 'asha@lender.example', ['support']);
  await nothingAlone(app, ['support'], [people.grace, people.joy]);
});
afterAll(async () => {
  await expectBooksTie(app.test);
  await app.close();
});

type Name = keyof typeof people;
const as = (name: Name): Promise<Who> => staffSession(app, people[name]);
const post = async (name: Name, path: string, body: object) =>
  app.post(`console/${path}`, body, {
    ...(await as(name)),
    headers: { 'idempotency-key': randomUUID() },
  });
const see = async (name: Name, requestId: string) =>
  (await app.get(`console/approval?requestId=${requestId}`, await as(name))).json();
const agree = async (name: Name, requestId: string) => {
  const { preview } = await see(name, requestId);
  return post(name, 'approval-decide', { requestId, verdict: 'agree', seen: preview.seen });
};
const limits = async () => (await app.get('console/limits?market=ph', await as('grace'))).json().limits;
const askLimit = (most: number | null, role = 'controller', reason = 'After the audit.') =>
  post('grace', 'limit-ask', { market: 'ph', role, most, reason });
const waive = async (amount: number) => {
  const body = { market: 'ph', loan: ana.loanId, act: 'waive', part: 'penalty', amount };
  const said = { ...body, reason: 'goodwill', words: 'A good customer.' };
  const asked = await actAsSeen(app, await as('asha'), said);
  return asked.json().approvalId as string;
};
const penalty = async () =>
  (await app.get(`console/loan?market=ph&loan=${ana.loanId}`, await as('asha'))).json().stands.parts.penalty;
const wordsOf = ({ preview }: { preview: { checks: { words: string }[] } }) =>
  preview.checks.map(({ words }) => words);

describe('A15.84, A15.85 · how much one approver agrees to alone', () => {
  it('is data, changed when an approver agrees, with what was and what is in the audit trail', async () => {
    expect(await limits()).toEqual([
      { role: 'admin', name: 'Admin', most: null },
      { role: 'compliance', name: 'Compliance', most: null },
      { role: 'controller', name: 'Financial controller', most: null },
      { role: 'risk', name: 'Risk approver', most: null },
    ]);
    const { requestId } = (await askLimit(500)).json();
    expect((await see('joy', requestId)).preview.terms).toEqual([
      // oxlint-disable-next-line unicorn/no-thenable -- what it will be
      { name: 'Financial controller, Philippines', now: 'no limit', then: '₱5.00' },
    ]);
    expect((await limits())[2].most).toBeNull();
    expect((await agree('grace', requestId)).statusCode).toBe(403);
    expect((await agree('joy', requestId)).json()).toEqual({ requestId, state: 'done' });
    expect((await limits())[2].most).toBe(500);
    const { rows } = await app.test.sql(
      `select changes from audit_log where command = 'limit.change' and facts->>'request' = $1`,
      [requestId],
    );
    const field = 'Financial controller, Philippines';
    expect(rows).toEqual([{ changes: [{ field, kind: 'text', before: 'no limit', after: '₱5.00' }] }]);
  });

  it('up to it one is enough', async () => {
    const before = await penalty();
    const requestId = await waive(500);
    expect((await agree('marco', requestId)).json()).toEqual({ requestId, state: 'done' });
    expect(await penalty()).toBe(before - 500);
  });

  it('above it two must, neither of them whoever asked, and nothing is posted before', async () => {
    const before = await penalty();
    const requestId = await waive(501);
    const first = await see('marco', requestId);
    expect(wordsOf(first)).toContain('Above your limit of ₱5.00: somebody else must agree too');
    expect((await agree('marco', requestId)).json()).toEqual({ requestId, state: 'waiting' });
    expect(await penalty()).toBe(before);
    const again = await agree('marco', requestId);
    expect([again.statusCode, again.json().code]).toEqual([409, 'approval_needs_another']);
    expect(wordsOf(await see('lina', requestId))).toContain('Rina Santos has agreed to these figures');
    expect((await agree('lina', requestId)).json()).toEqual({ requestId, state: 'done' });
    expect(await penalty()).toBe(before - 501);
  });

  it('what somebody agreed to before the figures changed is no agreement to what they are now', async () => {
    const requestId = await waive(600);
    expect((await agree('marco', requestId)).json().state).toBe('waiting');
    const other = await waive(400);
    expect((await agree('marco', other)).json().state).toBe('done');
    // Another waiver lay between: less is owed than what Marco saw.
    expect((await agree('lina', requestId)).json()).toEqual({ requestId, state: 'waiting' });
    expect((await agree('marco', requestId)).json()).toEqual({ requestId, state: 'done' });
  });

  it('nor does the word of somebody count who was shut out since', async () => {
    const paolo = await staffMember(app, 'paolo@lender.example', ['controller']);
    const requestId = await waive(510);
    const { seen } = (await see('marco', requestId)).preview;
    const word = { requestId, verdict: 'agree', seen };
    const who = { ...(await staffSession(app, paolo)), headers: { 'idempotency-key': randomUUID() } };
    expect((await app.post('console/approval-decide', word, who)).json().state).toBe('waiting');
    await post('grace', 'person-save', { change: { is: 'disable', staffId: paolo } });
    expect((await agree('marco', requestId)).json()).toEqual({ requestId, state: 'waiting' });
    expect((await agree('lina', requestId)).json()).toEqual({ requestId, state: 'done' });
  });

  it('is taken away as it was set; it is of roles that are an approver, and is not asked for twice', async () => {
    expect((await askLimit(1_000, 'support')).json().code).toBe('act_is_not_possible_now');
    expect((await askLimit(500)).json().code).toBe('act_is_not_possible_now');
    expect((await askLimit(900, 'controller', ' ')).json().code).toBe('reason_is_missing');
    const { requestId } = (await askLimit(null)).json();
    expect((await askLimit(null)).json().code).toBe('approval_waits_already');
    expect((await agree('marco', requestId)).json().state).toBe('done');
    const big = await waive(700);
    expect((await agree('lina', big)).json()).toEqual({ requestId: big, state: 'done' });
  });
});
