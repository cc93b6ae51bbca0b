import type { Calls } from '@candor/contract';
import { loanTimeline, type Loan, type PaymentState, type PlanCause } from '@candor/domain';
import type { Language, MarketId } from '@candor/markets';
import { paidBy, type PayKind } from '@candor/services';
import {
  findOwnPayment,
  findWriteOffDay,
  latestClaimOf,
  readLoan,
  readPaymentCode,
  type OwnPayment,
  type PaymentCode,
  type Tx,
  type UtrClaim,
} from '@candor/store';
import type { z } from 'zod';
import { amountsOf } from './amounts-of.ts';
import { claimLine, insteadLine, paymentLine } from './payment-words.ts';

export type PaymentSheet = z.input<Calls['loan.payment-status']['response']>;

/** Whose payment, and in which language it is told. */
export type PaymentReader = {
  readonly borrowerId: string;
  readonly market: MarketId;
  readonly language: Language;
};

/** A payment as its screen shows it: how to make it, and what has become of it. Undefined for anybody else's. */
export async function paymentSheet(
  tx: Tx,
  reader: PaymentReader,
  paymentId: string,
): Promise<PaymentSheet | undefined> {
  const payment = await findOwnPayment(tx, reader, paymentId);
  if (!payment) return undefined;
  const { language } = reader;
  const claim = await latestClaimOf(tx, paymentId);
  // The money had come under an id of its own before it was claimed: that is what became of this payment.
  if (claim?.foundAs) return paymentSheet(tx, reader, claim.foundAs);
  const loan = countedStates.has(payment.state) ? (await readLoan(tx, payment.loanId))?.loan : undefined;
  const { state, meantFor, amount, receivedOn, expiresAt, orderId: loanId, currency } = payment;
  return {
    paymentId,
    loanId,
    state,
    line:
      state === 'allocated' && loan && !isAsMeant(payment, loan)
        ? insteadLine(language)
        : paymentLine(state, language),
    meantFor,
    currency: currency as PaymentSheet['currency'],
    amount: Number(amount),
    ...codePart(payment, await readPaymentCode(tx, paymentId), language),
    expiresAt: expiresAt?.toISOString() ?? null,
    claim: claimPart(claim, language),
    receivedOn,
    ...(await paidPart(tx, payment, loan)),
    hasReceipt: receiptStates.has(state),
  };
}

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
>;

/** Money that came by itself was given no code: its channel is all that is known of its way. */
function codePart({ channel }: OwnPayment, code: PaymentCode | undefined, language: Language): CodePart {
  const words = (each: Readonly<Record<string, string>>) => each[language] ?? each['en'] ?? '';
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
  };
}

const kindOfChannel: Readonly<Record<string, PayKind>> = { upi: 'upi', bank: 'bank-transfer' };

function claimPart(claim: UtrClaim | undefined, language: Language): PaymentSheet['claim'] {
  if (!claim) return null;
  const { utr, saidAt, state } = claim;
  return { utr, saidAt: saidAt.toISOString(), state, line: claimLine(state, language) };
}

/** The change of the rows that a payment is meant to bring about. */
const causes: Readonly<Partial<Record<OwnPayment['meantFor'], PlanCause>>> = {
  delay: 'delay',
  'cooling-off-exit': 'cancellation',
};

function isAsMeant({ id, meantFor }: OwnPayment, { plans }: Loan): boolean {
  const wanted = causes[meantFor];
  return wanted === undefined || plans.some(({ by, cause }) => by === id && cause === wanted);
}

async function paidPart(
  tx: Tx,
  { id, loanId }: OwnPayment,
  loan: Loan | undefined,
): Promise<Pick<PaymentSheet, 'paid' | 'owedAfter'>> {
  if (!loan) return { paid: null, owedAfter: null };
  const told = loanTimeline(loan, await findWriteOffDay(tx, loanId));
  const event = told.findLast(({ kind, by }) => kind === 'payment' && by === id);
  const owed = event?.owedAfter ?? 0n;
  return {
    paid: amountsOf(paidBy(loan.allocations, id).pays),
    owedAfter: event ? Number(owed > 0n ? owed : 0n) : null,
  };
}
