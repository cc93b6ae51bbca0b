import { randomUUID } from 'node:crypto';
import { runCommand, takeItem } from '@candor/services';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicationDesk, type ApplicationDesk } from '../../testing/application-desk.ts';
import { standingOf } from '../../testing/apply.ts';
import type { CertifiedBorrower } from '../../testing/certified-borrower.ts';
import type { IdentityApp } from '../../testing/identity-app.ts';
import { staffMember } from '../../testing/staff-member.ts';
import { unzip } from '../../testing/unzip.ts';

let desk: ApplicationDesk;
let app: IdentityApp;
beforeAll(async () => {
  desk = await applicationDesk();
  ({ app } = desk);
});
afterAll(async () => {
  await expectBooksTie(app.test);
  await app.close();
});

const decide = (orderId: string, asked: object, key: string = randomUUID()) =>
  app.post(
    'console/application-decide',
    { orderId, note: 'Payslip agrees.', ...asked },
    { ...desk.who('underwriter'), headers: { 'idempotency-key': key } },
  );

const preview = (orderId: string, asked: object) =>
  app.post('console/application-preview', { orderId, ...asked }, desk.who('underwriter'));

const inbox = async ({ suffix, who }: CertifiedBorrower) =>
  ((await app.get(`message/list${suffix}`, who)).json().messages as { title: string; body: string }[]).map(
    ({ title, body }) => ({ language: 'en', title, body }),
  );

const codeOf = (answer: { json(): { code: string } }) => answer.json().code;

describe('A15.30, A15.31 · a person decides', () => {
  it('approves with an amount: what the preview shows is what the borrower reads', async () => {
    const { orderId, borrower } = await desk.referred();
    const seen = (await preview(orderId, { decision: 'approve', amount: 500_000 })).json();
    expect(seen.figures).toMatchObject({ amount: 500_000, currency: 'PHP' });
    expect(seen.openUntil).toBe('2026-11-19');
    expect(await standingOf(app, orderId)).toMatchObject({ state: 'in-review' });
    const done = await decide(orderId, {
      decision: 'approve',
      amount: 500_000,
      note: 'October had no overtime.',
    });
    expect(done.json()).toEqual({ orderId, state: 'approved' });
    expect(await standingOf(app, orderId)).toMatchObject({ most: '500000', until: seen.openUntil });
    await app.work();
    expect(await inbox(borrower)).toContainEqual(seen.told[0]);
    const after = await desk.read(orderId);
    expect(after.history).toContainEqual({
      at: expect.any(String),
      words: 'Rina Santos approved up to ₱5,000.00',
      note: 'October had no overtime.',
    });
    expect(after.canDecide).toBe(false);
  });

  it('keeps why sealed, and out of the audit log', async () => {
    const { orderId } = await desk.referred();
    await decide(orderId, { decision: 'refuse', reasons: ['decided_by_a_person'], note: 'The aunt is ill.' });
    const { rows } = await app.test.sql(
      `select h.sealed, h.reasons, a.facts, a.actor_kind as kind from hand_decision h
       join audit_log a on a.subject = 'order:' || h.order_id and a.command = 'application.decide' where h.order_id = $1`,
      [orderId],
    );
    expect(rows).toMatchObject([{ reasons: ['decided_by_a_person'], kind: 'staff' }]);
    expect(JSON.stringify(rows)).not.toContain('aunt');
  });

  it('A13.4 · is in the borrower’s own export: what, when and the lawful reasons; not what was noted for the file', async () => {
    const { orderId, borrower } = await desk.referred();
    await decide(orderId, { decision: 'refuse', reasons: ['decided_by_a_person'], note: 'His aunt is ill.' });
    const { suffix, who } = borrower;
    const { exportId } = (await app.post(`privacy/export${suffix}`, {}, who)).json();
    await app.work();
    const archive = (await app.get(`privacy/export-archive${suffix}?exportId=${exportId}`, who)).json();
    const files = unzip(Buffer.from(archive.base64, 'base64'));
    expect(JSON.parse(String(files['data.json'])).decidedByPerson).toEqual([
      {
        order: orderId,
        decidedAt: expect.any(String),
        decision: 'refuse',
        amount: null,
        reasons: 'decided_by_a_person',
      },
    ]);
    for (const file of Object.values(files)) expect(String(file)).not.toMatch(/aunt|Rina Santos/u);
  });

  it('refuses only with reasons that what is known bears out', async () => {
    const { orderId, borrower } = await desk.referred();
    const { choices } = await desk.read(orderId);
    const codes = choices.refuse.filter(({ isBorneOut }: { isBorneOut: boolean }) => isBorneOut);
    expect(codes.map(({ code }: { code: string }) => code)).toEqual([
      'decided_by_a_person',
      'cannot_be_offered',
    ]);
    for (const reasons of [['too_young'], ['decided_by_a_person', 'late_with_us']]) {
      const untrue = await decide(orderId, { decision: 'refuse', reasons });
      expect([untrue.statusCode, codeOf(untrue)]).toEqual([422, 'reason_not_borne_out']);
    }
    expect(codeOf(await decide(orderId, { decision: 'refuse', reasons: [] }))).toBe('reason_needed');
    // What to mend is no reason to refuse.
    const mend = await decide(orderId, { decision: 'refuse', reasons: ['name_differs'] });
    expect(codeOf(mend)).toBe('reason_not_borne_out');
    expect(await standingOf(app, orderId)).toMatchObject({ state: 'in-review' });
    const seen = (await preview(orderId, { decision: 'refuse', reasons: ['decided_by_a_person'] })).json();
    await decide(orderId, { decision: 'refuse', reasons: ['decided_by_a_person'] });
    await app.work();
    expect(await inbox(borrower)).toContainEqual(seen.told[0]);
  });

  it('asks back with what to mend: the step opens again, in the words of the preview', async () => {
    const { orderId, borrower } = await desk.referred();
    const asked = { decision: 'send-back', reasons: ['income_is_unclear'] };
    const seen = (await preview(orderId, asked)).json();
    expect(seen).toMatchObject({ stepsToMend: [expect.any(String)], figures: null });
    expect((await decide(orderId, asked)).json()).toMatchObject({ state: 'sent-back' });
    await app.work();
    expect(await inbox(borrower)).toContainEqual(seen.told[0]);
    const { steps } = (await app.get('certification/list', borrower.who)).json();
    expect(steps.find(({ step }: { step: string }) => step === 'job').state).toBe('refused');
  });

  it('never for more than was asked, nor for what is not offered, nor twice', async () => {
    const { orderId } = await desk.referred();
    const more = await decide(orderId, { decision: 'approve', amount: 900_000 });
    expect(codeOf(more)).toBe('amount_is_above_the_approved');
    expect(codeOf(await decide(orderId, { decision: 'approve', amount: 1 }))).toBe('amount_is_not_offered');
    const key = randomUUID();
    const one = await decide(orderId, { decision: 'approve' }, key);
    const again = await decide(orderId, { decision: 'approve' }, key);
    expect(one.json()).toEqual({ orderId, state: 'approved' });
    expect(again.json()).toEqual(one.json());
    expect(codeOf(await decide(orderId, { decision: 'approve' }))).toBe('order_cannot_change_now');
    const { rows } = await app.test.sql('select 1 from hand_decision where order_id = $1', [orderId]);
    expect(rows).toHaveLength(1);
  });

  it('not what a colleague has in hand, nor without a word for the file', async () => {
    const { orderId } = await desk.referred();
    const colleague = await staffMember(app, `ana-${randomUUID()}@lender.example`, ['underwriter']);
    await runCommand(app.staff.database, takeItem, {
      input: { queue: 'referred', market: 'ph', itemId: orderId, may: ['application.decide'] },
      actor: { kind: 'staff', id: colleague },
      now: app.identity.now(),
    });
    const taken = await decide(orderId, { decision: 'approve' });
    expect([taken.statusCode, codeOf(taken)]).toEqual([409, 'item_is_taken']);
    app.pass(31 * 60);
    await desk.signIn();
    expect((await decide(orderId, { decision: 'approve', note: ' ' })).statusCode).toBe(400);
    expect((await decide(orderId, { decision: 'approve' })).statusCode).toBe(200);
  });

  it('and a note that holds a script is a text like any other', async () => {
    const { orderId } = await desk.referred();
    const note = '<script>alert(1)</script>';
    await decide(orderId, { decision: 'approve', note });
    expect((await desk.read(orderId)).history).toContainEqual(expect.objectContaining({ note }));
  });
});
