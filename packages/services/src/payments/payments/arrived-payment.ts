import { isRefusal } from '@candor/domain/refusals';
import { nextState, paymentStates } from '@candor/domain/states';
import type { CalendarDate } from '@candor/domain/calendar';
import { markets } from '@candor/markets';
import { insertPayment, lockPayment, updatePayment, type Payment } from '@candor/store/payments';
import type { Tx } from '@candor/store/database';
import { paymentIdOfReference } from './payment-id-of-reference.ts';
import type { ReceivePayment } from './receive-payment.ts';

export type ArrivedPayment = Payment & { readonly receivedOn: CalendarDate };

/**
 * The payment with its money: the one that was asked for, or a new one.
 *   A code for 1,000.00 is paid: the payment that was asked for. It is paid a second time under another
 *     reference: a
 *   payment of its own on the same loan, meant as a repayment.
 */
export async function arrivedPayment(
  tx: Tx,
  input: ReceivePayment,
  { asked, receivedOn }: { readonly asked: Payment | undefined; readonly receivedOn: CalendarDate },
): Promise<ArrivedPayment> {
  const { paymentId: id, market, channel, externalId, amount, receivedOn: reportedOn } = input;
  const money = { market, channel, externalId, amount, receivedOn, reportedOn };
  if (asked) return onAsked(tx, asked, money);
  const { loanId, meantFor = 'repayment', surplus = 'keep' } = input;
  const payment = newPayment(id, money, { loanId, meantFor, surplus });
  if (await isNew(tx, payment)) return payment;
  // Somebody else was a moment before, with other money under this id.
  return onAsked(tx, (await lockPayment(tx, id)) ?? payment, money);
}

type Money = Pick<ReceivePayment, 'market' | 'channel' | 'externalId' | 'amount'> &
  Pick<ArrivedPayment, 'receivedOn' | 'reportedOn'>;

/** If it has its money, or is of another market, this is money of its own. */
async function onAsked(tx: Tx, asked: Payment, money: Money): Promise<ArrivedPayment> {
  const isOurs = asked.market === money.market;
  const state = nextState(paymentStates, asked.state, asked.state === 'claimed' ? 'match' : 'receive');
  if (isOurs && !isRefusal(state)) {
    // It may have come another way than it was asked for.
    const payment = { ...asked, ...money, state };
    await updatePayment(tx, payment);
    return payment;
  }
  const loanId = isOurs ? asked.loanId : null;
  const more = { loanId, meantFor: 'repayment', surplus: asked.surplus } as const;
  const another = newPayment(paymentIdOfReference(money), money, more);
  if (!(await isNew(tx, another)))
    throw new Error(`the money of ${another.id} is known, its reference is not`);
  return another;
}

function newPayment(
  id: string,
  money: Money,
  meant: Pick<Payment, 'loanId' | 'meantFor' | 'surplus'>,
): ArrivedPayment {
  const currency = markets[money.market].currency.code;
  return { id, currency, state: 'received', ...money, ...meant, expiresAt: null };
}

/** Its loan is written when it is on it: a number that names no loan must not cost us the money. */
function isNew(tx: Tx, payment: Payment): Promise<boolean> {
  return insertPayment(tx, { ...payment, loanId: null });
}
