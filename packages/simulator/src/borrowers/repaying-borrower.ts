import { randomUUID } from 'node:crypto';
import { receivePayment, type ReceivePayment } from '@candor/services/payments/payments';
import { findOwnLoanId } from '@candor/store/loans';
import { done } from '../lender/desk.ts';
import { businessDay } from '../lender/pass-days.ts';
import type { SimulatedLender } from '../lender/simulated-lender.ts';
import { borrow, months } from './borrow.ts';
import { newcomer, type Newcomer } from './newcomer.ts';

export type RepayingBorrower = Newcomer & {
  /** The loan, as it is called outside and inside. */
  readonly loanId: string;
  readonly id: bigint;
};

const ordinary = {
  ph: {
    area: '919333',
    channel: 'dragonpay',
    asked: { productId: 'ph-instalments', amount: 800_000n, term: months(3) },
  },
  in: {
    area: '982233',
    channel: 'upi',
    asked: { productId: 'in-instalments', amount: 2_000_000n, term: months(6) },
  },
} as const;

let people = 0;

/** Somebody whose loan was paid out today: ₱8,000.00 over three months, or ₹20,000.00 over six. */
export async function repayingBorrower(
  app: SimulatedLender,
  market: keyof typeof ordinary,
): Promise<RepayingBorrower> {
  const { area, asked } = ordinary[market];
  people += 1;
  const one = await newcomer(app, market, `${area}${String(people).padStart(4, '0')}`);
  const { borrowerId } = one;
  const loanId = await borrow(app, { market, borrowerId, ...asked }, 'paid-out');
  const id = await app.test.database.withTransaction((tx) =>
    findOwnLoanId(tx, { borrowerId, market }, loanId),
  );
  return { ...one, loanId, id: id ?? 0n };
}

/** Money for a loan that a channel reports today. */
export async function pay(
  app: SimulatedLender,
  { market, id }: RepayingBorrower,
  amount: bigint,
  meant = {},
) {
  const report: ReceivePayment = {
    paymentId: randomUUID(),
    market,
    channel: ordinary[market].channel,
    externalId: `R-${randomUUID().slice(0, 8)}`,
    amount,
    receivedOn: await businessDay(app, market),
    loanId: id,
    ...meant,
  };
  return done(app, receivePayment, report);
}
