import { randomUUID } from 'node:crypto';
import { expectBooksTie } from '@candor/store/testing';
import { repayingBorrower } from '@candor/simulator/borrowers';
import { openLender, type Who } from '@candor/simulator/lender';
import { staffMember, staffSession } from '@candor/simulator/staff';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identityApp, type IdentityApp } from '../../../testing/identity-app.ts';

type Step = { day: number; channel: string; template: string | null; from: string; until: string };
type Plan = { steps: Step[]; stops: string[] };

let app: IdentityApp;
let lead: Who;
let checker: Who;
let loanId: string;
beforeAll(async () => {
  app = await identityApp();
  await openLender(app);
  const { who, loanId: orderId } = await repayingBorrower(app, 'ph');
  loanId = String((await app.test.sql('select id from loan where order_id = $1', [orderId])).rows[0]?.['id']);
  const { rows } = (await app.get(`loan/details?loanId=${orderId}`, who)).json();
  const due = Date.parse(rows[0].dueOn as string);
  const from = (await app.get('sandbox/clock')).json().clocks[0].businessDate;
  const to = new Date(due - 5 * 86_400_000).toISOString().slice(0, 10);
  expect((await app.post('sandbox/clock-move', { market: 'ph', from, to })).statusCode).toBe(200);
  lead = await staffSession(app, await staffMember(app, 'bea@lender.example', ['collections-lead']));
  checker = await staffSession(app, await staffMember(app, 'meera@lender.example', ['compliance']));
});
afterAll(async () => {
  await expectBooksTie(app.test);
  await app.close();
});

const file = async (query = '') => (await app.get(`console/reminder-plan?market=ph${query}`, lead)).json();
const planNow = async (): Promise<Plan> => (await file()).plan;
const tryOut = async (plan: Plan, change: object = {}) =>
  (await app.post('console/reminder-plan-try', { market: 'ph', basedOn: 1, plan, ...change }, lead)).json();
const withStep = (plan: Plan, day: number, change: Partial<Step>): Plan => ({
  ...plan,
  steps: plan.steps.map((step) => (step.day === day ? { ...step, ...change } : step)),
});
const ask = (plan: Plan, change: object, key: string = randomUUID()) =>
  app.post(
    'console/reminder-plan-ask',
    { market: 'ph', basedOn: 1, plan, reason: 'Fewer messages, and a person sooner.', ...change },
    { ...lead, headers: { 'idempotency-key': key } },
  );
const seenBy = async (who: Who, requestId: string) =>
  (await app.get(`console/approval?requestId=${requestId}`, who)).json();
const agree = (requestId: string, seen: string) =>
  app.post(
    'console/approval-decide',
    { requestId, verdict: 'agree', word: '', seen },
    { ...checker, headers: { 'idempotency-key': randomUUID() } },
  );
const total = (days: number[]) => days.reduce((sum, each) => sum + each, 0);

const termsOf = ({ preview }: { readonly preview: { readonly terms: readonly Record<string, string>[] } }) =>
  preview.terms.map((term) => `${term['name']}: ${term['now']} → ${term['then']}`);

describe('A15.960–A15.964 · reminder plans', () => {
  it('begin with what was always sent: nine messages, in the hours that the agreement promises', async () => {
    const read = await file();
    expect(read).toMatchObject({ version: 1, newest: 1, productId: null, waitsForApproval: false });
    expect(read.plan.steps.map(({ day }: Step) => day)).toEqual([-3, 0, 1, 3, 7, 14, 30, 60, 90]);
    expect(read.lawful).toMatchObject({ from: '08:00', until: '20:00', lawFrom: '06:00', lawUntil: '22:00' });
    const { plans } = (await app.get('console/reminder-plans?market=ph', lead)).json();
    expect(plans[0]).toMatchObject({ productId: null, inForce: 1 });
    expect(plans[1]).toMatchObject({ inForce: 0, newest: 0 });
  });

  it('a draft beyond law or agreement is told with the step, its value and the largest lawful one, and can’t be asked for', async () => {
    const draft = withStep(await planNow(), 3, { until: '21:00' });
    const tried = await tryOut(draft);
    expect(tried.run).toBeNull();
    expect(tried.faults).toEqual([
      {
        step: 3,
        field: 'until',
        sentence: 'Step +3: ends at 21:00; at the latest 20:00 (agreement).',
        most: '20:00',
      },
    ]);
    const refused = await ask(draft, { validFrom: (await file()).earliest, seen: 'x' });
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'reminder_plan_is_unlawful']);
    expect(refused.body).toContain('at the latest 20:00');
  });

  it('takes two people: the approver sees the dry run, and agrees to nothing that has changed since', async () => {
    const { plan, earliest } = await file();
    const draft = withStep(withStep(plan, -3, { day: -2, channel: 'push' }), 7, {
      channel: 'hand-over',
      template: null,
    });
    const { run } = await tryOut(draft);
    // Five days before its due date: −2 and 0 are in the next seven days, and so is +1.
    expect(total(run.sent)).toBe(3);
    expect(run.byChannel).toEqual(
      expect.arrayContaining([
        // Their phone has no app: the push notice will be an SMS.
        { channel: 'sms', before: 3, after: 3 },
        { channel: 'push', before: 0, after: 0 },
      ]),
    );
    expect(total(run.noDevice)).toBe(1);
    const on = run.days[run.steps[0].indexOf(1)];
    const reached = await app.post(
      'console/reminder-plan-loans',
      { market: 'ph', basedOn: 1, plan: draft, step: 0, on },
      lead,
    );
    expect(reached.json()).toMatchObject({ all: 1, held: 0, loans: [{ heldBack: null }] });

    const wish = { validFrom: earliest, seen: run.mark };
    const codeOf = async (answer: Promise<{ json(): { code: string } }>) => (await answer).json().code;
    expect(await codeOf(ask(draft, { ...wish, seen: '0'.repeat(32) }))).toBe('figures_have_changed');
    expect(await codeOf(ask(plan, wish))).toBe('reminder_plan_is_the_same');
    expect(await codeOf(ask(draft, { ...wish, basedOn: 7 }))).toBe('reminder_plan_was_changed');
    expect(await codeOf(ask(draft, { ...wish, validFrom: '2026-11-16' }))).toBe('day_is_past');
    const { approvalId } = (await ask(draft, wish)).json();
    expect((await file()).waitsForApproval).toBe(true);

    const own = await seenBy(lead, approvalId);
    expect(own.mayDecide).toBe(false);
    const seen = await seenBy(checker, approvalId);
    expect(seen.mayDecide).toBe(true);
    expect(termsOf(seen)).toEqual(
      expect.arrayContaining([
        'Step −3: −3 · SMS · Instalment due soon · 08:00–20:00 → –',
        'Next 7 days · sent or handed over: 3 → 3',
      ]),
    );

    // The borrower promises a day: what would be sent is another thing now.
    await app.test.sql(
      `insert into hardship_request (id, loan_id, option, promised_on, state, asked_at, asked_on, paused_until, decided_at, decided_on)
       select $1, $2, 'promise-to-pay', business_date + 30, 'granted', now(), business_date, business_date, now(), business_date
       from business_clock where market = 'ph'`,
      [randomUUID(), loanId],
    );
    const stale = await agree(approvalId, seen.preview.seen);
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'figures_have_changed']);
    const again = await seenBy(checker, approvalId);
    expect(termsOf(again)).toEqual(
      expect.arrayContaining([
        'Next 7 days · held back, promise running: 3 → 3',
        'Next 7 days · sent or handed over: 0 → 0',
      ]),
    );
    const agreed = await agree(approvalId, again.preview.seen);
    expect(agreed.statusCode, agreed.body).toBe(200);
    const { versions } = await file();
    expect(versions).toMatchObject([
      { version: 2, standing: 'coming', validFrom: earliest },
      { version: 1, standing: 'in-force' },
    ]);
    const { rows } = await app.test.sql(`select 1 from audit_log where command = 'reminder-plan.change'`);
    expect(rows).toHaveLength(1);
  });

  it('a product gets a plan of its own, and whoever may only read asks for nothing', async () => {
    const { plans } = (await app.get('console/reminder-plans?market=ph', lead)).json();
    const { productId } = plans[1] as { productId: string };
    const own = await file(`&productId=${productId}`);
    expect(own).toMatchObject({ version: 0, newest: 0, versions: [] });
    const draft = withStep(own.plan, 90, { template: 'can-we-help' });
    const { run } = await tryOut(draft, { productId, basedOn: 0 });
    const wish = { productId, basedOn: 0, validFrom: own.earliest, seen: run.mark };
    const { approvalId } = (await ask(draft, wish)).json();
    const { preview } = await seenBy(checker, approvalId);
    expect((await agree(approvalId, preview.seen)).statusCode).toBe(200);
    expect(await file(`&productId=${productId}`)).toMatchObject({ version: 1, newest: 1 });
    const reader = { ...checker, headers: { 'idempotency-key': randomUUID() } };
    const refused = await app.post(
      'console/reminder-plan-ask',
      { market: 'ph', plan: draft, ...wish, reason: 'x' },
      reader,
    );
    expect(refused.statusCode).toBe(403);
  });
});
