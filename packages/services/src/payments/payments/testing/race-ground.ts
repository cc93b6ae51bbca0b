import { randomUUID } from 'node:crypto';
import { delayQuote } from '@candor/domain/delay';
import { isRefusal } from '@candor/domain/refusals';
import type { CalendarDate } from '@candor/domain/calendar';
import { beyondCredit } from '@candor/domain/loan';
import { owedOfDue } from '@candor/domain/mandates';
import { readLoan, type StoredLoan } from '@candor/store/loans';
import { insertDebit, insertMandate, insertNotice, insertTry, updateDebit } from '@candor/store/mandates';
import { insertPayment } from '@candor/store/payments';
import type { FrozenDatabase } from '@candor/store/testing';
import { instantOf } from '../../../kernel/time/market-time.ts';
import { LendingDesk } from '../../../lending/loans/testing/lending-desk.ts';
import { createPayment, type CreatePayment } from '../create-payment.ts';
import { delayQuoteKey } from '../delay-quote-key.ts';
import { movePayment } from '../move-payment.ts';
import { receivePayment } from '../receive-payment.ts';

/** A payment that was asked for, and what its channel will say of it. */
export type Asked = { readonly id: string; readonly reference: string; readonly amount: bigint };

/**
 * One loan on one day, with codes that can be paid and numbers that can be given: what a race is run on,
 * again and again.
 */
export type RaceGround = {
  readonly name: string;
  readonly frozen: FrozenDatabase;
  readonly on: CalendarDate;
  readonly now: Date;
  readonly loanId: bigint;
  readonly orderId: string;
  readonly borrowerId: string;
  /** It came days ago and is on the loan. */
  readonly early: Asked;
  /** Its code runs out a minute before the race. */
  readonly instalment: Asked;
  /** More came than was asked for. */
  readonly other: Asked;
  readonly settlement: Asked;
  /** By bank transfer: its number is to be claimed. */
  readonly transfer: Asked;
  /** Where the day allows them. */
  readonly delay: Asked | null;
  readonly exit: Asked | null;
  readonly quoteKey: string | null;
  /** Requested by a mandate, its outcome not known: of the first due that is left. */
  readonly debit: Asked & { readonly mandateId: string; readonly debitId: string };
};

/** ₱8,000.00 over three months, paid out on `lentOn`, as it is on `on`. */
export async function makeRaceGround(name: string, lentOn: string, on: string): Promise<RaceGround> {
  const desk = await LendingDesk.open('ph', lentOn);
  const loanId = await desk.lend({ amount: 800_000n, months: 3 });
  const early = asked(123_456n, 'EARLY');
  await desk.done(
    receivePayment,
    await desk.money(early.amount, { paymentId: early.id, externalId: early.reference, loanId }),
  );
  await desk.moveTo(on);
  const today = await desk.today();
  const now = instantOf(today, '12:00', 'Asia/Manila');
  const stored = await desk.test.database.withTransaction((tx) => readLoan(tx, loanId));
  if (!stored) throw new Error('there is no loan');
  const code = async (
    wanted: CreatePayment['wanted'],
    reference: string,
    more: Partial<CreatePayment> = {},
  ) => {
    const paymentId = randomUUID();
    const expiresAt = new Date(now.getTime() + 86_400_000);
    const create = { paymentId, loanId, channel: 'dragonpay', wanted, expiresAt, ...more };
    const { amount } = await desk.done(createPayment, create);
    await desk.done(movePayment, { paymentId, event: 'show-code' });
    return { id: paymentId, reference, amount: BigInt(amount) };
  };
  const repay = (amount: bigint) => ({ meantFor: 'repayment', amount, surplus: 'keep' }) as const;
  const ran = { expiresAt: new Date(now.getTime() - 60_000) };
  const quote = delayQuote(stored.loan, today);
  const { rows } = await desk.test.sql('select order_id, borrower_id from loan where id = $1', [loanId]);
  const [orderId, borrowerId] = [String(rows[0]?.['order_id']), String(rows[0]?.['borrower_id'])];
  const other = await code(repay(150_000n), 'OTHER');
  const debit = await requestedDebit(desk, stored, now);
  return {
    name,
    on: today,
    now,
    loanId,
    orderId,
    borrowerId,
    early,
    instalment: await code(repay(166_735n), 'INSTALMENT', ran),
    other: { ...other, amount: 175_000n },
    settlement: await code({ meantFor: 'settlement' }, 'SETTLEMENT'),
    transfer: await code(repay(60_000n), '400000000017', { channel: 'bank' }),
    delay: isRefusal(quote) ? null : await code({ meantFor: 'delay' }, 'DELAY'),
    exit: lentOn === on ? await code({ meantFor: 'cooling-off-exit' }, 'EXIT') : null,
    quoteKey: isRefusal(quote) ? null : delayQuoteKey(orderId, quote),
    debit,
    frozen: await desk.test.freeze(),
  };
}

/** As the worker leaves it when it dies after the call. */
async function requestedDebit(
  { test, market }: LendingDesk,
  { id: loanId, currency, loan }: StoredLoan,
  now: Date,
): Promise<RaceGround['debit']> {
  const [first] = beyondCredit(loan);
  if (!first) throw new Error('nothing is left to debit');
  const [mandateId, debitId, id] = [randomUUID(), randomUUID(), randomUUID()];
  const { dueOn } = first.row;
  const amount = owedOfDue(loan, dueOn);
  await test.database.withTransaction(async (tx) => {
    const days = { lastDay: dueOn, askedAt: now, confirmBy: now, link: null, why: null, endedThereAt: null };
    const by = { channel: 'dragonpay', scheme: 'wallet', mostPerDebit: amount };
    await insertMandate(tx, { id: mandateId, loanId, market, state: 'active', ...by, ...days });
    await insertDebit(tx, { id: debitId, loanId, mandateId, dueOn });
    const debit = {
      id: debitId,
      loanId,
      mandateId,
      dueOn,
      why: null,
      notices: 1,
      tries: 0,
      lastTriedOn: null,
    };
    const notice = { paymentId: id, debitId, n: 1, amount, firstOn: dueOn, messageId: randomUUID() };
    await insertNotice(tx, { ...notice, writtenAt: now });
    await updateDebit(tx, { ...debit, state: 'notified' });
    await insertPayment(tx, {
      id,
      market,
      currency,
      channel: 'dragonpay',
      externalId: null,
      amount,
      state: 'created',
      loanId,
      meantFor: 'repayment',
      surplus: 'keep',
      receivedOn: null,
      reportedOn: null,
      expiresAt: null,
    });
    await insertTry(tx, { debitId, n: 1, paymentId: id, requestedAt: now });
    await updateDebit(tx, { ...debit, state: 'requested', tries: 1, lastTriedOn: dueOn });
  });
  return { id, reference: 'DEBIT', amount, mandateId, debitId };
}

function asked(amount: bigint, reference: string): Asked {
  return { id: randomUUID(), reference, amount };
}
