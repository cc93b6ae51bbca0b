import { totalOfParts, type Loan } from '@candor/domain/loan';
import { loanOnDay } from '@candor/domain/figures';
import { instalmentStates } from '@candor/domain/instalments';
import { loanTimeline } from '@candor/domain/timeline';
import { settlementQuote } from '@candor/domain/early';
import type { CalendarDate } from '@candor/domain/calendar';
import type { PaymentState } from '@candor/domain/states';
import { markets, type MarketId } from '@candor/markets';
import { findOwnPayment, readBookedAt, type OwnPayment, type PaymentMeaning } from '@candor/store/payments';
import { readPaymentInstruction, type PaymentInstruction } from '@candor/store/payment-instructions';
import { findWriteOffDay, readLoan } from '@candor/store/loans';
import { latestClaimOf, type PaymentProof } from '@candor/store/transfers';
import type { Database, ReadTx } from '@candor/store/database';
import { dayIn } from '../../kernel/time/market-time.ts';
import { cancelledLoan, coolingOffFigures } from '@candor/domain/cooling-off';
import { loanPosition } from '../../lending/loans/loan-position.ts';
import { lateOutlook, type LateOutlook } from '../../lending/loans/outlook/late-outlook.ts';
import { creditBackOf, type CreditBack } from '../reversals/credit-back.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { isAsMeant } from './is-as-meant.ts';
import {
  paidBy,
  recutBy,
  rowsPaidBy,
  type PaymentCoverage,
  type PaymentRows,
  type RecutInstalments,
} from '@candor/domain/repayment';

/** What has become of a payment, in the one way that its screen, its receipt and a message tell. */
export type PaymentOutcome =
  | { readonly is: 'state'; readonly state: PaymentState }
  /** It can't be made any more: nothing is owed now. */
  | { readonly is: 'nothing-is-owed' }
  /** It was counted when nothing was owed any more: all of it is credit. */
  | { readonly is: 'nothing-was-owed' }
  /** It could no longer do what it was made for: it is an ordinary repayment. */
  | { readonly is: 'repayment-instead' }
  | { readonly is: 'moved'; readonly dueOn: CalendarDate }
  | { readonly is: 'loan-ended' }
  /** It gave the money back in the cooling-off days: fees and their taxes are not charged. */
  | { readonly is: 'loan-cancelled'; readonly feesNotCharged: bigint };

/** From the one due first to the one due last, which may be the same; in part where it asks for more. */
export type PaidInstalments = {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly isPart: boolean;
};

export type PaymentView = {
  readonly payment: OwnPayment;
  readonly on: CalendarDate;
  readonly outcome: PaymentOutcome;
  readonly mayBePaid: boolean;
  /** Of a repayment that can still be made: what each day until it comes adds, where something is late. */
  readonly late: Pick<LateOutlook, 'perDay' | 'freeUntil'> | null;
  /** Of a repayment that can still be made: the instalments that it pays, or a part of the first. */
  readonly instalments: PaidInstalments | null;
  /** What ends the loan today, after money that was to end it came too late or was not enough. */
  readonly missing: bigint | null;
  /** None for money that came by itself. */
  readonly code: PaymentInstruction | undefined;
  readonly claim: PaymentProof | undefined;
  readonly hasReceipt: boolean;
  /** Of a payment that was counted: what it covers, and what was owed after it. */
  readonly counted:
    | (PaymentCoverage &
        PaymentRows & {
          readonly owedAfter: bigint | null;
          /** The money and the credit that paid with it. */
          readonly moneyIn: bigint;
          /** What it made smaller of what was paid already. */
          readonly recut: RecutInstalments | null;
        })
    | null;
  /** The moment it was booked, where that was on the day it counts from. */
  readonly bookedAt: Date | null;
  /** What is owed today, and what is due next. */
  readonly owed: bigint;
  readonly nextDue: { readonly dueOn: CalendarDate; readonly amount: bigint } | null;
  /** Of a payment that was more than was owed: what goes back. */
  readonly creditBack: CreditBack | null;
};

type Reader = { readonly borrowerId: string; readonly market: MarketId; readonly seal: PersonSeal };

/** A payment of the borrower's own as it stands today; undefined for anybody else's. */
export function readOwnPayment(
  database: Database,
  reader: Reader,
  paymentId: string,
): Promise<PaymentView | undefined> {
  return database.read((tx) => ownPayment(tx, reader, paymentId));
}

async function ownPayment(tx: ReadTx, reader: Reader, paymentId: string): Promise<PaymentView | undefined> {
  const payment = await findOwnPayment(tx, reader, paymentId);
  if (!payment) return undefined;
  const claim = await latestClaimOf(tx, paymentId);
  // The money had come under an id of its own before it was claimed: that is what became of this payment.
  if (claim?.foundAs) return ownPayment(tx, reader, claim.foundAs);
  const stored = await readLoan(tx, payment.loanId);
  if (!stored) throw new Error(`payment ${paymentId} is for a loan that is not there`);
  const { loan, on } = stored;
  const isOpen = openStates.has(payment.state);
  const position = loanPosition(loan, on, reader.market);
  const { owed } = position;
  const mayBePaid = isOpen && owed > 0n;
  return {
    payment,
    on,
    outcome: isOpen && !mayBePaid ? { is: 'nothing-is-owed' } : outcomeOf(payment, loan),
    mayBePaid,
    late: mayBePaid && payment.meantFor === 'repayment' ? lateOutlook(loan, position, reader.market) : null,
    instalments: mayBePaid && payment.meantFor === 'repayment' ? instalmentsOf(payment, loan, on) : null,
    missing: missingOf(payment, loan, on),
    code: await readPaymentInstruction(tx, paymentId),
    claim,
    hasReceipt: receiptStates.has(payment.state),
    counted: countedStates.has(payment.state)
      ? countedOf(payment, loan, await findWriteOffDay(tx, payment.loanId))
      : null,
    bookedAt: onItsDay(payment, await readBookedAt(tx, payment.id)),
    owed,
    nextDue: loan.state === 'active' ? position.next : null,
    creditBack:
      paidBy(loan, payment.id).toCredit > 0n
        ? await creditBackOf(tx, reader.seal, { orderId: payment.orderId, loan, market: reader.market })
        : null,
  };
}

/**
 * Null where it is more than is due: whether the rest pays ahead or lowers the principal was chosen, and is
 * shown where it was.
 */
function instalmentsOf({ amount }: OwnPayment, loan: Loan, on: CalendarDate): PaymentView['instalments'] {
  const [first, ...others] = loanOnDay(loan, on).asked;
  if (!first) return null;
  const from = first.row.dueOn;
  if (amount <= first.asks) return { from, to: from, isPart: amount < first.asks };
  let left = amount - first.asks;
  for (const { row, asks } of others) {
    if (row.dueOn > on) return null;
    if (left <= asks) return { from, to: row.dueOn, isPart: false };
    left -= asks;
  }
  return null;
}

/** Money may be found later than it came: then the hour of the booking is not that of the payment. */
function onItsDay({ receivedOn, market }: OwnPayment, at: Date | null): Date | null {
  return at && dayIn(markets[market as MarketId].timeZone, at) === receivedOn ? at : null;
}

/** It may have come when it could no longer do what it was made for, or when nothing was owed any more. */
function outcomeOf(payment: OwnPayment, loan: Loan): PaymentOutcome {
  const { id, state, amount, meantFor } = payment;
  if (state !== 'allocated') return { is: 'state', state };
  if (loan.state !== 'active' && paidBy(loan, id).toCredit === amount) return { is: 'nothing-was-owed' };
  if (!isAsMeant(payment, loan)) return { is: 'repayment-instead' };
  const dueOn = meantFor === 'delay' ? movedTo(loan, id) : null;
  if (dueOn) return { is: 'moved', dueOn };
  const cancelled = meantFor === 'cooling-off-exit' ? cancelledLoan(loan) : null;
  if (cancelled) return { is: 'loan-cancelled', feesNotCharged: cancelled.feesNotCharged };
  return endsLoan.has(meantFor) ? { is: 'loan-ended' } : { is: 'state', state };
}

/**
 * The day to which the fee of an extension has moved its instalment; null where it was moved again since, or
 * paid.
 */
function movedTo(loan: Loan, by: string): CalendarDate | null {
  const place = loan.plans.findIndex(
    (plan) => plan.by === by && plan.cause === 'delay' && plan.until === null,
  );
  const before = new Map(loan.plans[place - 1]?.rows.map(({ n, dueOn }) => [n, dueOn]));
  const moved = loan.plans[place]?.rows.find(({ n, dueOn }) => before.get(n) !== dueOn);
  const now = instalmentStates(loan).find(({ rows }) => rows.some(({ row }) => row.n === moved?.n));
  return moved && now?.row.dueOn === moved.dueOn && totalOfParts(now.left) > 0n ? moved.dueOn : null;
}

function missingOf(payment: OwnPayment, loan: Loan, on: CalendarDate): bigint | null {
  const fellShort =
    payment.state === 'allocated' && endsLoan.has(payment.meantFor) && !isAsMeant(payment, loan);
  if (!fellShort || loan.state !== 'active') return null;
  const exit = coolingOffFigures(loan, on);
  const wantsExit = payment.meantFor === 'cooling-off-exit' && exit.isOpen;
  const missing = wantsExit ? exit.payBack : settlementQuote(loan, on).toPay;
  return missing > 0n ? missing : null;
}

function countedOf(
  { id, state, amount }: OwnPayment,
  loan: Loan,
  writtenOffOn: CalendarDate | null,
): PaymentView['counted'] {
  const event = loanTimeline(loan, writtenOffOn).findLast(({ kind, by }) => kind === 'payment' && by === id);
  const owed = event?.owedAfter ?? 0n;
  const coverage = paidBy(loan, id, { isReversed: state === 'reversed' });
  return {
    ...coverage,
    moneyIn: amount + coverage.fromCredit,
    ...rowsPaidBy(loan, id, state === 'reversed'),
    recut: recutBy(loan, id),
    owedAfter: event ? (owed > 0n ? owed : 0n) : null,
  };
}

const endsLoan: ReadonlySet<PaymentMeaning> = new Set(['settlement', 'cooling-off-exit']);

/** Those whose code can be paid. */
const openStates: ReadonlySet<PaymentState> = new Set(['created', 'pending']);

/** Those that are, or were, divided over a loan. */
const countedStates: ReadonlySet<PaymentState> = new Set(['allocated', 'reversed']);

/** What it was counted as: a receipt says so. */
export const receiptStates: ReadonlySet<PaymentState> = new Set(['allocated']);
