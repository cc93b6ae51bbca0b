import { moveClock, readBusinessDates, readSandboxMessages } from '@candor/services/composition/sandbox';
import { hearReport } from '@candor/services/customers/delivery';
import { runCommand } from '@candor/services/kernel/commands';
import { clockDays } from './clock-days.ts';
import type { CallHandlers, HandlerParts } from './handler-parts.ts';

/** What a vendor or the passing of time would do. Not mounted in production. */
export function sandboxHandlers({
  database,
  identity,
  borrowing,
  offered,
}: Pick<HandlerParts, 'database' | 'identity' | 'borrowing' | 'offered'>): CallHandlers<
  'sandbox.outbox' | 'sandbox.message-report' | 'sandbox.clock' | 'sandbox.clock-move'
> {
  return {
    'sandbox.outbox': async ({ market }) => {
      const rows = await readSandboxMessages(database, market ?? null);
      return {
        messages: rows.map(({ id, market: of, channel, sentTo, title, body, attachments, sentAt }) => ({
          id,
          market: of,
          channel,
          to: sentTo,
          title,
          text: body,
          attachments: attachments.map(({ fileName, bytes }) => ({ fileName, bytes })),
          sentAt: sentAt.toISOString(),
        })),
      };
    },

    'sandbox.message-report': async ({ id: reference, says }, { requestId }) => {
      const reason = says === 'failed' ? 'simulated' : null;
      const answer = await runCommand(database, hearReport, {
        input: { reference, says, reason, parts: null, cost: null },
        actor: { kind: 'channel', id: 'messages-sandbox' },
        requestId,
        now: identity.now(),
      });
      if (answer.kind !== 'done') throw new Error(`a report was answered with ${answer.kind}`);
      return { followed: answer.output };
    },

    'sandbox.clock': async () => ({
      clocks: [...(await readBusinessDates(database, offered))],
    }),

    'sandbox.clock-move': async ({ market, ...days }, { requestId }) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const wish = clockDays(days);
      if ('refused' in wish) return wish;
      const moved = await moveClock(
        database,
        { market, ...wish },
        { now: identity.now(), requestId, world: borrowing },
      );
      return 'refused' in moved ? moved : { market, businessDate: moved.businessDate };
    },
  };
}
