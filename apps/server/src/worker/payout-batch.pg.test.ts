import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPayoutBatch, settlePayoutBatch, writePayoutBatch } from '@candor/services';
import { forgetPayoutFilesBefore } from '@candor/store';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PayoutDesk } from '../testing/payout-desk.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..');
const key = 'ab'.repeat(32);
let desk: PayoutDesk;
let folder: string;
beforeAll(async () => {
  desk = await PayoutDesk.open(Buffer.from(key, 'hex'));
  desk.channels = { ph: null, in: null };
  folder = mkdtempSync(join(tmpdir(), 'candor-batch-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await desk.close();
});
afterEach(() => desk.expectBooksTie());

async function ordered(count: number): Promise<{ orderId: string; payoutId: string }[]> {
  const orders = [];
  for (let n = 0; n < count; n += 1) orders.push(await desk.sign('in', 800_000n));
  await desk.work();
  const { rows } = await desk.ph.test.sql(
    'select order_id as "orderId", id as "payoutId" from payout where order_id = any($1)',
    [orders.map(({ orderId }) => orderId)],
  );
  return rows as { orderId: string; payoutId: string }[];
}

const write = () => writePayoutBatch(desk.parts, 'in', 'test');
const settle = (text: string) => settlePayoutBatch(desk.database, text, { now: desk.now, actor: 'test' });

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
      /^"[0-9a-f-]{36}","HDFC0000001","004512341234","Maria Reyes Cruz","\d+\.\d{2}","INR"$/u,
    );
    expect(await write()).toMatchObject({ file: null, lines: 0 });
    const [{ batch, file }] = made as [(typeof made)[0]];
    const again = await desk.database.withTransaction((tx) =>
      openPayoutBatch(tx, desk.seal, BigInt(batch ?? 0)),
    );
    expect(again).toEqual(file);
    expect(await desk.standing(payouts[0]!.orderId)).toMatchObject({ state: 'sent' });
    const { rows } = await desk.ph.test.sql('select sealed from payout_batch');
    expect(JSON.stringify(rows)).not.toContain('004512341234');
    const forget = (day: string) =>
      desk.database.withTransaction((tx) => forgetPayoutFilesBefore(tx, new Date(day)));
    expect([await forget('2026-11-16'), await forget('2026-11-17')]).toEqual([0, made.length]);
  });

  it('hears from the bank’s file what was paid and what failed; a line at fault stops no other', async () => {
    const [paid, failed, waiting] = (await ordered(3)) as [
      { orderId: string; payoutId: string },
      { orderId: string; payoutId: string },
      { orderId: string; payoutId: string },
    ];
    await write();
    const [later] = await ordered(1);
    const answer = [
      '\uFEFFid,state,why',
      `${paid.payoutId},paid`,
      `"${failed.payoutId.toUpperCase()}","FAILED","account_is_closed"`,
      `${waiting.payoutId},perhaps`,
      'not-an-id,paid',
      '0192f1c4-7d1e-8c4b-8000-00000000dead,paid',
      '"unclosed,paid',
      `${later!.payoutId},paid`,
      '',
    ].join('\r\n');
    const told = await settle(answer);
    expect(told).toEqual({
      left: 1,
      failed: 1,
      again: 0,
      faults: [
        { line: 4, fault: 'its state is neither paid nor failed' },
        { line: 5, fault: 'it begins with no payout id' },
        { line: 6, fault: 'we know no such payout' },
        { line: 7, fault: 'its quotes do not close' },
        { line: 8, fault: 'it was in no file yet' },
      ],
    });
    expect(await desk.orderState(paid.orderId)).toBe('paid-out');
    expect(await desk.orderState(failed.orderId)).toBe('payout-failed');
    expect(await desk.orderState(waiting.orderId)).toBe('paying-out');
    expect(await settle(answer)).toMatchObject({ left: 0, failed: 0, again: 2 });
    expect(await settle(`${paid.payoutId},failed`)).toMatchObject({
      faults: [{ line: 1, fault: 'it has left already, and can not fail any more' }],
    });
    expect(await settle(`${failed.payoutId},paid`)).toMatchObject({ left: 1 }); // It had left after all.
  });
});

describe('npm run payout-batch', () => {
  function batch(...args: string[]) {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/payout-batch.ts', ...args], {
      cwd: root,
      env: { ...process.env, DATABASE_URL: desk.ph.test.url, PERSONAL_DATA_KEYS: key },
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  }

  it('writes a file for its owner alone, writes it again to the byte, and settles it by the line', async () => {
    await write();
    const [first] = await ordered(1);
    const made = batch('--market', 'in', '--to', folder);
    expect(made).toMatchObject({ status: 0 });
    const [, path = '', id = ''] = /^(\S+-(\d+)\.csv): 1 payout$/mu.exec(made.stdout) ?? [];
    const bytes = readFileSync(path);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    rmSync(path);
    expect(batch('--again', id, '--to', folder)).toMatchObject({ status: 0 });
    expect(readFileSync(path).equals(bytes)).toBe(true);
    const answer = join(folder, 'answer.csv');
    writeFileSync(answer, `${first!.payoutId},paid\nnobody,paid\n`);
    expect(batch('--settle', answer)).toEqual({
      status: 1,
      stdout: '1 paid, 0 failed, 0 known already, 1 lines at fault\n',
      stderr: 'line 2: it begins with no payout id\n',
    });
    expect(await desk.orderState(first!.orderId)).toBe('paid-out');
  }, 120_000);
});
