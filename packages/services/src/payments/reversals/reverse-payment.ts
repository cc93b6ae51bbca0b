import { decideReverse } from '@candor/domain/decisions';
import { isRefusal } from '@candor/domain/refusals';
import { makeEntry, paymentSubject } from '@candor/domain/ledger';
import { nextState, paymentStates } from '@candor/domain/states';
import type { CalendarDate } from '@candor/domain/calendar';
import type { PaymentRule } from '@candor/domain/states';
import type { Refusal } from '@candor/domain/refusals';
import type { ReverseRule } from '@candor/domain/decisions';
import { balanceOf, postEntry, reverseEntry } from '@candor/store/ledger';
import { lockPayment, lockPaymentParts, updatePayment, type Payment } from '@candor/store/payments';
import type { Tx } from '@candor/store/database';
import type { Command } from '../../kernel/commands/command.ts';
import { onlyChanged } from '../../kernel/commands/only-changed.ts';
import { changeLoan } from '../../lending/loans/change-loan.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import type { ChangedLoan, LoanRefusal } from '../../lending/loans/change-loan.ts';
import { loanFacts, loanMessages } from '../../lending/loans/loan-answer.ts';
import { paymentAnswer } from '../payments/payment-answer.ts';
import type { PaymentAnswer } from '../payments/payment-answer.ts';

export type ReversePayment = {
  readonly paymentId: string;
  /** `taken-back`: the bank or the channel took the money. `wrong-loan`: it is here, and for another loan. */
  readonly why: 'taken-back' | 'wrong-loan';
};

type Rule = PaymentRule | ReverseRule | LoanRefusal | 'payment_is_unknown';

/** Every balance becomes as if the money had not come on this loan; what the days since brought stays. */
export const reversePayment: Command<ReversePayment, PaymentAnswer, Rule> = {
  name: 'payment.reverse',
  subject: ({ paymentId }) => `payment:${paymentId}`,
  async decide(tx, { paymentId, why }) {
    const payment = await lockPayment(tx, paymentId);
    if (!payment) return { refused: 'payment_is_unknown', facts: { payment: paymentId } };
    const state = nextState(paymentStates, payment.state, why === 'taken-back' ? 'reverse' : 'take-back');
    if (isRefusal(state)) return state;
    // A part of divided money has no number of its own: the bank takes back the whole.
    if (why === 'taken-back' && payment.externalId === null)
      return { refused: 'only_received_money_is_reversed', facts: { payment: paymentId, isPart: true } };
    const changed = await takenOff(tx, payment, why === 'taken-back');
    if (changed && isRefusal(changed)) return changed;
    const on = changed?.on ?? (await businessDateOf(tx, payment.market));
    const inParts = payment.state === 'divided' ? await reverseParts(tx, payment, on) : nothingInParts;
    if (isRefusal(inParts)) return inParts;
    const sentOn = why === 'taken-back' ? await notReceived(tx, payment, on) : 0n;
    if (typeof sentOn !== 'bigint') return sentOn;
    const owedBack = sentOn + inParts.owedBack;
    const reversed = { ...payment, state, loanId: why === 'wrong-loan' ? null : payment.loanId };
    await updatePayment(tx, reversed);
    const message = {
      topic: 'payment.reversed',
      payload: { payment: paymentId, market: payment.market, why, owedBack: String(owedBack) },
    } as const;
    return {
      output: paymentAnswer(reversed, changed),
      facts: { why, ...(changed && loanFacts(changed)) },
      changes: onlyChanged([
        {
          field: 'Owed back',
          kind: 'money',
          currency: payment.currency,
          before: '0',
          after: String(owedBack),
        },
      ]),
      outbox: [message, ...[...(changed ? [changed] : []), ...inParts.changed].flatMap(loanMessages)],
    };
  },
};

type Parts = { readonly owedBack: bigint; readonly changed: readonly ChangedLoan[] };

const nothingInParts: Parts = { owedBack: 0n, changed: [] };

/**
 * The whole of divided money is taken back: its parts are taken off the loans that they are on, and the
 * division is undone.
 *   1,500.00 were 1,000.00 on one sister's loan and 500.00 in suspense: the 1,000.00 are owed again, and
 *     nothing is in suspense.
 */
async function reverseParts(
  tx: Tx,
  { id, market, currency }: Payment,
  businessDate: CalendarDate,
): Promise<Parts | Refusal<Rule>> {
  const occasion = { market, businessDate, currency };
  const parts = await lockPaymentParts(tx, id);
  const changed: ChangedLoan[] = [];
  let owedBack = 0n;
  for (const part of parts) {
    const off = await takenOff(tx, part, true);
    if (off && isRefusal(off)) return off;
    if (off) changed.push(off);
    const within = part.state === 'divided' ? await reverseParts(tx, part, businessDate) : nothingInParts;
    if (isRefusal(within)) return within;
    changed.push(...within.changed);
    owedBack += within.owedBack;
    const state = nextState(paymentStates, part.state, 'reverse');
    if (isRefusal(state)) return state;
    await updatePayment(tx, { ...part, state });
  }
  const facts = { payment: id, parts: parts.map((part) => ({ payment: part.id, amount: part.amount })) };
  const undone = await undo(tx, makeEntry('divide', occasion, facts).naturalKey, businessDate);
  if (undone) return undone;
  for (const part of parts) {
    const owed = await oweBack(tx, part, businessDate);
    if (typeof owed !== 'bigint') return owed;
    owedBack += owed;
  }
  return { owedBack, changed };
}

async function takenOff(
  tx: Tx,
  { id, state, loanId }: Payment,
  isTakenBack: boolean,
): Promise<ChangedLoan | Refusal<Rule> | undefined> {
  if (state !== 'allocated' || loanId === null) return undefined;
  return changeLoan(tx, loanId, (loan, on) => decideReverse(loan, { by: id, isTakenBack }, on));
}

/**
 * The mirror of what its channel had reported. What was sent on to whoever paid is not here any more: they
 * owe it.
 */
async function notReceived(
  tx: Tx,
  payment: Payment,
  businessDate: CalendarDate,
): Promise<bigint | Refusal<Rule>> {
  const { id, market, currency, channel, externalId, amount } = payment;
  const facts = { channel, reference: externalId ?? '', payment: id, amount };
  const { naturalKey } = makeEntry('receive', { market, businessDate, currency }, facts);
  return (await undo(tx, naturalKey, businessDate)) ?? oweBack(tx, payment, businessDate);
}

async function oweBack(
  tx: Tx,
  { id: payment, market, currency }: Payment,
  businessDate: CalendarDate,
): Promise<bigint | Refusal<Rule>> {
  const sentOn = await balanceOf(tx, { account: 'suspense', subject: paymentSubject(payment), currency });
  if (sentOn <= 0n) return 0n;
  const occasion = { market, businessDate, currency };
  const posted = await postEntry(tx, makeEntry('owe-back', occasion, { payment, amount: sentOn }));
  return 'refused' in posted ? posted : sentOn;
}

async function undo(
  tx: Tx,
  naturalKey: string,
  businessDate: CalendarDate,
): Promise<Refusal<Rule> | undefined> {
  const mirror = await reverseEntry(tx, { naturalKey }, { businessDate });
  if (!('refused' in mirror)) return undefined;
  if (mirror.refused === 'period_closed' || mirror.refused === 'natural_key_reused')
    return { ...mirror, refused: mirror.refused };
  throw new Error(`${naturalKey} can't be undone: ${mirror.refused}`);
}
