import type { CalendarDate } from '@candor/domain/calendar';
import type { MarketId } from '@candor/markets';
import { closeBreaks, noteBreak } from '@candor/store/transfers';
import type { Command } from '../../kernel/commands/command.ts';
import type { FoundBreak } from './compare-money.ts';

export type NoteComparison = {
  readonly market: MarketId;
  readonly channel: string;
  /** The day that was compared. */
  readonly on: CalendarDate;
  readonly compared: number;
  /** Money that the channel gave no answer about. */
  readonly unanswered: number;
  readonly differences: readonly FoundBreak[];
};

export type ComparedDay = {
  readonly channel: string;
  readonly compared: number;
  readonly unanswered: number;
  readonly differences: number;
  readonly closed: number;
};

/**
 * Keeps what differs between a channel's list and ours on a day; what differed before and no longer does is
 * closed.
 */
export const noteComparison: Command<NoteComparison, ComparedDay> = {
  name: 'channel.reconcile',
  subject: ({ market, channel, on }) => `channel:${market}:${channel}:${on}`,
  async decide(tx, { market, channel, on, compared, unanswered, differences }, { now: at }) {
    for (const difference of differences) await noteBreak(tx, { market, channel, ...difference }, { on, at });
    const still = differences.map(({ reference }) => reference);
    // Nothing is closed by a channel that gave no answer.
    const closed = unanswered > 0 ? 0 : await closeBreaks(tx, { market, channel }, { on, still, at });
    const output = { channel, compared, unanswered, differences: differences.length, closed };
    return { output, facts: output };
  },
};
