import { isMarketId } from '@candor/markets';
import { markMessageSent } from '@candor/store/messages';
import {
  failAttempt,
  keepReport,
  lockReported,
  markAttemptDelivered,
  noteReportedCost,
  reopenMessage,
} from '@candor/store/message-attempts';
import type { Command } from '../../kernel/commands/command.ts';
import type { HeardReport } from '../../kernel/message-ports/message-ports.ts';

/** What followed from a report. */
type Followed = 'unknown' | 'kept' | 'delivered' | 'failed' | 'next-way';

/**
 * What a gateway says became of an attempt: kept, and followed in the same transaction, before it is
 * answered. Delivered is the last word whatever comes after it; the same report again, and one that came too
 * late, change nothing. What failed goes on by the next way, once: the attempt is over from then on, and a
 * message that was read meanwhile, or left by another way, rings nobody. Contact hours are asked for when it
 * is handed over. What we don't know is answered all the same, and leaves nothing.
 */
export const hearReport: Command<HeardReport, Followed> = {
  name: 'message.report',
  subject: ({ reference }) => `message-attempt:${reference}`,
  async decide(tx, { reference, says, reason, parts, cost }, { now }) {
    const found = await lockReported(tx, reference);
    if (!found) return { output: 'unknown' };
    const { attempt, message } = found;
    const times = await keepReport(tx, reference, { says, reason, at: now });
    if (parts !== null || cost !== null) await noteReportedCost(tx, reference, { parts, cost });
    const facts = { says, times, way: attempt.way, ...(reason !== null && { reason }) };
    if (says === 'delivered' && attempt.state !== 'delivered') {
      await markAttemptDelivered(tx, reference, now);
      // It came before we had noted that it left, or after we had given this way up.
      if (message && message.sentAt === null && message.failedAt === null)
        await markMessageSent(tx, message.id, { at: now, by: attempt.way });
      return { output: 'delivered', facts };
    }
    const isOver = attempt.state === 'delivered' || attempt.state === 'failed';
    if (says !== 'failed' || isOver) return { output: 'kept', facts };
    await failAttempt(tx, reference, { at: now, reason: reason ?? 'not-delivered' });
    const goesOn =
      message !== null &&
      isMarketId(attempt.market) &&
      message.borrowerId !== null &&
      message.sentAt !== null &&
      message.sentBy === attempt.way &&
      message.readAt === null;
    if (!goesOn) return { output: 'failed', facts };
    await reopenMessage(tx, message.id);
    const next = { topic: 'message.deliver', payload: { messageId: message.id } } as const;
    return { output: 'next-way', facts, outbox: [next] };
  },
};
