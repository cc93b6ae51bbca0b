import type { Calls } from '@candor/contract';
import { isMarketId, markets, type MarketId } from '@candor/markets';
import { dayIn, instantOf, readBusinessDate } from '@candor/services/kernel/time';
import { processCallback, takeCallback } from '@candor/services/payments/callbacks';
import { movePayment } from '@candor/services/payments/payments';
import { payAsSimulator, transferChannel } from '@candor/services/payments/transfers';
import { readPayment } from '@candor/services/composition/sandbox';
import { runCommand } from '@candor/services/kernel/commands';
import type { LendingDeps } from '@candor/services/kernel';
import type { CallbackAsCame, CollectChannel } from '@candor/services/kernel/ports';
import type { Handler } from '../http/handler.ts';
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
    for (const came of callbacks) await callBack(borrowing, { market, channel, came });
    const after = await find(paymentId);
    return after ? { paymentId, state: after.state } : { refused: 'not_found' };
  };
}

type Callback = {
  readonly market: MarketId;
  readonly channel: CollectChannel;
  readonly came: CallbackAsCame;
};

async function callBack(borrowing: LendingDeps, { market, channel, came }: Callback): Promise<void> {
  const { database } = borrowing;
  const heard = channel.hear?.(Object.fromEntries(new URLSearchParams(came.text)), came);
  if (!heard) throw new Error('the sandbox has signed what nobody believes');
  const answer = await runCommand(database, takeCallback, {
    input: { market, channel: channel.id, heard, raw: came.text },
    actor: { kind: 'channel', id: channel.id },
    now: await momentOf(borrowing, market),
  });
  if (answer.kind === 'done') await processCallback(borrowing, BigInt(answer.output.event));
}

/**
 * Now; where a tester has moved the business day on, a moment of that day: money that is paid then comes
 * then.
 */
async function momentOf({ database, now }: LendingDeps, market: MarketId): Promise<Date> {
  const at = now();
  const on = await readBusinessDate(database, market);
  const { timeZone } = markets[market];
  return on > dayIn(timeZone, at) ? instantOf(on, '12:00', timeZone) : at;
}
