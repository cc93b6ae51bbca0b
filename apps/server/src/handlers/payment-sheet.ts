import type { Calls } from '@candor/contract';
import { instalmentStates, loanTimeline, settlementQuote, totalOfParts } from '@candor/domain';
import type { CalendarDate, Loan, PaymentState } from '@candor/domain';
import { addWorkingDays, markets, type Language, type MarketId } from '@candor/markets';
import {
  businessDateOf,
  coolingOffFigures,
  dayIn,
  isAsMeant,
  laterDay,
  loanPosition,
  paidBy,
  payerPays,
  type PayKind,
} from '@candor/services';
import {
  findOwnPayment,
  findWriteOffDay,
  latestClaimOf,
  readLoan,
  readPaymentCode,
  type OwnPayment,
  type PaymentCode,
  type PaymentMeaning,
  type ReadTx,
  type UtrClaim,
} from '@candor/store';
import type { z } from 'zod';
import { amountsOf } from './amounts-of.ts';
import {
  claimLine,
  insteadLine,
  isOverLine,
  movedLine,
  nothingIsOwedLine,
  nothingWasOwedLine,
  paymentLine,
} from './payment-words.ts';
import { purposeLine } from './purpose-words.ts';

export type PaymentSheet = z.input<Calls['loan.payment-status']['response']>;

/** Whose payment, and in which language it is told. */
export type PaymentReader = {
  readonly borrowerId: string;
  readonly market: MarketId;
  readonly language: Language;
  readonly now: Date;
};

/** A payment as its screen shows it: how to make it, and what has become of it. Undefined for anybody else's. */
export async function paymentSheet(
  tx: ReadTx,
  reader: PaymentReader,
  paymentId: string,
): Promise<PaymentSheet | undefined> {
  const payment = await findOwnPayment(tx, reader, paymentId);
  if (!payment) return undefined;
  const { language } = reader;
  const claim = await latestClaimOf(tx, paymentId);
  // The money had come under an id of its own before it was claimed: that is what became of this payment.
  if (claim?.foundAs) return paymentSheet(tx, reader, claim.foundAs);
  const stored = await readLoan(tx, payment.loanId);
  if (!stored) throw new Error(`payment ${paymentId} is for a loan that is not there`);
  const { loan } = stored;
  const on = await businessDateOf(tx, reader.market);
  const { state, meantFor, amount, receivedOn, expiresAt, orderId: loanId, currency } = payment;
  const isOpen = openStates.has(state);
  const mayBePaid = isOpen && loanPosition(loan, on, reader.market).owed > 0n;
  return {
    today: laterDay(reader.market, on, reader.now),
    paymentId,
    loanId,
    // Its parts are matched one by one: to whoever paid, it is here and not counted yet.
    state: state === 'divided' ? 'received' : state,
    line: isOpen && !mayBePaid ? nothingIsOwedLine(language) : lineOf(payment, loan, language),
    meantFor,
    currency: currency as PaymentSheet['currency'],
    amount: Number(amount),
    mayBePaid,
    purposeLine: mayBePaid && expiresAt ? purposeLine(meantFor, expiresAt, reader) : null,
    missing: missingOf(payment, loan, on),
    ...codePart(payment, await readPaymentCode(tx, paymentId), language),
    expiresAt: expiresAt?.toISOString() ?? null,
    claim: claimPart(claim, reader),
    receivedOn,
    ...(await paidPart(tx, payment, countedStates.has(state) ? loan : undefined)),
    hasReceipt: receiptStates.has(state),
  };
}

/** It may have come when it could no longer do what it was made for, or when nothing was owed any more. */
function lineOf(payment: OwnPayment, loan: Loan, language: Language): string {
  const { id, state, amount, meantFor } = payment;
  if (state !== 'allocated') return paymentLine(state, language);
  if (loan.state !== 'active' && paidBy(loan, id).toCredit === amount) return nothingWasOwedLine(language);
  if (!isAsMeant(payment, loan)) return insteadLine(language);
  const dueOn = meantFor === 'delay' ? movedTo(loan, id) : null;
  if (dueOn) return movedLine(dueOn, language);
  return endsLoan.has(meantFor) ? isOverLine(language) : paymentLine(state, language);
}

/** The day to which the fee of a delay has moved its instalment; null where it was moved again since, or paid. */
function movedTo(loan: Loan, by: string): CalendarDate | null {
  const place = loan.plans.findIndex(
    (plan) => plan.by === by && plan.cause === 'delay' && plan.until === null,
  );
  const before = new Map(loan.plans[place - 1]?.rows.map(({ n, dueOn }) => [n, dueOn]));
  const moved = loan.plans[place]?.rows.find(({ n, dueOn }) => before.get(n) !== dueOn);
  const now = instalmentStates(loan).find(({ rows }) => rows.some(({ row }) => row.n === moved?.n));
  return moved && now?.row.dueOn === moved.dueOn && totalOfParts(now.left) > 0n ? moved.dueOn : null;
}

/** What ends the loan today, after money that was to end it came too late or was not enough. */
function missingOf(payment: OwnPayment, loan: Loan, on: CalendarDate): number | null {
  const fellShort =
    payment.state === 'allocated' && endsLoan.has(payment.meantFor) && !isAsMeant(payment, loan);
  if (!fellShort || loan.state !== 'active') return null;
  const exit = coolingOffFigures(loan, on);
  const wantsExit = payment.meantFor === 'cooling-off-exit' && exit.isOpen;
  const missing = wantsExit ? exit.payBack : settlementQuote(loan, on).toPay;
  return missing > 0n ? Number(missing) : null;
}

const endsLoan: ReadonlySet<PaymentMeaning> = new Set(['settlement', 'cooling-off-exit']);

/** Those whose code can be paid. */
const openStates: ReadonlySet<PaymentState> = new Set(['created', 'pending']);

/** Those that are, or were, divided over a loan. */
const countedStates: ReadonlySet<PaymentState> = new Set(['allocated', 'reversed']);

/** What it was counted as: a receipt says so. */
export const receiptStates: ReadonlySet<PaymentState> = new Set(['allocated']);

type CodePart = Pick<
  PaymentSheet,
  | 'payTypeId'
  | 'payTypeName'
  | 'kind'
  | 'reference'
  | 'barCode'
  | 'qr'
  | 'appLink'
  | 'bankAccount'
  | 'steps'
  | 'takesUtr'
  | 'fee'
  | 'toPay'
>;

/** Money that came by itself was given no code: its channel is all that is known of its way. */
function codePart(
  { channel, amount }: OwnPayment,
  code: PaymentCode | undefined,
  language: Language,
): CodePart {
  const words = (each: Readonly<Record<string, string>>) => each[language] ?? each['en'] ?? '';
  const { fee, toPay } = payerPays(amount, code);
  return {
    payTypeId: code?.payTypeId ?? channel,
    payTypeName: code?.payTypeName ? words(code.payTypeName) : channel,
    kind: (code?.kind ?? kindOfChannel[channel] ?? 'online-bank') as PayKind,
    reference: code?.reference ?? null,
    barCode: code?.barCode ?? null,
    qr: code?.qr ?? null,
    appLink: code?.appLink ?? null,
    bankAccount: code?.bankAccount ?? null,
    steps: (code?.steps ?? []).map(words),
    takesUtr: code?.takesUtr ?? false,
    fee: Number(fee),
    toPay: Number(toPay),
  };
}

const kindOfChannel: Readonly<Record<string, PayKind>> = { upi: 'upi', bank: 'bank-transfer' };

/** Money that was sent is in the bank's statement on the next working day. */
function claimPart(claim: UtrClaim | undefined, { market, language }: PaymentReader): PaymentSheet['claim'] {
  if (!claim) return null;
  const { utr, saidAt, state } = claim;
  const by = addWorkingDays(market, dayIn(markets[market].timeZone, saidAt), 1, saidAt);
  return { utr, saidAt: saidAt.toISOString(), state, line: claimLine(state, by, language) };
}

async function paidPart(
  tx: ReadTx,
  { id, loanId, state }: OwnPayment,
  loan: Loan | undefined,
): Promise<Pick<PaymentSheet, 'paid' | 'toCredit' | 'fromCredit' | 'owedAfter'>> {
  if (!loan) return { paid: null, toCredit: 0, fromCredit: 0, owedAfter: null };
  const told = loanTimeline(loan, await findWriteOffDay(tx, loanId));
  const event = told.findLast(({ kind, by }) => kind === 'payment' && by === id);
  const owed = event?.owedAfter ?? 0n;
  const { pays, toCredit, fromCredit } = paidBy(loan, id, { isReversed: state === 'reversed' });
  return {
    paid: amountsOf(pays),
    toCredit: Number(toCredit),
    fromCredit: Number(fromCredit),
    owedAfter: event ? Number(owed > 0n ? owed : 0n) : null,
  };
}
