import { isMarketId } from '@candor/markets';
import { explainBreak, lockOpenBreak, type LockedBreak } from '@candor/store/transfers';
import type { Tx } from '@candor/store/database';
import type {
  Actor,
  Command,
  CommandContext,
  Facts,
  OutboxMessage,
  Refusal,
} from '../../kernel/commands/command.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { receivePayment } from '../payments/receive-payment.ts';
import { reversePayment } from '../reversals/reverse-payment.ts';
import { reverseUnderLater } from '../reversals/reverse-under-later.ts';

export type SettleBreak = {
  readonly id: bigint;
  /**
   * `credit`: the channel is right, and its money is counted. `take-back`: it never came, and is taken off.
   */
  readonly how: 'explain' | 'credit' | 'take-back';
  readonly reason: string;
};

type RefusalIn<Answer> = Extract<Answer, { readonly refused: string }>['refused'];
type Rule =
  | RefusalIn<Awaited<ReturnType<typeof receivePayment.decide>>>
  | RefusalIn<Awaited<ReturnType<typeof reverseUnderLater.decide>>>
  | 'difference_is_unknown'
  | 'difference_is_settled_otherwise'
  | 'reason_is_missing';

/**
 * A person has found out what a difference between a channel's word and ours is. Their reason stays with it,
 * and it is not shown again unless its figures change.
 *   only-theirs, 1,000.00 under V-4: credited, on the payment that it was asked for.
 *   only-ours: taken back, or explained (the statement of that day was never given).
 *   other-amount: explained, or taken back as a whole.
 */
export const settleBreak: Command<SettleBreak, { id: string }, Rule> = {
  name: 'channel.settle-difference',
  subject: ({ id }) => `difference:${id}`,
  async decide(tx, { id, how, reason }, context) {
    const why = reason.trim();
    if (why.length < 3) return { refused: 'reason_is_missing' };
    const found = await lockOpenBreak(tx, id);
    if (!found) return { refused: 'difference_is_unknown' };
    const acted = await act(tx, found, how, context);
    if ('refused' in acted) return acted;
    await explainBreak(tx, id, { by: nameOf(context.actor), why, at: context.now });
    const { kind, channel, reference } = found;
    const facts = { kind, channel, reference, how, ...acted.facts };
    return { output: { id: String(id) }, facts, outbox: acted.outbox };
  },
};

type Acted = { readonly facts: Facts; readonly outbox: readonly OutboxMessage[] };

async function act(
  tx: Tx,
  { kind, market, channel, reference: externalId, paymentId, theirs, foundOn }: LockedBreak,
  how: SettleBreak['how'],
  context: CommandContext,
): Promise<Acted | Refusal<Rule>> {
  if (how === 'explain') return { facts: {}, outbox: [] };
  const otherwise = { refused: 'difference_is_settled_otherwise', facts: { kind, how } } as const;
  if (paymentId === null || !isMarketId(market)) return otherwise;
  if (how === 'credit') {
    if (kind !== 'only-theirs' || theirs === null) return otherwise;
    // The day that the channel's list is of, not the one on which somebody came to it.
    const today = await businessDateOf(tx, market);
    const receivedOn = foundOn < today ? foundOn : today;
    const money = { paymentId, market, channel, externalId, amount: theirs, receivedOn, loanId: null };
    return actedBy(await receivePayment.decide(tx, money, context));
  }
  if (kind !== 'only-ours' && kind !== 'other-amount') return otherwise;
  const reversed = await reversePayment.decide(tx, { paymentId, why: 'taken-back' }, context);
  if (!('refused' in reversed) || reversed.refused !== 'a_later_repayment_stands_on_it')
    return actedBy(reversed);
  return actedBy(await reverseUnderLater.decide(tx, { paymentId }, context));
}

function actedBy<Code extends string>(
  answer: { readonly facts?: Facts; readonly outbox?: readonly OutboxMessage[] } | Refusal<Code>,
): Acted | Refusal<Code> {
  if ('refused' in answer) return answer;
  return { facts: answer.facts ?? {}, outbox: answer.outbox ?? [] };
}

export function nameOf({ kind, id }: Actor): string {
  return `${kind}:${id}`;
}
