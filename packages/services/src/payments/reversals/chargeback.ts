import { lockReference } from '@candor/store/payments';
import { lease } from '../../kernel/commands/lease.ts';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import { reverseChargedBack } from './reverse-charged-back.ts';

/** The money of a channel's number goes back where it came from, once; `not-here`: it has not come yet. */
export async function bookChargeback(
  { database, now }: Pick<LendingDeps, 'database' | 'now'>,
  money: { readonly market: string; readonly channel: string; readonly externalId: string },
): Promise<'taken' | 'not-here' | 'refused'> {
  const payment = await lease(database, 'payment.await-report', (tx) => lockReference(tx, money));
  if (!payment || payment.receivedOn === null) return 'not-here';
  if (payment.state === 'reversed') return 'taken';
  const actor = { kind: 'channel', id: money.channel } as const;
  const isTaken = await reverseChargedBack(database, { paymentId: payment.id, actor, now: now() });
  return isTaken ? 'taken' : 'refused';
}
