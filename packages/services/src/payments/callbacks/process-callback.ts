import { isMarketId, type MarketId } from '@candor/markets';
import { readChannelEvent, settleEvent, unsettledEventsOf, type ChannelEvent } from '@candor/store/payments';
import type { OutboxClaim } from '@candor/store/outbox';
import type { ReadTx } from '@candor/store/database';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import type { Command } from '../../kernel/commands/command.ts';
import { runCommand } from '../../kernel/commands/run-command.ts';
import type { ChannelState, CollectChannel } from '../../kernel/ports/collect-channel.ts';
import { creditReport, type Credited, type MoneyReport } from './credit-report.ts';
import { askedDebit, hearDebitOf, hearOfMandate } from '../mandates/callback-debits.ts';
import { isPaymentId } from '../payments/is-payment-id.ts';
import { movePayment } from '../payments/move-payment.ts';
import { bookChargeback } from '../reversals/chargeback.ts';

type Parts = Pick<LendingDeps, 'database' | 'now' | 'collectChannels'>;
type Ended = Parameters<typeof settleEvent>[2];

/**
 * What a stored callback leads to. It says that something happened; how much came is not signed, so the
 * channel is asked. No answer is thrown, and whoever hands over tries again. Done twice or in another order,
 * it ends the same.
 */
export async function processCallback(
  parts: Parts,
  eventId: bigint,
  { event: found, message }: { readonly event?: ChannelEvent; readonly message?: OutboxClaim } = {},
): Promise<void | 'settled'> {
  const event = found ?? (await parts.database.read((tx) => readChannelEvent(tx, eventId)));
  if (!event || event.state === 'done' || !isMarketId(event.market)) return;
  const { market } = event;
  const channel = parts.collectChannels[market].find(({ id }) => id === event.channel);
  if (!channel) throw new Error(`there is no channel ${event.channel} in ${market}`);
  const ended = await follow(parts, { ...event, market }, { channel, message });
  if (ended === 'settled') return message && 'settled';
  await endEvent(parts, event, ended);
  if (ended.state !== 'waiting-for-money') return;
  // It may have come between our look and our note: whoever credited it then did not see the note.
  const again = await afterTakenBack(parts, { ...event, market });
  if (again.state !== 'waiting-for-money') await endEvent(parts, event, again);
}

type Told = ChannelEvent & { readonly market: MarketId };

type How = { readonly channel: CollectChannel; readonly message: OutboxClaim | undefined };

/** `settled`: it is ended with what it led to. */
async function follow(parts: Parts, event: Told, { channel, message }: How): Promise<Ended | 'settled'> {
  switch (event.says) {
    case 'paid':
      return afterPaid(parts, event, { state: await askOf(parts, event, channel), message });
    case 'taken-back':
      return afterTakenBack(parts, event);
    case 'void': {
      const taken = await bookChargeback(parts, event);
      return taken === 'not-here' ? afterFailed(parts, event) : endOfTaking(taken);
    }
    case 'failed':
      return (await hearDebitOf(parts, event, channel)) ? done('nothing_to_do') : afterFailed(parts, event);
    case 'mandate':
      return afterMandate(parts, event, channel);
    default:
      return done('nothing_to_do');
  }
}

/** Of a debit whoever keeps the mandate is asked. */
async function askOf(parts: Parts, event: Told, channel: CollectChannel): Promise<ChannelState> {
  const debit = await askedDebit(parts, event, channel);
  if (!debit) return channel.ask({ id: event.txnId, externalId: event.externalId });
  return debit.is === 'collected' ? { ...debit, is: 'paid' } : { is: 'unknown' };
}

async function afterMandate(parts: Parts, event: Told, channel: CollectChannel): Promise<Ended> {
  if (!isPaymentId(event.txnId) || !channel.mandates) return forAPerson('mandate_is_unknown');
  const heard = await hearOfMandate(parts, event.txnId, channel.mandates, event.channel);
  return heard === 'mandate_is_unknown' ? forAPerson(heard) : done('nothing_to_do');
}

async function afterPaid(
  parts: Parts,
  event: Told,
  { state, message }: { readonly state: ChannelState; readonly message: OutboxClaim | undefined },
): Promise<Ended | 'settled'> {
  if (state.is === 'unknown') throw new Error(`${event.channel} gave no answer about ${event.externalId}`);
  const isMoney = (state.is === 'paid' || state.is === 'taken-back') && state.externalId === event.externalId;
  if (!isMoney || state.amount === null) return forAPerson('channel_says_otherwise');
  const report = { ...event, amount: state.amount };
  if (state.is === 'paid') return creditAndEnd(parts, event, { report, message });
  const credited = await creditReport(parts, report);
  const taken =
    credited.is === 'credited' && state.is === 'taken-back' ? await bookChargeback(parts, event) : 'taken';
  if (credited.is === 'credited') await endWaiting(parts, event);
  return taken === 'refused' ? endOfTaking(taken) : endOf(credited);
}

/**
 * The common case in one transaction: the money is credited, the callback ended, its message done. What was
 * said to be taken back is looked for while the reference is locked: whoever says so later finds the money.
 */
async function creditAndEnd(
  parts: Parts,
  event: Told,
  { report, message }: { readonly report: MoneyReport; readonly message: OutboxClaim | undefined },
): Promise<Ended | 'settled'> {
  let isSettled = false;
  const credited = await creditReport(parts, report, {
    message,
    follow: async (outcome, tx) => {
      isSettled = outcome.is === 'refused' || (await waitingFor(tx, event)).length === 0;
      return isSettled ? endCallback(event.id, endOf(outcome)) : 'message-stays';
    },
  });
  if (isSettled) return 'settled';
  await endWaiting(parts, event);
  return endOf(credited);
}

async function waitingFor(tx: ReadTx, event: Told): Promise<ChannelEvent[]> {
  const unsettled = await unsettledEventsOf(tx, event);
  return unsettled.filter(({ state }) => state === 'waiting-for-money');
}

function endOf(credited: Credited): Ended {
  if (credited.is === 'credited') return done('credited');
  return credited.why === 'reference_was_taken_back' ? done(credited.why) : forAPerson(credited.why);
}

/** It was said to be taken back before we knew that it came; now it has come, and goes. */
async function endWaiting(parts: Parts, event: Told): Promise<void> {
  for (const each of await parts.database.read((tx) => waitingFor(tx, event))) {
    const ended = await afterTakenBack(parts, event);
    await endEvent(parts, each, ended);
  }
}

async function afterTakenBack(parts: Parts, event: Told): Promise<Ended> {
  const taken = await bookChargeback(parts, event);
  if (taken === 'not-here') return { state: 'waiting-for-money', outcome: 'taken_back_before_it_came' };
  return endOfTaking(taken);
}

function endOfTaking(taken: 'taken' | 'refused'): Ended {
  return taken === 'refused' ? forAPerson('could_not_be_taken_back') : done('taken_back');
}

async function afterFailed({ database, now }: Parts, event: Told): Promise<Ended> {
  if (!isPaymentId(event.txnId)) return forAPerson('payment_is_unknown');
  const answer = await runCommand(database, movePayment, {
    input: { paymentId: event.txnId, event: 'fail' },
    actor: { kind: 'channel', id: event.channel },
    now: now(),
  });
  if (answer.kind !== 'refused') return done('failed');
  const { refused } = answer.refusal;
  // Its money had come, or its time was over: that it failed before changes nothing.
  return refused === 'payment_is_unknown' ? forAPerson(refused) : done('nothing_to_do');
}

/** What became of a callback: the queue of exceptions shows those that need a person. */
const endCallback = (eventId: bigint, ended: Ended): Command<null, null> => ({
  name: 'channel.end-callback',
  subject: () => `channel-event:${eventId}`,
  async decide(tx) {
    await settleEvent(tx, eventId, ended);
    return { output: null, facts: { state: ended.state, outcome: ended.outcome } };
  },
});

async function endEvent(
  { database, now }: Parts,
  { id, channel }: Pick<ChannelEvent, 'id' | 'channel'>,
  ended: Ended,
): Promise<void> {
  const actor = { kind: 'channel', id: channel } as const;
  await runCommand(database, endCallback(id, ended), { input: null, actor, now: now() });
}

function done(outcome: string): Ended {
  return { state: 'done', outcome };
}

function forAPerson(outcome: string): Ended {
  return { state: 'needs-a-person', outcome };
}
