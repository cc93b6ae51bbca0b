import { randomUUID } from 'node:crypto';
import { runCommand } from '@candor/services/kernel/commands';
import { takeItem } from '@candor/services/reads/queues';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicationDesk, everyStep, type ApplicationDesk } from '../../testing/application-desk.ts';
import { standingOf, type KycBorrower } from '@candor/simulator/borrowers';
import type { IdentityApp } from '../../testing/identity-app.ts';
import { staffMember } from '@candor/simulator/staff';
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

type Decision = { readonly note?: string; readonly overrideCode?: string; readonly seen?: string };
/** What was shown for each key: whoever sends the same again has not looked again. */
const shownFor = new Map<string, string>();
const decide = async (
  orderId: string,
  asked: Decision & Record<string, unknown>,
  key: string = randomUUID(),
) => {
  const { note = 'Payslip agrees.', overrideCode, ...wish } = asked;
  const seen =
    asked.seen ?? shownFor.get(key) ?? (await preview(orderId, wish)).json().mark ?? '0'.repeat(32);
  shownFor.set(key, seen);
  return app.post(
    'console/application-decide',
    { orderId, note, overrideCode, ...wish, seen },
    { ...desk.who('underwriter'), headers: { 'idempotency-key': key } },
  );
};
/** Within policy once somebody has looked at the document: the check was not sure. */
const ordinary = () => desk.referred({ familyName: 'Lookalike' });
const verified = [...everyStep];
const why = 'Two loans repaid with max DPD 0; overtime of October is not counted.';
type Role = Parameters<ApplicationDesk['who']>[0];
const see = async (approvalId: string, role: Role) =>
  (await app.get(`console/approval?requestId=${approvalId}`, desk.who(role))).json();
const agree = async (approvalId: string, role: Role) => {
  const { preview: shown } = await see(approvalId, role);
  return app.post(
    'console/approval-decide',
    { requestId: approvalId, verdict: 'agree', seen: shown?.seen ?? '0'.repeat(32) },
    { ...desk.who(role), headers: { 'idempotency-key': randomUUID() } },
  );
};

const preview = (orderId: string, asked: object) =>
  app.post('console/application-preview', { orderId, ...asked }, desk.who('underwriter'));

const inbox = async ({ suffix, who }: KycBorrower) =>
  ((await app.get(`message/list${suffix}`, who)).json().messages as { title: string; body: string }[]).map(
    ({ title, body }) => ({ language: 'en', title, body }),
  );

const codeOf = (answer: { json(): { code: string } }) => answer.json().code;

describe('A15.30, A15.31 · a person decides', () => {
  it('approves with an amount: what the preview shows is what the borrower reads', async () => {
    const { orderId, borrower } = await ordinary();
    const seen = (await preview(orderId, { decision: 'approve', amount: 500_000, verified })).json();
    expect(seen.authority).toMatchObject({ takes: 'alone', why: [], codes: [], policyAmount: 800_000 });
    expect(seen.figures).toMatchObject({ amount: 500_000, currency: 'PHP' });
    expect(seen.openUntil).toBe('2026-11-19');
    expect(await standingOf(app, orderId)).toMatchObject({ state: 'in-review' });
    const done = await decide(orderId, {
      decision: 'approve',
      amount: 500_000,
      verified,
      note: 'October had no overtime.',
    });
    expect(done.json()).toEqual({ orderId, state: 'approved', outcome: 'done', approvalId: null });
    expect(await standingOf(app, orderId)).toMatchObject({ most: '500000', until: seen.openUntil });
    await app.work();
    expect(await inbox(borrower)).toContainEqual(seen.told[0]);
    const after = await desk.read(orderId);
    expect(after.history).toContainEqual({
      at: expect.any(String),
      words: 'Rina Santos approved up to ₱5,000.00 over 3 months',
      note: 'October had no overtime.',
    });
    expect(after.canDecide).toBe(false);
  });

  it('keeps why sealed, and out of the audit log', async () => {
    const { orderId } = await desk.referred();
    await decide(orderId, { decision: 'refuse', reasons: ['decided_by_a_person'], note: 'The aunt is ill.' });
    const { rows } = await app.test.sql(
      `select h.sealed, h.reasons, a.facts, a.actor_kind as kind from hand_decision h
       join audit_log a on a.subject = 'order:' || h.order_id and a.command = 'order.refuse' where h.order_id = $1`,
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
    const always = ['decided_by_a_person', 'cannot_be_offered'];
    expect(codes.map(({ code }: { code: string }) => code)).toEqual(['bureau_late_payments', ...always]);
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
    const { orderId } = await ordinary();
    const more = await decide(orderId, { decision: 'approve', amount: 900_000 });
    expect(codeOf(more)).toBe('amount_is_above_the_requested');
    expect(codeOf(await decide(orderId, { decision: 'approve', amount: 1 }))).toBe('amount_is_not_offered');
    const key = randomUUID();
    const one = await decide(orderId, { decision: 'approve', verified }, key);
    const again = await decide(orderId, { decision: 'approve', verified }, key);
    expect(one.json()).toMatchObject({ orderId, state: 'approved', outcome: 'done' });
    expect(again.json()).toEqual(one.json());
    expect(codeOf(await decide(orderId, { decision: 'approve', verified }))).toBe('order_cannot_change_now');
    const { rows } = await app.test.sql('select 1 from hand_decision where order_id = $1', [orderId]);
    expect(rows).toHaveLength(1);
  });

  it('not what a colleague has in hand, nor without a word for the file', async () => {
    const { orderId } = await ordinary();
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
    for (const note of [' ', ''])
      expect((await decide(orderId, { decision: 'approve', note })).statusCode).toBe(400);
    const lazy = await decide(orderId, { decision: 'approve', verified, note: 'ok' });
    expect([lazy.statusCode, codeOf(lazy)]).toEqual([422, 'reason_needs_substance']);
    expect((await decide(orderId, { decision: 'approve', verified })).statusCode).toBe(200);
  });

  it('and a note that holds a script is a text like any other', async () => {
    const { orderId } = await ordinary();
    const note = '<script>alert(1)</script>';
    await decide(orderId, { decision: 'approve', verified, note });
    expect((await desk.read(orderId)).history).toContainEqual(expect.objectContaining({ note }));
  });
});

describe('A15.30, A15.31 · what is decided is what was shown', () => {
  it('an amount, a price or a text that is another by now decides nothing', async () => {
    const { orderId } = await ordinary();
    const wish = { decision: 'approve', amount: 500_000, verified };
    const { mark } = (await preview(orderId, wish)).json();
    const other = await decide(orderId, { ...wish, amount: 600_000, seen: mark });
    expect([other.statusCode, codeOf(other)]).toEqual([409, 'figures_have_changed']);
    // The borrower reads it in another language by now: no number has changed, what is sent has.
    await app.test.sql(
      `update borrower set language = 'fil' where id = (select borrower_id from loan_order where id = $1)`,
      [orderId],
    );
    const stale = await decide(orderId, { ...wish, seen: mark });
    expect([stale.statusCode, codeOf(stale)]).toEqual([409, 'figures_have_changed']);
    expect((await standingOf(app, orderId)).state).toBe('in-review');
    expect((await decide(orderId, wish)).statusCode).toBe(200);
    expect(await standingOf(app, orderId)).toMatchObject({ state: 'approved', most: '500000' });
  });
});

/** In which lists an application stands, and how many approvals are whose to do. */
async function stands(orderId: string) {
  const isIn = async (show: string) => {
    const { items } = (
      await app.get(`console/applications?market=ph&show=${show}`, desk.who('underwriter'))
    ).json();
    return items.some((item: { orderId: string }) => item.orderId === orderId);
  };
  const approvalsOf = async (role: Role) => {
    const { queues } = (await app.get('console/queues?market=ph', desk.who(role))).json();
    return queues.find(({ queue }: { queue: string }) => queue === 'second-person')?.waiting ?? 0;
  };
  return {
    applications: { waiting: await isIn('waiting'), 'for-approval': await isIn('for-approval') },
    approvals: { underwriter: await approvalsOf('underwriter'), risk: await approvalsOf('risk') },
    today: (await app.get('console/today?market=ph', desk.who('underwriter'))).json(),
  };
}

describe('A15.31 · beyond policy nobody approves alone', () => {
  const stateOf = async (orderId: string) => (await standingOf(app, orderId)).state;

  it('an amount above what policy allows is sent to a risk approver with a code and a reason, and offered when they agree', async () => {
    const { orderId } = await desk.referred({ familyName: 'Lookalike', incomePerMonth: '16000.00' });
    const { policyAmount } = await desk.read(orderId);
    expect(policyAmount).toBeLessThan(800_000);
    const asked = { decision: 'approve', amount: 800_000, verified } as const;
    const seen = (await preview(orderId, asked)).json();
    expect(seen.authority).toMatchObject({ takes: 'risk', codes: [{ code: 'OV-2' }], policyAmount });
    expect(seen.authority.dtiPerMille).toBeGreaterThan(seen.authority.dtiLimitPerMille);
    expect(codeOf(await decide(orderId, { ...asked, note: why }))).toBe('override_code_needed');
    expect(codeOf(await decide(orderId, { ...asked, note: why, overrideCode: 'OV-3' }))).toBe(
      'override_code_needed',
    );
    const lazy = await decide(orderId, { ...asked, note: 'He is nice.', overrideCode: 'OV-2' });
    expect(codeOf(lazy)).toBe('reason_needs_substance');
    const sent = (await decide(orderId, { ...asked, note: why, overrideCode: 'OV-2' })).json();
    expect(sent).toMatchObject({ state: 'in-review', outcome: 'asked', approvalId: expect.any(String) });
    expect(await stateOf(orderId)).toBe('in-review');
    expect((await desk.read(orderId)).waits).toMatchObject({ requestId: sent.approvalId });
    // It leaves the underwriter's to-do, keeps its own deadline, and is counted once: with who may decide it.
    const { applications, approvals, today } = await stands(orderId);
    expect(applications).toEqual({ waiting: false, 'for-approval': true });
    expect(approvals.underwriter).toBe(0);
    expect(approvals.risk).toBeGreaterThan(0);
    expect(today.approvalsOfOthers.waiting).toBeGreaterThan(0);
    const { preview: shown, words, dueAt, deadlineAt } = await see(sent.approvalId, 'risk');
    const { deadline } = await desk.read(orderId);
    expect(dueAt).toBe(deadline < deadlineAt ? deadline : deadlineAt);
    expect(words[0].words).toBe(why);
    // Before and after are values; a limit stands among the checks, beside what this comes to.
    expect(shown.terms).toMatchObject([
      // oxlint-disable-next-line unicorn/no-thenable -- what it will be
      { name: 'Amount', now: expect.stringMatching(/^₱[\d,.]+ asked for$/u), then: '₱8,000.00' },
      // oxlint-disable-next-line unicorn/no-thenable -- what it will be
      { name: 'KYC verified', now: '0 of 4 steps', then: '4 of 4 steps' },
      { name: 'Override code', now: '–' },
    ]);
    const checked = shown.checks.map(
      ({ is, words: said }: { is: string; words: string }) => `${is}: ${said}`,
    );
    expect(checked).toContainEqual(expect.stringMatching(/^look: ₱8,000\.00 offered, policy allows /u));
    expect(checked).toContainEqual(expect.stringMatching(/^look: DTI [\d.]+\u{A0}%, limit [\d.]+\u{A0}%$/u));
    expect(checked).toContain('kept: Sanctions screening is clear');
    // Neither whoever wants it, nor compliance, nor whoever approves money.
    for (const [role, code] of [
      ['underwriter', 'not_permitted'],
      ['compliance', 'approval_is_not_for_your_role'],
      ['controller', 'approval_is_not_for_your_role'],
    ] as const)
      expect(codeOf(await agree(sent.approvalId, role))).toBe(code);
    expect(await stateOf(orderId)).toBe('in-review');
    expect((await agree(sent.approvalId, 'risk')).json()).toMatchObject({ state: 'done' });
    expect(await standingOf(app, orderId)).toMatchObject({ state: 'approved', most: '800000' });
    const { rows } = await app.test.sql(
      'select override_code as code, approved_by <> staff_id as "isTwo" from hand_decision where order_id = $1',
      [orderId],
    );
    expect(rows).toEqual([{ code: 'OV-2', isTwo: true }]);
  });

  it.each([
    ['with a step that nobody verified', 'Lookalike', ['base', 'personal', 'job'], 'OV-1'],
    ['unscreened', 'Noscreening', everyStep, 'OV-1'],
    ['over a rule that refers it', 'Latecomer', everyStep, 'OV-3'],
  ])('%s a risk approver decides, nobody else meanwhile', async (_what, familyName, steps, code) => {
    const { orderId } = await desk.referred({ familyName });
    const asked = { decision: 'approve', amount: 500_000, verified: [...steps] };
    const { authority } = (await preview(orderId, asked)).json();
    expect(authority.takes).toBe('risk');
    expect(authority.codes.map((each: { code: string }) => each.code)).toContain(code);
    const sent = (await decide(orderId, { ...asked, note: why, overrideCode: code })).json();
    const alone = await decide(orderId, { decision: 'refuse', reasons: ['decided_by_a_person'] });
    expect(codeOf(alone)).toBe('approval_is_open');
    expect([sent.outcome, await stateOf(orderId)]).toEqual(['asked', 'in-review']);
    const other = await decide(orderId, { ...asked, amount: 400_000, note: why, overrideCode: code });
    expect(codeOf(other)).toBe('approval_waits_already');
  });

  it('A15.760 · declined, the application says so, with the comment, and is the underwriter’s to do again', async () => {
    const { orderId } = await desk.referred({ familyName: 'Lookalike', incomePerMonth: '16000.00' });
    const asked = {
      decision: 'approve',
      amount: 800_000,
      verified,
      note: why,
      overrideCode: 'OV-2',
    } as const;
    const { approvalId: requestId } = (await decide(orderId, asked)).json();
    const word = 'Overtime is not proven: ask for the October payslip.';
    const declined = await app.post(
      'console/approval-decide',
      { requestId, verdict: 'refuse', word },
      { ...desk.who('risk'), headers: { 'idempotency-key': randomUUID() } },
    );
    expect(declined.statusCode, declined.body).toBe(200);
    const lines = (await desk.read(orderId)).history.map(({ note }: { note: string | null }) => note);
    expect(lines).toEqual(expect.arrayContaining([why, word]));
    const about = `console/requests-about?market=ph&about=order&aboutId=${orderId}`;
    const { requests } = (await app.get(about, desk.who('underwriter'))).json();
    expect(requests).toMatchObject([
      { requestId, state: 'refused', steps: [{ step: 'asked' }, { words: word }] },
    ]);
    expect((await stands(orderId)).applications).toEqual({ waiting: true, 'for-approval': false });
  });

  it('above the underwriter’s own limit it takes a risk approver too', async () => {
    const [one, other] = [await staffMember(app, 'a@lender.example', ['admin']), desk.underwriterId];
    const set = (most: number) =>
      app.test.sql(
        `insert into authority_limit (market, kind, role, most, asked_by, approved_by, at)
         values ('ph', 'application', 'underwriter', $1, $2, $3, now())`,
        [most, one, other],
      );
    const { orderId } = await ordinary();
    const asked = { decision: 'approve', amount: 500_000, verified };
    await set(400_000);
    const { authority } = (await preview(orderId, asked)).json();
    expect(authority).toMatchObject({ takes: 'risk', codes: [{ code: 'OV-4' }] });
    await set(1_000_000);
    expect((await preview(orderId, asked)).json().authority.takes).toBe('alone');
  });

  it('a sanctions hit is compliance’s to decide, never an underwriter’s and a risk approver’s, and no offer follows by itself', async () => {
    const { orderId } = await desk.referred({ familyName: 'Namesake' });
    const asked = { decision: 'approve', amount: 500_000, verified };
    expect((await preview(orderId, asked)).json().authority).toMatchObject({ takes: 'compliance' });
    const sent = (await decide(orderId, { ...asked, note: why, overrideCode: 'OV-1' })).json();
    expect(sent.outcome).toBe('asked');
    // Whoever talks to borrowers does not learn that there is one.
    expect(
      (await app.get(`console/approval?requestId=${sent.approvalId}`, desk.who('support'))).statusCode,
    ).toBe(404);
    const listed = await app.get('console/approvals?market=ph&show=others', desk.who('support'));
    expect(listed.body).not.toContain(sent.approvalId);
    expect(codeOf(await agree(sent.approvalId, 'risk'))).toBe('approval_is_not_for_your_role');
    expect((await agree(sent.approvalId, 'compliance')).json()).toMatchObject({ state: 'done' });
    expect(await stateOf(orderId)).toBe('in-review');
    expect((await preview(orderId, asked)).json().authority).toMatchObject({ takes: 'alone' });
    expect((await decide(orderId, asked)).json()).toMatchObject({ outcome: 'done', state: 'approved' });
  });

  it('accepts the steps that were verified, and no other', async () => {
    const { orderId, borrower } = await desk.referred({ familyName: 'Lookalike' });
    const states = async () =>
      (
        await app.test.sql(
          'select step, state from certification_step where borrower_id = $1 order by step',
          [borrower.borrowerId],
        )
      ).rows.map(({ step, state }) => `${String(step)} ${String(state)}`);
    const asked = { decision: 'approve', amount: 500_000, verified: ['base'] };
    const sent = (await decide(orderId, { ...asked, note: why, overrideCode: 'OV-1' })).json();
    await agree(sent.approvalId, 'risk');
    expect(await states()).toEqual(['base accepted', 'ext saved', 'job saved', 'personal saved']);
  });
});
