import { lockReference } from '@candor/store';
import type { BorrowingParts } from '../borrowing-parts.ts';
import { runCommand } from '../commands/run-command.ts';
import { reversePayment } from './reverse-payment.ts';

/** The money of a channel's number goes back where it came from, once; `not-here`: it has not come yet. */
export async function takeBack(
  { database, now }: Pick<BorrowingParts, 'database' | 'now'>,
  money: { readonly market: string; readonly channel: string; readonly externalId: string },
): Promise<'taken' | 'not-here' | 'refused'> {
  const payment = await database.withTransaction((tx) => lockReference(tx, money));
  if (!payment || payment.receivedOn === null) return 'not-here';
  if (payment.state === 'reversed') return 'taken';
  const answer = await runCommand(database, reversePayment, {
    input: { paymentId: payment.id, why: 'taken-back' },
    actor: { kind: 'channel', id: money.channel },
    now: now(),
  });
  if (answer.kind === 'done') return 'taken';
  const isTaken = answer.kind === 'refused' && answer.refusal.refused === 'only_received_money_is_reversed';
  return isTaken ? 'taken' : 'refused';
}
