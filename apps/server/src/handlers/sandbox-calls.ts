import { moveClock, readBusinessDates, readSandboxMessages } from '@candor/services/composition/sandbox';
import { clockDays } from './clock-days.ts';
import type { CallHandlers, HandlerParts } from './handler-parts.ts';

/** What a vendor or the passing of time would do. Not mounted in production. */
export function sandboxHandlers({
  database,
  identity,
  borrowing,
  offered,
}: Pick<HandlerParts, 'database' | 'identity' | 'borrowing' | 'offered'>): CallHandlers<
  'sandbox.outbox' | 'sandbox.clock' | 'sandbox.clock-move'
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
