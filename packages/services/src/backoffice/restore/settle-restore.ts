import { dateOfDayNumber, dayNumber } from '@candor/domain/calendar';
import { markets } from '@candor/markets';
import {
  countUnknownDisbursements,
  insertRestoreCheck,
  lockRestoreHold,
  openRestoreHold,
  releaseRestoreHold,
  type RestoreHold,
} from '@candor/store/restore';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import type { Command } from '../../kernel/commands/command.ts';
import { runCommand } from '../../kernel/commands/run-command.ts';
import { dayIn } from '../../kernel/time/market-time.ts';
import { askPayments } from '../../payments/callbacks/ask-payments.ts';
import { reconcileDay } from '../../payments/reconciliation/reconcile-day.ts';
import { channelsToAsk, disbursementCheck, type ChannelToAsk } from './channels-to-ask.ts';

type Parts = Pick<LendingDeps, 'database' | 'now' | 'collectChannels' | 'disbursementChannels'>;

const actor = { kind: 'system', id: 'restore' } as const;

/** A channel that did not answer is left alone for a minute. */
const restMs = 60_000;

/**
 * Asks the channels what they have since a restore, as far as they can be asked by a call, and lets
 * everything out when all were asked. Returns how many channels were asked; each that did not answer is asked
 * again a minute later, and `restsUntil` remembers that between two rounds.
 *   restored to Tuesday 10:00, found at 14:00: each disbursement that was about to be sent is asked for (the
 *     payouts' own round does that), each
 *   payment of Tuesday is compared with the vendor's; the bank that is given files is asked by two people.
 */
export async function settleRestore(parts: Parts, restsUntil = new Map<string, number>()): Promise<number> {
  const { database, now } = parts;
  const hold = await database.read(openRestoreHold);
  if (!hold) return 0;
  let asked = 0;
  const waiting = await database.read((tx) => channelsToAsk(tx, parts, hold));
  for (const channel of waiting) {
    const name = `${channel.market} ${channel.channel}`;
    if (channel.by === 'people' || now().getTime() < (restsUntil.get(name) ?? 0)) continue;
    if (await hasAnswered(parts, channel, hold)) {
      await runCommand(database, noteAsked, { input: channel, actor, now: now() });
      asked += 1;
    } else if (channel.by === 'payments') restsUntil.set(name, now().getTime() + restMs);
  }
  if (asked === waiting.length)
    await runCommand(database, releaseIfAsked(parts), { input: null, actor, now: now() });
  return asked;
}

/** The same as a round that may be called as often as anybody likes. */
export function restoreRound(parts: Parts): () => Promise<number> {
  const restsUntil = new Map<string, number>();
  return () => settleRestore(parts, restsUntil);
}

async function hasAnswered(
  parts: Parts,
  { market, channel, by }: ChannelToAsk,
  hold: RestoreHold,
): Promise<boolean> {
  if (by === 'disbursements') {
    const name = parts.disbursementChannels[market]?.name ?? '';
    const of = { market, channel: name };
    return (
      channel === disbursementCheck(name) &&
      (await parts.database.read((tx) => countUnknownDisbursements(tx, of))) === 0
    );
  }
  await askPayments(parts);
  const { timeZone } = markets[market];
  const last = dayNumber(dayIn(timeZone, parts.now()));
  let unanswered = 0;
  for (let day = dayNumber(dayIn(timeZone, hold.restoredTo)); day <= last; day += 1) {
    const compared = await reconcileDay(parts, market, dateOfDayNumber(day));
    unanswered += compared
      .filter((each) => each.channel === channel)
      .reduce((sum, each) => sum + each.unanswered, 0);
  }
  return unanswered === 0;
}

const noteAsked: Command<Pick<ChannelToAsk, 'market' | 'channel'>, null> = {
  name: 'restore.ask-channel',
  subject: ({ market, channel }) => `restore:${market}:${channel}`,
  async decide(tx, { market, channel }, { now }) {
    const hold = await lockRestoreHold(tx);
    if (hold) await insertRestoreCheck(tx, hold.id, { market, channel }, now);
    return { output: null, facts: { market, channel } };
  },
};

/** Lets everything out again when no channel is left to ask. */
export const releaseIfAsked = (
  parts: Pick<LendingDeps, 'disbursementChannels' | 'collectChannels'>,
): Command<null, { readonly isReleased: boolean }, 'restore_is_not_settled'> => ({
  name: 'restore.release',
  subject: () => 'restore',
  async decide(tx) {
    const hold = await lockRestoreHold(tx);
    if (!hold) return { output: { isReleased: false } };
    const waiting = await channelsToAsk(tx, parts, hold);
    if (waiting.length > 0) return { refused: 'restore_is_not_settled', facts: { channels: waiting.length } };
    const givenUp = await releaseRestoreHold(tx, hold);
    return { output: { isReleased: true }, facts: { hold: String(hold.id), messagesNotSent: givenUp } };
  },
});
