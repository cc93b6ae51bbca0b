import { openDisbursementBatch } from '@candor/services/backoffice/disbursements';
import { forgetDisbursementFilesBefore } from '@candor/store/disbursement-files';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DisbursementDesk } from '../testing/disbursement-desk.ts';
import { bookResult, makerAndChecker, prepare, release } from '../testing/release-desk.ts';

const key = 'ab'.repeat(32);
let desk: DisbursementDesk;
let people: { maker: string; checker: string };
beforeAll(async () => {
  desk = await DisbursementDesk.open(Buffer.from(key, 'hex'));
  desk.channels = { ph: null, in: null };
  people = await makerAndChecker(desk);
});
afterAll(() => desk.close());
afterEach(() => desk.expectBooksTie());

type Ordered = { orderId: string; borrowerId: string; payoutId: string };

async function ordered(count: number): Promise<Ordered[]> {
  const orders = [];
  for (let n = 0; n < count; n += 1) orders.push(await desk.sign('in', 800_000n));
  await desk.work();
  const { rows } = await desk.ph.test.sql(
    `select o.id as "orderId", o.borrower_id as "borrowerId", p.id as "payoutId"
     from payout p join loan_order o on o.id = p.order_id where o.id = any($1)`,
    [orders.map(({ orderId }) => orderId)],
  );
  return rows as Ordered[];
}

/** Prepared by one person and released by another: the file as its bank gets it. */
async function write() {
  const { batch, leftOut } = await prepare(desk, 'in', people.maker);
  if (batch === null) return { batch, file: null, lines: 0, leftOut };
  await release(desk, batch, people.checker);
  const file = await opened(batch);
  if (!file || 'refused' in file) throw new Error(`file ${batch} was released and can't be opened`);
  return { batch, file, lines: file.text.trim().split('\r\n').length - 1, leftOut };
}
const opened = (batch: string) => openDisbursementBatch(desk.database, desk.seal, BigInt(batch));
const settle = (text: string) => bookResult(desk, text, people.checker);

describe('a market without a channel', () => {
  it('gives each payout to one file, also when two people make one at once, and the same bytes again', async () => {
    const payouts = await ordered(3);
    expect(await desk.standing(payouts[0]!.orderId)).toMatchObject({ state: 'ordered' });
    const made = (await Promise.all([write(), write(), write()])).filter(({ file }) => file !== null);
    const lines = made.flatMap(({ file }) => file!.text.trim().split('\r\n').slice(1));
    expect(lines.map((line) => line.slice(1, 37)).toSorted()).toEqual(
      payouts.map(({ payoutId }) => payoutId).toSorted(),
    );
    expect(lines[0]).toMatch(
      /^"[0-9a-f-]{36}\/1","HDFC0000001","004512341234","Maria Reyes Cruz","\d+\.\d{2}","INR"$/u,
    );
    expect(await write()).toMatchObject({ file: null, lines: 0 });
    const [{ batch, file }] = made as [(typeof made)[0]];
    expect(await opened(batch ?? '0')).toEqual(file);
    expect(await desk.standing(payouts[0]!.orderId)).toMatchObject({ state: 'sent' });
    const { rows } = await desk.ph.test.sql('select sealed from payout_batch');
    expect(JSON.stringify(rows)).not.toContain('004512341234');
    const forget = (day: string) =>
      desk.database.withTransaction((tx) => forgetDisbursementFilesBefore(tx, new Date(day)));
    expect([await forget('2026-11-16'), await forget('2026-11-17')]).toEqual([0, made.length]);
  });

  it('hears from the bank’s file what was paid and what failed; a line at fault stops no other', async () => {
    const [paid, failed, waiting] = (await ordered(3)) as [Ordered, Ordered, Ordered];
    await write();
    const [later] = await ordered(1);
    const answer = [
      '\uFEFFid,state,why',
      `${paid.payoutId}/1,paid`,
      `"${failed.payoutId.toUpperCase()}/1","FAILED","account_is_closed"`,
      `${waiting.payoutId}/1,perhaps`,
      `${waiting.payoutId},paid`,
      '0192f1c4-7d1e-8c4b-8000-00000000dead/1,paid',
      '"unclosed,paid',
      `${later!.payoutId}/1,paid`,
      `${waiting.payoutId}/2,paid`,
      '',
    ].join('\r\n');
    const told = await settle(answer);
    expect(told).toEqual({
      left: 1,
      failed: 1,
      again: 0,
      faults: [
        { line: 4, fault: 'its state is neither paid nor failed' },
        { line: 5, fault: 'it begins with no payout id and attempt' },
        { line: 6, fault: 'we know no such payout' },
        { line: 7, fault: 'its quotes do not close' },
        { line: 8, fault: 'it was in no file that was released' },
        { line: 9, fault: 'we know no such payout' },
      ],
    });
    expect(await desk.orderState(paid.orderId)).toBe('paid-out');
    expect(await desk.orderState(failed.orderId)).toBe('payout-failed');
    expect(await desk.orderState(waiting.orderId)).toBe('paying-out');
    expect(await settle(answer)).toMatchObject({ left: 0, failed: 0, again: 2 });
    expect(await settle(`${paid.payoutId}/1,failed`)).toMatchObject({
      faults: [{ line: 1, fault: 'already completed, it can’t fail any more' }],
    });
    expect(await settle(`${failed.payoutId}/1,paid`)).toMatchObject({ left: 1 }); // It had left after all.
  });
});

describe('a payout by file that was sent to two accounts, one after the other', () => {
  /** The first file's line failed, the borrower named another account, and a second file is at the bank. */
  async function sentTwice(): Promise<Ordered> {
    const [payout] = (await ordered(1)) as [Ordered];
    await write();
    expect(await settle(`${payout.payoutId}/1,failed,account_is_closed`)).toMatchObject({ failed: 1 });
    await desk.nameAnother('in', payout.orderId, payout.borrowerId, '009912341234');
    await desk.work();
    expect((await write()).file?.text).toContain(`"${payout.payoutId}/2","HDFC0000001","009912341234"`);
    return payout;
  }
  const attempts = async (payoutId: string) =>
    (
      await desk.ph.test.sql('select state from payout_intent where payout_id = $1 order by attempt', [
        payoutId,
      ])
    ).rows.map(({ state }) => state);

  it('hears the first file a second time and changes nothing: only one account is paid', async () => {
    const { orderId, payoutId } = await sentTwice();
    const first = `${payoutId}/1,failed,account_is_closed`;
    const nothing = { left: 0, failed: 0, again: 1, faults: [] };
    expect(await settle(first)).toEqual(nothing);
    expect([await desk.orderState(orderId), await attempts(payoutId)]).toEqual([
      'paying-out',
      ['failed', 'sent'],
    ]);
    expect(await settle(`${payoutId}/2,paid`)).toMatchObject({ left: 1 });
    expect(await settle(first)).toEqual(nothing);
    expect(await settle(`${payoutId}/2,paid`)).toEqual(nothing);
    expect([await desk.orderState(orderId), await attempts(payoutId)]).toEqual([
      'paid-out',
      ['failed', 'left'],
    ]);
    await desk.work();
    expect(await desk.concerns(orderId)).toEqual([]);
  });

  it('and the first was paid after all: a person stops the second; when that has failed all is well', async () => {
    const { orderId, payoutId } = await sentTwice();
    expect(await settle(`${payoutId}/1,paid`)).toMatchObject({ left: 1 });
    await desk.work();
    expect(await desk.orderState(orderId)).toBe('paid-out');
    expect(await desk.concerns(orderId)).toEqual(['another_attempt_is_under_way']);
    expect(await settle(`${payoutId}/2,failed`)).toMatchObject({ failed: 1, faults: [] });
    expect([await desk.orderState(orderId), await attempts(payoutId)]).toEqual([
      'paid-out',
      ['left', 'failed'],
    ]);
    await desk.work();
    expect(await desk.concerns(orderId)).toEqual([]);
  });

  it.each([
    ['1', '2'],
    ['2', '1'],
  ])(
    'and attempt %s was paid, and then attempt %s: one loan, and a person asks for the money back',
    async (...paid) => {
      const { orderId, payoutId } = await sentTwice();
      for (const attempt of paid)
        expect(await settle(`${payoutId}/${attempt},paid`)).toMatchObject({ left: 1 });
      await desk.work();
      expect(await desk.concerns(orderId)).toContain('payout_was_paid_twice');
      expect(await settle(paid.map((attempt) => `${payoutId}/${attempt},paid`).join('\n'))).toMatchObject({
        again: 2,
      });
      const { rows } = await desk.ph.test.sql('select id from loan where order_id = $1', [orderId]);
      expect(rows).toHaveLength(1);
    },
  );

  it('and the first was paid before the second was in a file: the second never is', async () => {
    const [{ orderId, borrowerId, payoutId }] = (await ordered(1)) as [Ordered];
    await write();
    await settle(`${payoutId}/1,failed`);
    await desk.nameAnother('in', orderId, borrowerId, '009912341234');
    await desk.work();
    expect(await settle(`${payoutId}/1,paid`)).toMatchObject({ left: 1 });
    expect(await write()).toMatchObject({ file: null });
    expect(await attempts(payoutId)).toEqual(['left', 'failed']);
    await desk.work();
    expect(await desk.concerns(orderId)).toEqual([]);
  });
});

describe('a payout by file that nobody speaks of for a day', () => {
  it('is put before a person, once: for want of a file, of its release, of an answer; each remark ends with its cause', async () => {
    const [{ orderId }] = (await ordered(1)) as [Ordered];
    const afterHours = async (hours: number) => {
      desk.pass(hours * 3_600);
      await desk.work();
      return desk.concerns(orderId);
    };
    expect(await afterHours(23)).toEqual([]);
    expect(await afterHours(2)).toEqual(['no_file_was_made']);
    const { batch } = await prepare(desk, 'in', people.maker);
    expect(await desk.concerns(orderId)).toEqual([]);
    expect(await afterHours(25)).toEqual(['file_waits_for_release']);
    await release(desk, batch ?? '0', people.checker);
    expect(await desk.concerns(orderId)).toEqual([]);
    expect(await afterHours(23)).toEqual([]);
    expect(await afterHours(2)).toEqual(['bank_has_not_answered']);
    expect(await afterHours(24)).toHaveLength(1);
  });
});
