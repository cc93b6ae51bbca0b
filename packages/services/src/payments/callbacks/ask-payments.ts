import { isMarketId, type MarketId } from '@candor/markets';
import { unsettledEventsOf } from '@candor/store/payments';
import { askPaymentAgainAt, claimDuePayment, type DuePayment } from '@candor/store/payment-instructions';
import { lease } from '../../kernel/commands/lease.ts';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import { runCommand } from '../../kernel/commands/run-command.ts';
import type { ChannelState, CollectChannel } from '../../kernel/ports/collect-channel.ts';
import { creditReport } from './credit-report.ts';
import { processCallback } from './process-callback.ts';
import { movePayment } from '../payments/move-payment.ts';
import { noteUncounted } from '../payments/note-uncounted.ts';
import { bookChargeback } from '../reversals/chargeback.ts';

type Parts = Pick<LendingDeps, 'database' | 'now' | 'collectChannels'>;

/** Whoever holds a question for longer is dead. */
const leaseMs = 80_000;
const minute = 60_000;
/**
 * A code that ran out may have been paid at its last moment: it is asked after for two weeks more, once a
 * day.
 */
const mostAsks = 40;

export type AskTrouble = { readonly paymentId: string; readonly err: unknown };

/**
 * Asks after every payment that is due: a callback may have been lost. Any number of workers may do this at
 * once; what is heard goes the same way as if the channel had called.
 */
export async function askPayments(
  parts: Parts,
  onTrouble: (trouble: AskTrouble) => void = () => {},
): Promise<number> {
  const asked = Object.values(parts.collectChannels).flat();
  const channels = [...new Set(asked.map(({ id }) => id))];
  for (let taken = 0; ; taken += 1) {
    const now = parts.now();
    const leaseUntil = new Date(now.getTime() + leaseMs);
    const due = await lease(parts.database, 'payment.claim-inquiry', (tx) =>
      claimDuePayment(tx, { now, leaseUntil, channels }),
    );
    if (!due || !isMarketId(due.market)) return taken;
    const { market } = due;
    const channel = parts.collectChannels[market].find(({ id }) => id === due.channel);
    try {
      const next = channel ? await askOne(parts, { ...due, market }, channel) : null;
      await lease(parts.database, 'payment.claim-inquiry', (tx) =>
        askPaymentAgainAt(tx, due.paymentId, next),
      );
    } catch (error) {
      onTrouble({ paymentId: due.paymentId, err: error });
    }
  }
}

type Due = DuePayment & { readonly market: MarketId };

/** When to ask again; null: never. */
async function askOne(parts: Parts, due: Due, channel: CollectChannel): Promise<Date | null> {
  if (!['created', 'pending', 'expired', 'failed'].includes(due.state)) return null;
  const state = await channel.ask({ id: due.paymentId, externalId: due.externalId });
  const isOver = await heard(parts, due, state);
  if (isOver || due.asks >= mostAsks) return null;
  // 1, 2, 4 … minutes, then an hour, then a day.
  const wait = due.asks < 6 ? minute * 2 ** due.asks : due.asks < 26 ? 60 * minute : 24 * 60 * minute;
  return new Date(parts.now().getTime() + wait);
}

async function heard(parts: Parts, due: Due, state: ChannelState): Promise<boolean> {
  const { paymentId: txnId, market, channel } = due;
  const now = parts.now();
  switch (state.is) {
    case 'paid':
    case 'taken-back': {
      if (state.amount === null) return false;
      const money = { market, channel, externalId: state.externalId };
      const report = { ...money, txnId, amount: state.amount, heardAt: now };
      const credited = await creditReport(parts, report);
      const taken = state.is === 'taken-back' ? await bookChargeback(parts, money) : 'not-asked';
      if (credited.is === 'refused' || taken === 'refused')
        await noteUncounted(parts, report, state.is === 'paid' ? 'here' : 'gone');
      const unsettled = await parts.database.read((tx) => unsettledEventsOf(tx, money));
      for (const { id } of unsettled) await processCallback(parts, id);
      return true;
    }
    case 'failed': {
      const actor = { kind: 'channel', id: channel } as const;
      await runCommand(parts.database, movePayment, {
        input: { paymentId: txnId, event: 'fail' },
        actor,
        now,
      });
      return false;
    }
    default:
      return false;
  }
}
