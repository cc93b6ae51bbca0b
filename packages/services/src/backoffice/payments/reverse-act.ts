import { isMarketId, marketMoney } from '@candor/markets';
import { findListedMoney } from '@candor/store/payments';
import type { Tx } from '@candor/store/database';
import { previewEntries } from '../../kernel/acts/preview-entries.ts';
import { reversePayment } from '../../payments/reversals/reverse-payment.ts';
import type { ActReader, ApprovableAct } from '../../kernel/acts/approvable-act.ts';
import { postingOf } from '../../kernel/acts/posting-of.ts';

/** Money is taken off a loan that it is not for, and waits in suspense again. */
export type ReverseMatch = { readonly paymentId: string };

export const reverseMatch = {
  key: 'payment.reverse',
  name: 'Reverse a payment',
  asks: 'money.match',
  decides: 'money.approve',

  async stake(tx, { paymentId }) {
    const money = await findListedMoney(tx, paymentId);
    return money && { amount: money.amount, borrowerId: money.borrowerId };
  },

  async line(tx, { paymentId }) {
    const money = await findListedMoney(tx, paymentId);
    if (!money || !isMarketId(money.market)) return { about: paymentId, size: '', place: null };
    return {
      about: `${money.channel} ${money.externalId ?? 'part of a transfer'}`,
      size: marketMoney(money.market, money.amount),
      place: { section: 'payments', id: paymentId },
    };
  },

  async preview(tx, { paymentId }, reader) {
    const money = await findListedMoney(tx, paymentId);
    if (!money || !isMarketId(money.market)) return { refused: 'payment_is_unknown' };
    const size = marketMoney(money.market, money.amount);
    const { answer, entries } = await previewEntries(tx, () =>
      reverse(tx, paymentId, { kind: 'system', id: 'preview' }, reader),
    );
    if ('refused' in answer) return answer;
    return {
      title: `Take ${size} off its loan?`,
      commits: `Take ${size} off`,
      figures: [{ name: 'On the loan', before: String(money.amount), after: '0', isTotal: true }],
      terms: [],
      checks: [{ is: 'look', words: 'The borrower owes it again, and the money waits in suspense' }],
      postings: entries.flatMap(({ lines }) => lines.map(postingOf)),
      sent: null,
    };
  },

  async carryOut(tx, { paymentId }, context) {
    const done = await reverse(tx, paymentId, { kind: 'staff', id: context.by[1] }, context);
    return 'refused' in done ? done : { facts: done.facts ?? {}, outbox: done.outbox ?? [] };
  },
} as const satisfies ApprovableAct<ReverseMatch>;

function reverse(
  tx: Tx,
  paymentId: string,
  actor: { readonly kind: 'staff' | 'system'; readonly id: string },
  { now }: Pick<ActReader, 'now'>,
) {
  return reversePayment.decide(tx, { paymentId, why: 'wrong-loan' }, { actor, now });
}
