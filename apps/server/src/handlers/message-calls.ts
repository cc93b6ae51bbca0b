import { markets } from '@candor/markets';
import { dayIn } from '@candor/services/kernel/time';
import { markMessagesRead, readInbox } from '@candor/services/customers/messages';
import type { IdentityDeps } from '@candor/services/kernel';
import type { GroupHandlers } from './handler-parts.ts';

/** The inbox. */
export function messageHandlers({ database, seal, now }: IdentityDeps): GroupHandlers<'message'> {
  return {
    'message.list': async ({ cursor }, { market, session: { borrowerId } }) => {
      const page = await readInbox(database, seal, { borrowerId, cursor: cursor ?? null });
      return { today: dayIn(markets[market].timeZone, now()), ...page, messages: [...page.messages] };
    },

    'message.read': async ({ messageIds }, { session: { borrowerId } }) =>
      (await markMessagesRead(database, { borrowerId, ids: messageIds, now: now() })) ?? {
        refused: 'not_found',
      },
  };
}
