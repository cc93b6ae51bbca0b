import { noteBreak } from '@candor/store/transfers';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LendingDesk, day } from '@candor/services/testing';
import { receivePayment } from '@candor/services/payments/payments';
import { runScript, runScriptHere } from '../develop/testing/run-script.ts';

let desk: LendingDesk;
beforeAll(async () => {
  desk = await LendingDesk.open('ph', '2026-11-16');
});
afterAll(async () => {
  await expectBooksTie(desk.test);
  await desk.test.drop();
});

const settings = () => ({ DATABASE_URL: desk.test.url, PERSONAL_DATA_KEYS: 'ab'.repeat(32) });
const oddMoney = (...args: string[]) => runScriptHere('odd-money', args, settings());

describe('npm run odd-money', () => {
  it('lists what waits for a person, takes their decision, and sends back what is the borrower’s', async () => {
    const loanId = await desk.lend({ amount: 800_000n, months: 3 });
    await desk.done(receivePayment, await desk.money(900_000n, { loanId }));
    const at = new Date('2026-11-16T06:00:00Z');
    const difference = {
      market: 'ph',
      channel: 'dragonpay',
      kind: 'taken-back-here',
      reference: 'V-1',
    } as const;
    await desk.test.database.withTransaction((tx) =>
      noteBreak(
        tx,
        { ...difference, paymentId: null, ours: 1_000n, theirs: 1_000n },
        { on: day('2026-11-16'), at },
      ),
    );
    const { rows } = await desk.test.sql('select order_id from loan where id = $1', [loanId]);
    const orderId = String(rows[0]?.['order_id']);
    const listed = runScript('odd-money', ['--market', 'ph'], settings());
    expect(listed).toMatchObject({ status: 0, stderr: '' });
    expect(listed.stdout).toMatch(/^difference 1 {2}taken-back-here {2}dragonpay V-1 {2}ours ₱10\.00/mu);
    expect(listed.stdout).toContain('1 differences, 0 callbacks, 1 credits to send back');

    expect(await oddMoney('--difference', '1', '--how', 'credit', '--reason', 'theirs')).toMatchObject({
      status: 2,
      stderr: 'refused: difference_is_settled_otherwise\n',
    });
    expect(await oddMoney('--refund-credit', orderId)).toMatchObject({ status: 0 });
    const { rows: refunds } = await desk.test.sql("select amount from payout where kind = 'refund'");
    expect(refunds).toEqual([{ amount: 100_000n }]);
  });
});
