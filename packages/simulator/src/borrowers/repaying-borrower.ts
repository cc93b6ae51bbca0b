import { randomUUID } from 'node:crypto';
import type { CalendarDate } from '@candor/domain/calendar';
import type { MarketId } from '@candor/markets';
import { moveClock } from '@candor/services/composition/sandbox';
import { receivePayment, type ReceivePayment } from '@candor/services/payments/payments';
import { findOwnLoanId } from '@candor/store/loans';
import { moveBusinessClock, readBusinessClock } from '@candor/store/ledger';
import { borrow, borrowerOf, done, months } from './borrow.ts';
import type { IdentityApp, Who } from './identity-app.ts';

export type RepayingBorrower = {
  readonly market: MarketId;
  readonly suffix: string;
  readonly who: Who;
  readonly phone: string;
  readonly borrowerId: string;
  /** The loan, as it is called outside and inside. */
  readonly loanId: string;
  readonly id: bigint;
};

const asked = {
  ph: { productId: 'ph-instalments', amount: 800_000n, term: months(3) },
  in: { productId: 'in-instalments', amount: 2_000_000n, term: months(6) },
} as const;

let people = 0;

/** Somebody whose loan was paid out today: ₱8,000.00 over three months, or ₹20,000.00 over six. */
export async function repayingBorrower(app: IdentityApp, market: MarketId): Promise<RepayingBorrower> {
  people += 1;
  const digits = String(people).padStart(4, '0');
  const [suffix, phone, full] =
    market === 'ph'
      ? ['', `0919333${digits}`, `+63919333${digits}`]
      : ['-yd', `982233${digits}`, `+91982233${digits}`];
  const who = await app.logIn(phone, suffix);
  const borrowerId = await borrowerOf(app, market, full);
  const loanId = await borrow(app, { market, borrowerId, ...asked[market] }, 'paid-out');
  const id = await app.test.database.withTransaction((tx) =>
    findOwnLoanId(tx, { borrowerId, market }, loanId),
  );
  return { market, suffix, who, phone, borrowerId, loanId, id: id ?? 0n };
}

/** Money for a loan that a channel reports today. */
export async function pay(app: IdentityApp, { market, id }: RepayingBorrower, amount: bigint, meant = {}) {
  const report: ReceivePayment = {
    paymentId: randomUUID(),
    market,
    channel: market === 'ph' ? 'dragonpay' : 'upi',
    externalId: `R-${randomUUID().slice(0, 8)}`,
    amount,
    receivedOn: await today(app, market),
    loanId: id,
    ...meant,
  };
  return done(app, receivePayment, report);
}

async function today(app: IdentityApp, market: MarketId): Promise<CalendarDate> {
  const clock = await app.test.database.withTransaction((tx) => readBusinessClock(tx, market));
  if (!clock) throw new Error(`${market} has no clock`);
  return clock.businessDate;
}

/** Ends one business day after the other until it is this one. */
export async function liveTo(app: IdentityApp, market: MarketId, to: string): Promise<void> {
  const from = await today(app, market);
  const moved = await moveClock(
    app.test.database,
    { market, from, to: to as CalendarDate },
    { now: app.identity.now(), requestId: 'test' },
  );
  if ('refused' in moved) throw new Error(moved.refused);
}

/** Many days at once: what they bring is charged when somebody looks, or when the next day ends. */
export async function skipTo(app: IdentityApp, market: MarketId, to: string): Promise<void> {
  const from = await today(app, market);
  const moved = await app.test.database.withTransaction((tx) =>
    moveBusinessClock(tx, { market, from, to: to as CalendarDate }),
  );
  if ('refused' in moved) throw new Error(moved.refused);
}
