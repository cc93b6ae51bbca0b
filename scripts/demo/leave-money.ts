import { dateOfDayNumber, dayNumber } from '@candor/domain';
import {
  createPayment,
  importStatement,
  orderReference,
  receivePayment,
  submitUtr,
  transferChannel,
} from '@candor/services';
import { clock, type MorningDesk } from './morning-desk.ts';
import { nameOf } from './people.ts';
import type { RunningLoan } from './running-loans.ts';

/** Money that nobody could place, with what the bank wrote about it, and payments that somebody says to have made. */
export async function leaveMoney(desk: MorningDesk, current: readonly RunningLoan[]): Promise<void> {
  const { parts, market, dice, on } = desk.wish;
  const yesterday = dateOfDayNumber(dayNumber(on) - 1);
  const major = (minor: bigint) => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;
  // What is awaited and named by nobody: an amount fits, and a person must say whose it is.
  for (const { loanId, due, person } of current.slice(9, 13)) {
    const wanted = { meantFor: 'repayment', amount: due, surplus: 'keep' } as const;
    const awaited = { paymentId: dice.id(), loanId, channel: transferChannel, wanted };
    await desk.run(createPayment, { ...awaited, expiresAt: desk.at(-2, '23:59') }, person, 1, '18:30');
  }
  const lines = current.slice(0, 14).map(({ due, person, orderId }, nth) => {
    const memo =
      nth < 9
        ? `INSTAPAY ${orderReference(orderId).replaceAll('-', '')}`
        : nth < 12
          ? `bayad ${nameOf(person).toUpperCase()}`
          : 'INSTAPAY TRANSFER';
    return `${nth < 6 ? yesterday : on},${String(620_411_000_000 + dice.below(999_999))},${major(nth === 13 ? due + 1_250n : due)},${memo}`;
  });
  const csv = ['Date,Reference,Credit,Narration', ...lines].join('\n');
  const now = desk.at(0, '08:20');
  await importStatement(
    { database: parts.database, seal: parts.seal, now: () => now },
    { market, csv, isDryRun: false },
    { kind: 'staff', id: desk.wish.staff.finance },
  );
  await desk.wish.spans.note(now);
  for (let nth = 0; nth < 3; nth += 1)
    await desk.run(
      receivePayment,
      {
        paymentId: dice.id(),
        market,
        channel: market === 'ph' ? 'dragonpay' : 'upi',
        externalId: `${market.toUpperCase()}${yesterday.replaceAll('-', '')}9${String(nth).padStart(5, '0')}`,
        amount: BigInt(120_000 + dice.below(300) * 500),
        receivedOn: nth === 0 ? dateOfDayNumber(dayNumber(on) - 2) : yesterday,
        loanId: null,
        meantFor: 'repayment',
      },
      'finance',
      nth === 0 ? 2 : 1,
      clock(14 + nth, 21 + nth),
    );
  await leaveClaims(desk, current.length > 22 ? current.slice(20, 22) : current.slice(-2));
}

/** Borrowers say that they have paid, and the bank has not told of it. */
async function leaveClaims(desk: MorningDesk, loans: readonly RunningLoan[]): Promise<void> {
  const { parts, market, dice } = desk.wish;
  for (const [nth, { loanId, due, person }] of loans.entries()) {
    const paymentId = dice.id();
    const wanted = { meantFor: 'repayment', amount: due, surplus: 'keep' } as const;
    const expiresAt = desk.at(-3, '23:59');
    await desk.run(
      createPayment,
      { paymentId, loanId, channel: transferChannel, wanted, expiresAt },
      person,
      1,
      '19:02',
    );
    await desk.run(
      submitUtr(parts.seal),
      {
        paymentId,
        borrowerId: person.borrowerId,
        market,
        utr: String(620_498_100_731 + nth * 77),
        pictureId: null,
      },
      person,
      nth === 0 ? 1 : 0,
      nth === 0 ? '19:10' : '08:44',
    );
  }
}
