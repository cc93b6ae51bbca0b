import { afterAll, beforeAll, expect, it } from 'vitest';
import { loanPosition } from '../../lending/loans/loan-position.ts';
import { LendingDesk, day } from '../../lending/loans/testing/lending-desk.ts';
import { receivePayment } from '../../payments/payments/receive-payment.ts';
import { readLoan } from '@candor/store/loans';
import { readMoneyToday } from './read-money-today.ts';

let desk: LendingDesk;
beforeAll(async () => {
  desk = await LendingDesk.open('ph', '2026-10-16');
});
afterAll(() => desk.test.drop());

it('what falls due today is what the borrowers are asked for: not what they have paid ahead', async () => {
  const asked = await desk.lend({ amount: 800_000n, months: 3 });
  const partly = await desk.lend({ amount: 800_000n, months: 3 });
  const ahead = await desk.lend({ amount: 800_000n, months: 3 });
  await desk.done(receivePayment, await desk.money(100_000n, { loanId: partly }));
  await desk.done(receivePayment, await desk.money(300_000n, { loanId: ahead }));
  await desk.moveTo('2026-11-16');
  const on = day('2026-11-16');
  await desk.test.database.read(async (tx) => {
    const rowToday = async (loanId: bigint) => {
      const { loan } = (await readLoan(tx, loanId))!;
      return loanPosition(loan, on, 'ph').rows.find(({ dueOn }) => dueOn === on)!;
    };
    expect((await rowToday(ahead)).left).toBe(0n);
    const [whole, rest] = [(await rowToday(asked)).left, (await rowToday(partly)).left];
    expect(whole - rest).toBe(100_000n);
    const { due } = await readMoneyToday(tx, 'ph', on);
    expect(due).toEqual({ count: 2, amount: whole + rest });
  });
});
