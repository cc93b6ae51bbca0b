import { disbursementIdOfApplication, startDisbursement } from '@candor/services/payments/disbursements';
import { randomUUID } from 'node:crypto';
import { lapseApprovals } from '@candor/services/approvals';
import { runCommand } from '@candor/services/kernel/commands';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { problemIn } from '../../http/testing/problem-in.ts';
import { approveAsSeen, bookedBy, decideOn, seeApproval } from '../../testing/preview-is-booked.ts';
import { offeredBorrower, type OfferedBorrower, signOffer } from '@candor/simulator/borrowers';
import { type Who, openLender } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../../testing/identity-app.ts';
import { staffMember, staffSession } from '@candor/simulator/staff';

let app: IdentityApp;
let paolo: Who;
let staffId: string;
let lina: Who;
let linaId: string;
beforeAll(async () => {
  app = await identityApp();
  await openLender(app);
  staffId = await staffMember(app, 'paolo@lender.example', ['finance']);
  linaId = await staffMember(app, 'lina@lender.example', ['controller']);
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
/** Asked for by one person, and nothing happens; approved by another, and what they saw is booked. */
const twoDo = async (call: string, body: object) => {
  const asked = await act(call, body);
  const { approvalId } = asked.json();
  expect(approvalId, asked.body).toEqual(expect.any(String));
  lina = await staffSession(app, linaId);
  const none = await bookedBy(app, async () => {
    expect((await decideOn(app, approvalId, paolo, { seen: 'f'.repeat(32) })).statusCode).toBe(403);
  });
  expect(none).toEqual([]);
  return approveAsSeen(app, approvalId, lina);
};
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
  paolo = await staffSession(app, staffId);
  return payoutIdOf(one);
}

describe('a payout', () => {
  it('A15.36, A15.37, A15.39, A15.40 · sent, failed, sent again, and ended on the bank’s word', async () => {
    const payoutId = await ordered();
    const listed = (await read('payouts?market=ph&show=open')).items;
    expect(listed).toMatchObject([{ payoutId, state: 'sent', attempt: 1, isHeld: false, concern: null }]);
    expect(await paper(payoutId)).toMatchObject({
      may: ['outcome'],
      account: { masked: expect.stringMatching(/\d{4}$/u) },
    });
    expect(problemIn(await act('payout-send', { payoutId })).code).toBe('money_cannot_change_so');
    expect(problemIn(await act('payout-hold', { payoutId, isHeld: true })).detail).toContain('sent already');

    expect((await paper(payoutId)).entries.map(({ event }: { event: string }) => event)).toEqual([
      'disburse',
      'deduct-fee',
      'settle-payout',
    ]);
    await twoDo('payout-outcome', { payoutId, attempt: 1, outcome: 'failed' });
    // Until somebody has acted on it, it is to do, and in no other list.
    expect((await read('payouts?market=ph&show=failed')).items).toEqual([]);
    expect(await paper(payoutId)).toMatchObject({ may: ['send', 'outcome'] });
    // Its borrower has signed and has no money: it is to do, with a deadline, until somebody has sent it.
    const waits = async (view: string) => (await read(`payouts?market=ph&show=${view}`)).items;
    expect(await waits('waiting')).toMatchObject([
      { payoutId, state: 'failed', deadline: expect.any(String) },
    ]);
    const [toDo] = (await read('queue?market=ph&queue=payouts')).items;
    expect(toDo).toMatchObject({ itemId: payoutId, detail: expect.stringContaining('failed') });
    await twoDo('payout-send', { payoutId });
    expect(await waits('waiting')).toEqual([]);
    expect((await paper(payoutId)).payout.attempt).toBe(2);
    await choose(payoutId, 'answer-lost');
    await app.work();
    const second = await paper(payoutId);
    expect(second.attempts).toMatchObject([{ attempt: 2 }, { attempt: 1, state: 'failed' }]);
    const shown = (await paper(payoutId)).entries;
    const told = await twoDo('payout-outcome', { payoutId, attempt: 2, outcome: 'paid' });
    // The approver sees the payee, and all that is booked: not the last entry alone.
    expect(told.payees).toMatchObject([{ toBeSent: expect.any(Number) }]);
    expect(told.entries?.map(({ event }) => event)).toEqual(['disburse', 'deduct-fee', 'settle-payout']);
    const posted = (await paper(payoutId)).entries;
    const bare = (entries: typeof shown) =>
      entries.map(({ event, lines }: { event: string; lines: { number: number; minor: number }[] }) => [
        event,
        lines.map(({ number, minor }) => [number, minor]),
      ]);
    expect(bare(posted)).toEqual(bare(shown));
    expect((await read('payouts?market=ph&show=left')).items[0]).toMatchObject({ payoutId, state: 'left' });
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
    const payoutId = disbursementIdOfApplication(one.orderId);
    await runCommand(app.test.database, startDisbursement, {
      input: { orderId: one.orderId, payoutId },
      actor: { kind: 'system', id: 'test' },
      now: app.identity.now(),
    });
    expect((await act('payout-hold', { payoutId, isHeld: true })).json()).toEqual({
      payoutId,
      isHeld: true,
      approvalId: null,
    });
    for (let round = 0; round < 3; round += 1) {
      app.pass(200);
      await app.work();
    }
    expect((await read('payouts?market=ph&show=held')).items).toMatchObject([{ payoutId, isHeld: true }]);
    expect(await paper(payoutId)).toMatchObject({
      may: ['release'],
      held: { why: reason, by: 'Rina Santos' },
      attempts: [{ attempt: 1, state: 'intended', sends: 0 }],
    });
    await app.post('sandbox/stand-ins', { paysOut: true });
    // One person stops it; to let it go is to send it, and takes two.
    paolo = await staffSession(app, staffId);
    await twoDo('payout-hold', { payoutId, isHeld: false });
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
    byHand = await identityApp({ borrowing: { disbursementChannels: { ph: null, in: null } } });
    await openLender(byHand);
  });
  afterEach(() => expectBooksTie(byHand.test));
  afterAll(() => byHand.close());
  const keyed = () => ({ ...clerk, headers: { 'idempotency-key': randomUUID() } });
  let checker: Who;
  const people = new Map<string, string>();
  /** Signing takes its time: maker and checker log in when they are needed. */
  const arrive = async () => {
    for (const [email, role] of [
      ['file@lender.example', 'finance'],
      ['lina@lender.example', 'controller'],
    ] as const)
      if (!people.has(email)) people.set(email, await staffMember(byHand, email, [role]));
    clerk = await staffSession(byHand, people.get('file@lender.example')!);
    checker = await staffSession(byHand, people.get('lina@lender.example')!);
  };
  const get = async (call: string) => (await byHand.get(`console/${call}`, clerk)).json();
  const prepared = async () =>
    (await byHand.post('console/payout-batch-make', { market: 'in', reason }, keyed())).json();
  const save = (batchId: string) => byHand.post('console/payout-batch-file', { batchId }, keyed());
  const waitingOne = async () => {
    const one = await offeredBorrower(byHand, 'in');
    await signOffer(byHand, one);
    await byHand.work();
    await arrive();
    const { rows } = await byHand.test.sql('select id from payout where order_id = $1', [one.orderId]);
    return String(rows[0]?.['id']);
  };

  it('A15.41, A15.42, A15.43, A15.44, A15.773 · each payout is in one file, and the bank’s answer is seen before it counts', async () => {
    const [one, two] = [await offeredBorrower(byHand, 'in'), await offeredBorrower(byHand, 'in')];
    await signOffer(byHand, one);
    await signOffer(byHand, two);
    await byHand.work();
    await arrive();
    const { items } = await get('payouts?market=in&show=waiting');
    const [held, sent] = items.map(({ payoutId }: { payoutId: string }) => payoutId);
    await byHand.post('console/payout-hold', { payoutId: held, isHeld: true, reason }, keyed());
    expect(await get('payout-batches?market=in')).toMatchObject({ waiting: 1, batches: [] });
    const waits = async (view: string) => (await get(`payouts?market=in&show=${view}`)).items;
    const before = (await waits('waiting')).find((each: { payoutId: string }) => each.payoutId === sent);
    // A15.773: whom it pays is seen before it is prepared, as often as one likes; one may be left for later.
    const lastNumber = async () =>
      (await byHand.test.sql(`select last_value::text as last from payout_batch_id_seq`)).rows[0];
    const numberBefore = await lastNumber();
    const next = await get('payout-batch-next?market=in');
    expect(next.payees).toMatchObject([{ payoutId: sent, account: expect.stringMatching(/•••• \d{4}$/u) }]);
    expect(await get('payout-batch-next?market=in')).toEqual(next);
    // Looking takes no file number.
    expect(await lastNumber()).toEqual(numberBefore);
    const none = { market: 'in', leave: [sent], reason };
    expect((await byHand.post('console/payout-batch-make', none, keyed())).json()).toMatchObject({
      batchId: null,
      lines: 0,
    });
    const made = await prepared();
    expect(made.total).toBe(next.payees[0].toBeSent);
    expect(made).toMatchObject({ lines: 1, leftOut: [], approvalId: expect.any(String) });
    // A15.307: by its number, as staff and bank quote it.
    for (const typed of [`file ${made.batchId}`, made.batchId])
      expect((await get(`find?market=in&find=${encodeURIComponent(typed)}`)).files).toMatchObject([
        { batchId: made.batchId, lines: 1, total: made.total, state: 'prepared' },
      ]);
    expect((await get(`find?market=ph&find=file+${made.batchId}`)).files).toEqual([]);
    expect(await prepared()).toMatchObject({ batchId: null, lines: 0 });
    const { batchId, approvalId } = made;
    // In a file it waits for the checker, with the deadline that it had.
    expect(await waits('waiting')).toEqual([]);
    expect(await waits('held')).toMatchObject([{ payoutId: held, place: 'held' }]);
    expect(await waits('open')).toMatchObject([{ payoutId: sent, place: 'open', isAtApprover: true }]);
    expect(await waits('for-approval')).toMatchObject([
      { payoutId: sent, deadline: before.deadline, since: before.since },
    ]);
    expect((await seeApproval(byHand, approvalId, clerk)).dueAt).toBe(before.deadline);
    // Prepared is not sent: nobody gets the file, and whoever prepared it does not release it.
    expect(problemIn(await save(batchId)).detail).toContain('Nobody has released this file yet');
    expect((await get(`payout?payoutId=${sent}`)).payout.state).toBe('ordered');
    const own = await seeApproval(byHand, approvalId, clerk);
    expect(own).toMatchObject({ isYours: true, mayDecide: false });
    expect((await decideOn(byHand, approvalId, clerk, { seen: own.preview!.seen })).statusCode).toBe(403);
    expect(await get(`payout-batch?batchId=${batchId}`)).toMatchObject({
      state: 'prepared',
      hasFile: false,
      total: made.total,
      payees: [{ payoutId: sent, toBeSent: made.total }],
    });
    const shown = await approveAsSeen(byHand, approvalId, checker);
    expect(shown.payees).toMatchObject([{ payoutId: sent, account: expect.stringMatching(/•••• \d{4}$/u) }]);
    expect(shown.commits).toMatch(/^Release ₹[\d,.]+ to 1 payee$/u);
    const file = (await save(batchId)).json();
    expect(file.text).toContain(`"${sent}/1"`);
    expect(file.text).not.toContain(held);
    const { rows } = await byHand.test.sql(
      `select count(*)::int as times from audit_log where command = 'payout.open-batch'`,
    );
    expect(rows[0]).toEqual({ times: 1 });

    const csv = `id,state\n${sent}/1,paid\nnobody,paid\n${sent}/1,perhaps`;
    // A bank that paid another amount, or says two things, is not believed.
    for (const strange of [
      `id,state,amount\n${sent}/1,paid,1.00`,
      `id,amount,state\n${sent}/1,-9700.00,paid`,
      `${sent}/1,paid\n${sent}/1,failed`,
    ]) {
      const said = { market: 'in', csv: strange, isDryRun: true };
      const looked = (await byHand.post('console/payout-batch-answer', said, keyed())).json();
      expect(looked).toMatchObject({ left: 0, failed: 0, total: 0 });
      expect(looked.faults.length).toBeGreaterThan(0);
    }
    const answer = async (isDryRun: boolean) =>
      byHand.post('console/payout-batch-answer', { market: 'in', csv, isDryRun, reason }, keyed());
    const seen = (await answer(true)).json();
    expect(seen).toMatchObject({ left: 1, failed: 0, total: made.total, faults: [{ line: 3 }, { line: 4 }] });
    const asked = (await answer(false)).json();
    expect((await get(`payout?payoutId=${sent}`)).payout.state).toBe('sent');
    const booked = await approveAsSeen(byHand, asked.approvalId, checker);
    // What the release had announced is what the bank's result booked.
    expect(booked.entries).toEqual(shown.later?.entries);
    expect((await get(`payout?payoutId=${sent}`)).payout.state).toBe('left');
    expect(problemIn(await answer(false)).detail).toContain('nothing new');
    expect(await get('payout-batches?market=in')).toMatchObject({
      batches: [{ lines: 1, open: 0, state: 'released', preparedBy: 'Rina Santos' }],
    });
  });

  it('A15.42 · a file that is no longer the one that was prepared is not released, and says in what', async () => {
    const payoutId = await waitingOne();
    const { batchId, approvalId } = await prepared();
    const before = (await seeApproval(byHand, approvalId, checker)).preview!;
    expect(before.checks.filter(({ is }) => is === 'broken')).toEqual([]);
    // Somebody with a hand in the database turns the money elsewhere.
    const stranger = await byHand.test.sql(
      `select i.account_id as mine, (select id from payout_account where id <> i.account_id limit 1) as theirs
       from payout_intent i where i.payout_id = $1`,
      [payoutId],
    );
    const { mine, theirs } = stranger.rows[0] as { mine: string; theirs: string };
    const turn = (to: string) =>
      byHand.test.sql('update payout_intent set account_id = $2 where payout_id = $1', [payoutId, to]);
    await turn(theirs);
    const after = (await seeApproval(byHand, approvalId, checker)).preview!;
    expect(after.checks).toContainEqual(
      expect.objectContaining({
        is: 'broken',
        words: expect.stringContaining('the account was changed'),
      }),
    );
    for (const { seen } of [before, after])
      expect((await decideOn(byHand, approvalId, checker, { seen })).statusCode).toBe(409);
    expect(problemIn(await save(batchId)).code).toBe('money_cannot_change_so');
    await turn(mine);

    // A payee that is held goes back with the file to its maker; the others wait for the next one.
    await byHand.post('console/payout-hold', { payoutId, isHeld: true, reason }, keyed());
    const held = (await seeApproval(byHand, approvalId, checker)).preview!;
    expect(held.checks).toContainEqual(
      expect.objectContaining({
        is: 'broken',
        words: expect.stringMatching(/, ₹[\d,]+\.\d\d: put on hold since/u),
      }),
    );
    const declined = await decideOn(byHand, approvalId, checker, { verdict: 'refuse', word: 'One is held' });
    expect(declined.json()).toMatchObject({ state: 'refused' });
    expect(await get(`payout-batch?batchId=${batchId}`)).toMatchObject({ state: 'returned' });
    const list = await get('payouts?market=in&show=held');
    expect(list, JSON.stringify(list)).toHaveProperty('items');
    expect(list.items.map(({ payoutId: id }: { payoutId: string }) => id)).toContain(payoutId);
    expect(problemIn(await save(batchId)).code).toBe('money_cannot_change_so');
  });

  it('the database itself knows no release by whoever prepared the file, nor a second one', async () => {
    await waitingOne();
    const { batchId } = await prepared();
    const release = (by: string) =>
      byHand.test.sql(
        `update payout_batch set state = 'released', released_by = ${by}, released_at = now() where id = $1`,
        [batchId],
      );
    await expect(release('prepared_by')).rejects.toThrow('check constraint');
    await byHand.test.sql(`update payout_batch set state = 'returned' where id = $1`, [batchId]);
    await expect(release('(select id from staff where id <> prepared_by limit 1)')).rejects.toThrow(
      'is returned',
    );
  });

  it('A15.42 · a file that nobody decides on in time goes back, and its payouts are in the next', async () => {
    const payoutId = await waitingOne();
    const { batchId } = await prepared();
    byHand.pass(4 * 86_400);
    await byHand.work();
    await runCommand(byHand.test.database, lapseApprovals, {
      input: null,
      actor: { kind: 'system', id: 'test' },
      now: byHand.identity.now(),
    });
    await arrive();
    expect(await get(`payout-batch?batchId=${batchId}`)).toMatchObject({ state: 'returned' });
    const next = await prepared();
    expect((await get(`payout-batch?batchId=${next.batchId}`)).payees).toContainEqual(
      expect.objectContaining({ payoutId }),
    );
  });
});
