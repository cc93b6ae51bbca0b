import type { Calls } from '@candor/contract';
import { isMarketId } from '@candor/markets';
import { movePayment } from '@candor/services/payments/payments';
import { payAsSimulator, transferChannel } from '@candor/services/payments/transfers';
import { readPayment } from '@candor/services/composition/sandbox';
import { runCommand } from '@candor/services/kernel/commands';
import type { Handler } from '../http/handler.ts';
import { callBackAsChannel } from '../sandbox/call-back-as-channel.ts';
import type { HandlerParts } from './handler-parts.ts';

const actor = { kind: 'sandbox', id: 'page' } as const;

/**
 * A18.9: somebody pays, or does not. The sandbox's channel signs what it would say, and it is heard as from
 * outside.
 */
export function sandboxPayCall({ borrowing }: HandlerParts): Handler<Calls['sandbox.pay']> {
  const { database, now, collectChannels } = borrowing;
  const find = (id: string) => readPayment(database, id);
  return async ({ paymentId, act, amount }) => {
    const asked = await find(paymentId);
    if (!asked || !isMarketId(asked.market)) return { refused: 'not_found' };
    if (asked.channel === transferChannel) {
      const isDone = await payAsSimulator(borrowing, asked, {
        act,
        amount: amount === undefined ? null : BigInt(amount),
      });
      const { state } = (await find(paymentId)) ?? asked;
      return isDone ? { paymentId, state } : { refused: 'order_cannot_change_now' };
    }
    const { market } = asked;
    const channel = collectChannels[market].find(({ id }) => id === asked.channel);
    if (!channel?.payer) return { refused: 'not_found' };
    const callbacks = await channel.payer.act(paymentId, act, amount === undefined ? null : BigInt(amount));
    if (!callbacks) return { refused: 'order_cannot_change_now' };
    if (act === 'expire' || act === 'pay-late') {
      const input = { paymentId, event: 'expire' } as const;
      await runCommand(database, movePayment, { input, actor, now: now() });
    }
    for (const came of callbacks) await callBackAsChannel(borrowing, { market, channel, came });
    const after = await find(paymentId);
    return after ? { paymentId, state: after.state } : { refused: 'not_found' };
  };
}
