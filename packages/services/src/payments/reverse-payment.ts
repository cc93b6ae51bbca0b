import {
  decideReverse,
  isRefusal,
  makeEntry,
  nextState,
  paymentStates,
  paymentSubject,
} from '@candor/domain';
import type { CalendarDate, PaymentRule, Refusal, ReverseRule } from '@candor/domain';
import {
  balanceOf,
  lockPayment,
  postEntry,
  reverseEntry,
  updatePayment,
  type Payment,
  type Tx,
} from '@candor/store';
import type { Command } from '../commands/command.ts';
import { businessDateOf, changeLoan } from '../loans/change-loan.ts';
import type { ChangedLoan, LoanRefusal } from '../loans/change-loan.ts';
import { loanFacts, loanMessages } from '../loans/loan-answer.ts';
import { paymentAnswer } from './payment-answer.ts';
import type { PaymentAnswer } from './payment-answer.ts';

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
    const changed = await takenOff(tx, payment, why === 'taken-back');
    if (changed && isRefusal(changed)) return changed;
    const on = changed?.on ?? (await businessDateOf(tx, payment.market));
    const owedBack = why === 'taken-back' ? await notReceived(tx, payment, on) : 0n;
    if (typeof owedBack !== 'bigint') return owedBack;
    const reversed = { ...payment, state, loanId: why === 'wrong-loan' ? null : payment.loanId };
    await updatePayment(tx, reversed);
    const message = {
      topic: 'payment.reversed',
      payload: { payment: paymentId, market: payment.market, why, owedBack: String(owedBack) },
    };
    return {
      output: paymentAnswer(reversed, changed),
      facts: { why, owedBack: String(owedBack), ...(changed && loanFacts(changed)) },
      outbox: [message, ...(changed ? loanMessages(changed) : [])],
    };
  },
};

async function takenOff(
  tx: Tx,
  { id, state, loanId }: Payment,
  isTakenBack: boolean,
): Promise<ChangedLoan | Refusal<Rule> | undefined> {
  if (state !== 'allocated' || loanId === null) return undefined;
  return changeLoan(tx, loanId, (loan, on) => decideReverse(loan, { by: id, isTakenBack }, on));
}

/** The mirror of what its channel had reported. What was sent on to whoever paid is not here any more: they owe it. */
async function notReceived(
  tx: Tx,
  { id: payment, market, currency, channel, externalId, amount }: Payment,
  businessDate: CalendarDate,
): Promise<bigint | Refusal<Rule>> {
  const facts = { channel, reference: externalId ?? '', payment, amount };
  const occasion = { market, businessDate, currency };
  const { naturalKey } = makeEntry('receive', occasion, facts);
  const mirror = await reverseEntry(tx, { naturalKey }, { businessDate });
  if (!('refused' in mirror)) {
    const sentOn = await balanceOf(tx, { account: 'suspense', subject: paymentSubject(payment), currency });
    if (sentOn <= 0n) return 0n;
    const posted = await postEntry(tx, makeEntry('owe-back', occasion, { payment, amount: sentOn }));
    return 'refused' in posted ? posted : sentOn;
  }
  if (mirror.refused === 'period_closed' || mirror.refused === 'natural_key_reused')
    return { ...mirror, refused: mirror.refused };
  throw new Error(`${naturalKey} can't be undone: ${mirror.refused}`);
}
