import { randomUUID } from 'node:crypto';
import { signOffer, standingOf, type KycBorrower } from '@candor/simulator/borrowers';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicationDesk, everyStep, type ApplicationDesk } from '../../testing/application-desk.ts';
import type { IdentityApp } from '../../testing/identity-app.ts';

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

type Role = Parameters<ApplicationDesk['who']>[0];
type Offered = {
  term: { instalments: number; every: { count: number; unit: string } };
  amount: number;
  instalment: number;
  dtiPerMille: number;
};
const verified = [...everyStep];
const why = 'Two loans repaid with max DPD 0; overtime of October is not counted.';
const codeOf = (answer: { json(): { code: string } }) => answer.json().code;
const send = (role: Role, call: string, body: object) =>
  app.post(`console/${call}`, body, { ...desk.who(role), headers: { 'idempotency-key': randomUUID() } });
const preview = (asked: object) => send('underwriter', 'application-preview', asked);
async function decide(asked: Record<string, unknown>, note = why) {
  // What is refused in the preview has no mark: any will do, and the answer is the refusal.
  const { mark = '0'.repeat(32) } = (await preview(asked)).json();
  return send('underwriter', 'application-decide', { ...asked, note, seen: mark });
}
/** An income that does not carry what is asked for over 3 months. */
const tight = () => desk.referred({ familyName: 'Lookalike', incomePerMonth: '16000.00' });

describe('A15.27, A15.31 · a counter-offer of amount and term', () => {
  it('has for each term the largest amount within policy, by the same judgement', async () => {
    const { orderId } = await tight();
    const { counterOffers, policyAmount, amount, term, terms } = await desk.read(orderId);
    expect(counterOffers.length).toBeGreaterThan(1);
    expect(counterOffers.length).toBeLessThanOrEqual(3);
    const own = (counterOffers as Offered[]).find(
      (each) => JSON.stringify(each.term) === JSON.stringify(term),
    );
    expect(own?.amount).toBe(policyAmount);
    for (const offer of counterOffers as Offered[]) {
      expect(terms).toContainEqual(offer.term);
      expect(offer.amount).toBeLessThanOrEqual(amount);
      const asked = { orderId, decision: 'approve', amount: offer.amount, term: offer.term, verified };
      const { authority, figures } = (await preview(asked)).json();
      expect(authority).toMatchObject({ takes: 'alone', policyAmount: offer.amount });
      expect(authority.dtiPerMille).toBe(offer.dtiPerMille);
      expect(figures).toMatchObject({ amount: offer.amount, term: offer.term });
    }
    // A step more over the same term is above policy.
    const more = { orderId, decision: 'approve', amount: policyAmount + 50_000, term, verified };
    expect((await preview(more)).json().authority.takes).toBe('risk');
  });

  it('is offered over that term, told with what was asked for and why, and signed as usual', async () => {
    const { orderId, borrower } = await tight();
    const { counterOffers, term: asked } = await desk.read(orderId);
    const longest = (counterOffers as Offered[]).at(-1)!;
    const wish = { orderId, decision: 'approve', amount: longest.amount, term: longest.term, verified };
    const shown = (await preview(wish)).json();
    expect(shown.told[0].body).toMatch(/you asked for ₱8,000\.00 over 3 months\. We offer you up to/u);
    expect((await decide(wish)).json()).toMatchObject({ state: 'approved', outcome: 'done' });
    await app.work();
    const { messages } = (await app.get(`message/list${borrower.suffix}`, borrower.who)).json();
    expect(messages.map(({ body }: { body: string }) => body)).toContain(shown.told[0].body);
    const { item } = (
      await app.get(`loan/details${borrower.suffix}?orderId=${orderId}`, borrower.who)
    ).json();
    expect(item).toMatchObject({ term: longest.term, askedTerm: asked, amount: longest.amount });
    const accountId = await accountOf(borrower, orderId);
    const offer = await signOffer(app, { ...borrower, accountId, orderId });
    expect(offer.quote).toMatchObject({ amount: longest.amount, term: longest.term });
    expect(await standingOf(app, orderId)).toMatchObject({ state: 'confirmed' });
    const { history } = await desk.read(orderId);
    expect(JSON.stringify(history)).toContain(`over ${longest.term.instalments} months`);
  });

  it('of a term that the product does not have is refused; nothing was offered', async () => {
    const { orderId } = await tight();
    const term = { instalments: 23, every: { count: 1, unit: 'month' } };
    const refused = await preview({ orderId, decision: 'approve', amount: 200_000, term, verified });
    expect([refused.statusCode, codeOf(refused)]).toEqual([422, 'term_is_not_offered']);
    expect(await standingOf(app, orderId)).toMatchObject({ state: 'in-review' });
  });

  it('beyond policy the approver agrees to that very term, and the code’s use is counted', async () => {
    const { orderId } = await tight();
    const { terms, amount } = await desk.read(orderId);
    const term = terms[0];
    const wish = { orderId, decision: 'approve', amount, term, verified };
    const { authority, mark } = (await preview(wish)).json();
    expect(authority).toMatchObject({ takes: 'risk', approvers: [expect.any(String)] });
    expect(authority.codes).toMatchObject([{ code: 'OV-2', usedThisMonth: { count: 0, amount: 0 } }]);
    const asked = { ...wish, note: why, overrideCode: 'OV-2', seen: mark };
    const { approvalId } = (await send('underwriter', 'application-decide', asked)).json();
    const { preview: seen } = (
      await app.get(`console/approval?requestId=${approvalId}`, desk.who('risk'))
    ).json();
    expect(JSON.stringify(seen.terms)).toContain('Term');
    const agreed = { requestId: approvalId, verdict: 'agree', seen: seen.seen };
    expect((await send('risk', 'approval-decide', agreed)).statusCode).toBe(200);
    expect((await desk.read(orderId)).term).toEqual(term);
    const next = await tight();
    const again = (await preview({ ...wish, orderId: next.orderId })).json();
    expect(again.authority.codes[0].usedThisMonth).toEqual({ count: 1, amount });
  });
});

async function accountOf({ suffix, who }: KycBorrower, orderId: string): Promise<string> {
  const offer = (await app.get(`loan/offer${suffix}?orderId=${orderId}`, who)).json();
  expect(offer).toMatchObject({ accounts: [{ accountId: expect.any(String) }] });
  return offer.accounts[0].accountId;
}

describe('A15.31 · returned for documents', () => {
  it('the borrower reads what to add and what was written, at the field; nobody is asked for what has no place', async () => {
    const { orderId, borrower } = await desk.referred();
    const { choices } = await desk.read(orderId);
    const documents = choices.sendBack.filter(({ isDocument }: { isDocument: boolean }) => isDocument);
    const codes = documents.map(({ code }: { code: string }) => code);
    expect(codes).toContain('selfie_requested');
    expect(codes).not.toContain('business_proof_requested');
    const returnNote = 'Your face is in the shadow: please stand at a window.';
    const asked = { orderId, decision: 'send-back', reasons: ['selfie_requested'], returnNote };
    const shown = (await preview(asked)).json();
    expect(shown.told[0].body).toContain('We need a new selfie.');
    expect(shown.told[0].body).toContain(`Our note: “${returnNote}”`);
    expect((await decide(asked)).json()).toMatchObject({ state: 'sent-back' });
    await app.work();
    const { suffix, who } = borrower;
    const { messages } = (await app.get(`message/list${suffix}`, who)).json();
    expect(messages.map(({ body }: { body: string }) => body)).toContain(shown.told[0].body);
    const details = (await app.get(`loan/details${suffix}?orderId=${orderId}`, who)).json();
    expect(details).toMatchObject({ returnNote, reasons: [{ code: 'selfie_requested', step: 'base' }] });
    const step = (await app.get(`certification/base${suffix}`, who)).json();
    expect(step.refusals).toMatchObject([{ field: 'selfie' }]);
    const { rows } = await app.test.sql('select sealed from return_note where order_id = $1', [orderId]);
    expect(JSON.stringify(rows)).not.toContain('window');
  });
});

describe('A15.670 · the table asked again', () => {
  it('says what it says of today’s facts beside what it said, decides nothing, and is written down', async () => {
    const { orderId } = await desk.referred();
    const done = (await send('underwriter', 'application-rerun', { orderId })).json();
    expect(done).toMatchObject({ tableVersion: 1, before: 'refer', after: 'refer' });
    const detail = await desk.read(orderId);
    expect(detail).toMatchObject({ state: 'in-review', reruns: [{ by: 'Rina Santos', outcome: 'refer' }] });
    expect(JSON.stringify(detail.history)).toContain('Rina Santos re-ran table v1: manual review');
    const { rows } = await app.test.sql(
      `select facts from audit_log where command = 'application.rerun' and subject = 'order:' || $1`,
      [orderId],
    );
    expect(rows).toMatchObject([{ facts: { before: 'refer', outcome: 'refer' } }]);
  });

  it('only while it waits, and only for whoever decides', async () => {
    const { orderId } = await desk.referred();
    for (const role of ['support', 'auditor', 'compliance', 'controller'] as const)
      expect(codeOf(await send(role, 'application-rerun', { orderId }))).toBe('not_permitted');
    await decide({ orderId, decision: 'refuse', reasons: ['decided_by_a_person'] });
    expect(codeOf(await send('underwriter', 'application-rerun', { orderId }))).toBe(
      'order_cannot_change_now',
    );
  });
});

describe('A15.671 · the bureau’s report', () => {
  it('is read whole, with when, under which consent and its reference; who looked is written down', async () => {
    const { orderId } = await desk.referred();
    const { reports } = (await send('underwriter', 'application-bureau', { orderId })).json();
    expect(reports).toMatchObject([
      {
        came: 'answered',
        askedAt: expect.any(String),
        consentedAt: expect.any(String),
        record: { openLoans: 2, worstStatus: 'late-30', reference: 'SBX-LATECOMER' },
      },
    ]);
    expect(reports[0].record.lines).toHaveLength(2);
    const { rows } = await app.test.sql(
      `select 1 from audit_log where command = 'bureau.see-report' and subject = 'order:' || $1`,
      [orderId],
    );
    expect(rows).toHaveLength(1);
  });

  it('A15.844 · is a reason to decline: the borrower reads which bureau says what, and where to dispute it', async () => {
    const { orderId, borrower } = await desk.referred({ familyName: 'Latecomer' });
    const [first] = (await desk.read(orderId)).choices.refuse;
    expect(first).toMatchObject({ code: 'bureau_late_payments', isBorneOut: true });
    // It was late for a month, not for three.
    const worse = await decide({ orderId, decision: 'refuse', reasons: ['bureau_record_is_bad'] });
    expect(codeOf(worse)).toBe('reason_not_borne_out');
    const done = await decide({ orderId, decision: 'refuse', reasons: ['bureau_late_payments'] });
    expect(done.json()).toMatchObject({ state: 'refused' });
    await app.work();
    const { messages } = (await app.get(`message/list${borrower.suffix}`, borrower.who)).json();
    const told = messages.map(({ body }: { body: string }) => body).join(' ');
    expect(told).toContain(
      'Credit Information Corporation (CIC) reports that a loan with another lender was',
    );
    expect(told).toContain('creditinfo.gov.ph');
  });

  it('is for those who see documents', async () => {
    const { orderId } = await desk.referred();
    expect(codeOf(await send('support', 'application-bureau', { orderId }))).toBe('not_permitted');
    const absent = await send('underwriter', 'application-bureau', { orderId: randomUUID() });
    expect(codeOf(absent)).toBe('not_found');
  });
});

describe('A15.27 · documents beside what the application says', () => {
  it('compares with the account, says that nothing was read where nobody did, and is for those who see documents', async () => {
    const { orderId } = await desk.referred({ familyName: 'Lookalike' });
    const { comparison } = await desk.read(orderId);
    const row = (what: string) => comparison.find((each: { what: string }) => each.what === what);
    expect(row('Name')).toMatchObject({ application: 'Maricel Lookalike', account: 'same', result: 'match' });
    expect(row('Born')).toMatchObject({ id: null, result: 'look' });
    expect(await desk.read(orderId, desk.who('support'))).toMatchObject({ comparison: [] });
  });
});
