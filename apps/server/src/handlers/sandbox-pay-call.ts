import type { Calls } from '@candor/contract';
import { markets } from '@candor/markets';
import { dayIn, instantOf, readBusinessDate } from '@candor/services/kernel/time';
import { processCallback, takeCallback } from '@candor/services/payments/callbacks';
import { movePayment } from '@candor/services/payments/payments';
import { payAsSimulator, transferChannel } from '@candor/services/payments/transfers';
import { readPayment } from '@candor/services/composition/sandbox';
import { runCommand } from '@candor/services/kernel/commands';
import type { LendingDeps } from '@candor/services/kernel';
import type { Handler } from '../http/handler.ts';
import type { HandlerParts } from './handler-parts.ts';

const actor = { kind: 'sandbox', id: 'page' } as const;

/** A18.9: somebody pays, or does not. The sandbox's Dragonpay signs what it would say, and it is heard as from outside. */
export function sandboxPayCall({ borrowing }: HandlerParts): Handler<Calls['sandbox.pay']> {
  const { database, now, sandboxPayer } = borrowing;
  const find = (id: string) => readPayment(database, id);
  return async ({ paymentId, act, amount }) => {
    const asked = await find(paymentId);
    if (!sandboxPayer || !asked) return { refused: 'not_found' };
    if (asked.channel === transferChannel) {
      const isDone = await payAsSimulator(borrowing, asked, {
        act,
        amount: amount === undefined ? null : BigInt(amount),
      });
      const { state } = (await find(paymentId)) ?? asked;
      return isDone ? { paymentId, state } : { refused: 'order_cannot_change_now' };
    }
    const callbacks = await sandboxPayer.act(paymentId, act, amount === undefined ? null : BigInt(amount));
    if (!callbacks) return { refused: 'order_cannot_change_now' };
    if (act === 'expire' || act === 'pay-late') {
      const input = { paymentId, event: 'expire' } as const;
      await runCommand(database, movePayment, { input, actor, now: now() });
    }
    for (const form of callbacks) await callBack(borrowing, form);
    const after = await find(paymentId);
    return after ? { paymentId, state: after.state } : { refused: 'not_found' };
  };
}

async function callBack(borrowing: LendingDeps, form: string): Promise<void> {
  const { database, collectChannels } = borrowing;
  const channel = collectChannels.ph.find(({ id }) => id === 'dragonpay');
  const heard = channel?.hear?.(Object.fromEntries(new URLSearchParams(form)));
  if (!channel || !heard) throw new Error('the sandbox has signed what nobody believes');
  const answer = await runCommand(database, takeCallback, {
    input: { market: 'ph', channel: channel.id, heard, raw: form },
    actor: { kind: 'channel', id: channel.id },
    now: await momentOf(borrowing),
  });
  if (answer.kind === 'done') await processCallback(borrowing, BigInt(answer.output.event));
}

/** Now; where a tester has moved the business day on, a moment of that day: money that is paid then comes then. */
async function momentOf({ database, now }: LendingDeps): Promise<Date> {
  const at = now();
  const on = await readBusinessDate(database, 'ph');
  const { timeZone } = markets.ph;
  return on > dayIn(timeZone, at) ? instantOf(on, '12:00', timeZone) : at;
}
