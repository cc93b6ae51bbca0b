import { randomUUID } from 'node:crypto';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { problemIn } from '../../http/testing/problem-in.ts';
import { identityApp, type IdentityApp, type Who } from '../../testing/identity-app.ts';
import { offeredBorrower, openLender, type OfferedBorrower } from '../../testing/offered-borrower.ts';
import { signOffer } from '../../testing/sign-offer.ts';
import { staffMember, staffSession } from '../../testing/staff-member.ts';

let app: IdentityApp;
let paolo: Who;
let staffId: string;
beforeAll(async () => {
  app = await identityApp();
  await openLender(app);
  staffId = await staffMember(app, 'paolo@lender.example', ['finance']);
});
// Signing takes its time, and who is away for half an hour logs in again.
beforeEach(async () => {
  paolo = await staffSession(app, staffId);
});
afterEach(() => expectBooksTie(app.test));
afterAll(() => app.close());

const reason = 'The bank said so by phone';
const act = (call: string, body: object) =>
  app.post(
    `console/${call}`,
    { reason, ...body },
    { ...paolo, headers: { 'idempotency-key': randomUUID() } },
  );
const read = async (call: string) => (await app.get(`console/${call}`, paolo)).json();
const paper = (payoutId: string) => read(`payout?payoutId=${payoutId}`);
const choose = (payoutId: string, outcome: string) =>
  app.post('sandbox/payout-outcome', { payoutId, outcome });
const payoutIdOf = async ({ orderId }: OfferedBorrower) => {
  const { rows } = await app.test.sql('select id from payout where order_id = $1', [orderId]);
  return String(rows[0]?.['id']);
};
/** Signed, ordered, and nothing sent yet. */
async function ordered(): Promise<string> {
  const one = await offeredBorrower(app, 'ph');
  await signOffer(app, one);
  await app.work();
  return payoutIdOf(one);
}

describe('a payout', () => {
  it('A15.36, A15.37, A15.39, A15.40 · sent, failed, sent again, and ended on the bank’s word', async () => {
    const payoutId = await ordered();
    const listed = (await read('payouts?market=ph')).items;
    expect(listed).toMatchObject([{ payoutId, state: 'sent', attempt: 1, isHeld: false, concern: null }]);
    expect(await paper(payoutId)).toMatchObject({
      may: ['outcome'],
      account: { masked: expect.stringMatching(/\d{4}$/u) },
      entry: { lines: [{ number: 1050 }, { number: 1010 }] },
    });
    expect(problemIn(await act('payout-send', { payoutId })).code).toBe('money_cannot_change_so');
    expect(problemIn(await act('payout-hold', { payoutId, isHeld: true })).detail).toContain('sent already');

    await act('payout-outcome', { payoutId, attempt: 1, outcome: 'failed' });
    expect((await read('payouts?market=ph&view=failed')).items).toMatchObject([
      { payoutId, state: 'failed' },
    ]);
    expect(await paper(payoutId)).toMatchObject({ may: ['send'] });
    expect((await act('payout-send', { payoutId })).json()).toEqual({ payoutId, attempt: 2 });
    await choose(payoutId, 'answer-lost');
    await app.work();
    const second = await paper(payoutId);
    expect(second.attempts).toMatchObject([{ attempt: 2 }, { attempt: 1, state: 'failed' }]);
    const told = await act('payout-outcome', { payoutId, attempt: 2, outcome: 'paid' });
    expect(told.json()).toMatchObject({ payoutId, state: 'left' });
    expect((await read('payouts?market=ph&view=left')).items[0]).toMatchObject({ payoutId, state: 'left' });
    const { rows } = await app.test.sql(
      `select count(*)::int as entries from ledger_entry where event = 'settle-payout' and natural_key like $1`,
      [`%${payoutId}`],
    );
    expect(rows[0]).toEqual({ entries: 1 });
  });

  it('A15.38 · held before anybody sends it, it stays; let go, it goes its way', async () => {
    const one = await offeredBorrower(app, 'ph');
    await signOffer(app, one);
    const { rows: none } = await app.test.sql('select id from payout where order_id = $1', [one.orderId]);
    expect(none).toEqual([]);
    // As if the worker had ordered it and come no further.
    await app.post('sandbox/stand-ins', { paysOut: false });
    const { startPayout, payoutIdOfOrder, runCommand } = await import('@candor/services');
    const payoutId = payoutIdOfOrder(one.orderId);
    await runCommand(app.test.database, startPayout, {
      input: { orderId: one.orderId, payoutId },
      actor: { kind: 'system', id: 'test' },
      now: app.identity.now(),
    });
    expect((await act('payout-hold', { payoutId, isHeld: true })).json()).toEqual({ payoutId, isHeld: true });
    for (let round = 0; round < 3; round += 1) {
      app.pass(200);
      await app.work();
    }
    expect((await read('payouts?market=ph&view=held')).items).toMatchObject([{ payoutId, isHeld: true }]);
    expect(await paper(payoutId)).toMatchObject({
      may: ['release'],
      held: { why: reason, by: 'Rina Santos' },
      attempts: [{ attempt: 1, state: 'intended', sends: 0 }],
    });
    await app.post('sandbox/stand-ins', { paysOut: true });
    expect((await act('payout-hold', { payoutId, isHeld: false })).statusCode).toBe(200);
    await app.work();
    app.pass(10);
    await app.work();
    expect((await paper(payoutId)).payout.state).toBe('left');
  });

  it('A15 · nobody’s payout is not found', async () => {
    expect((await app.get(`console/payout?payoutId=${randomUUID()}`, paolo)).statusCode).toBe(404);
    expect((await act('payout-send', { payoutId: randomUUID() })).statusCode).toBe(404);
    const other = { payoutId: randomUUID(), attempt: 1, outcome: 'paid' };
    expect((await act('payout-outcome', other)).statusCode).toBe(404);
  });
});

describe('by file', () => {
  let byHand: IdentityApp;
  let clerk: Who;
  beforeAll(async () => {
    byHand = await identityApp({ borrowing: { payoutChannels: { ph: null, in: null } } });
    await openLender(byHand);
  });
  afterEach(() => expectBooksTie(byHand.test));
  afterAll(() => byHand.close());
  const keyed = () => ({ ...clerk, headers: { 'idempotency-key': randomUUID() } });

  it('A15.41, A15.42, A15.43, A15.44 · each payout is in one file, and the bank’s answer is seen before it counts', async () => {
    const [one, two] = [await offeredBorrower(byHand, 'in'), await offeredBorrower(byHand, 'in')];
    await signOffer(byHand, one);
    await signOffer(byHand, two);
    await byHand.work();
    clerk = await staffSession(byHand, await staffMember(byHand, 'file@lender.example', ['finance']));
    const get = async (call: string) => (await byHand.get(`console/${call}`, clerk)).json();
    const { items } = await get('payouts?market=in');
    const [held, sent] = items.map(({ payoutId }: { payoutId: string }) => payoutId);
    await byHand.post('console/payout-hold', { payoutId: held, isHeld: true, reason }, keyed());
    expect(await get('payout-batches?market=in')).toMatchObject({ waiting: 1, batches: [] });
    const made = (await byHand.post('console/payout-batch-make', { market: 'in', reason }, keyed())).json();
    expect(made).toMatchObject({ lines: 1, leftOut: [] });
    const nothing = (
      await byHand.post('console/payout-batch-make', { market: 'in', reason }, keyed())
    ).json();
    expect(nothing).toMatchObject({ batchId: null, lines: 0 });
    const file = (await byHand.post('console/payout-batch-file', { batchId: made.batchId }, keyed())).json();
    expect(file.text).toContain(`"${sent}/1"`);
    expect(file.text).not.toContain(held);
    const { rows } = await byHand.test.sql(
      `select count(*)::int as times from audit_log where command = 'payout.open-batch'`,
    );
    expect(rows[0]).toEqual({ times: 1 });

    const csv = `id,state\n${sent}/1,paid\nnobody,paid\n${sent}/1,perhaps`;
    const answer = async (isDryRun: boolean) =>
      (await byHand.post('console/payout-batch-answer', { csv, isDryRun }, keyed())).json();
    const seen = await answer(true);
    expect(seen).toMatchObject({ left: 1, failed: 0, faults: [{ line: 3 }, { line: 4 }] });
    expect((await get(`payout?payoutId=${sent}`)).payout.state).toBe('sent');
    expect(await answer(false)).toMatchObject({ left: 1 });
    expect((await get(`payout?payoutId=${sent}`)).payout.state).toBe('left');
    expect(await answer(false)).toMatchObject({ left: 0, again: 1 });
    expect(await get('payout-batches?market=in')).toMatchObject({ batches: [{ lines: 1, open: 0 }] });
  });
});
