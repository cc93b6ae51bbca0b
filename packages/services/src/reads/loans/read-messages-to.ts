import { listMessagesTo } from '@candor/store/messages';
import type { ReadTx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { readMessageCursor, writeMessageCursor } from '../../customers/messages/read-messages.ts';
import { heldUntil } from '../../customers/messages/held-messages.ts';
import { messageAbout, type MessageContent } from '../../customers/messages/write-message.ts';

const pageSize = 20;

/** What was written to a borrower, newest first. Codes went to a phone, and are nobody's reading. */
export async function readMessagesToBorrower(
  tx: ReadTx,
  seal: PersonSeal,
  {
    borrowerId,
    cursor,
    now,
  }: { readonly borrowerId: string; readonly cursor: string | null; readonly now: Date },
) {
  const rows = await listMessagesTo(tx, borrowerId, {
    before: readMessageCursor(cursor),
    limit: pageSize + 1,
  });
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  const held = await heldUntil(
    tx,
    page.map(({ id }) => id),
    now,
  );
  return {
    messages: page.map(({ id, kind, channel, sentBy, sealed, writtenAt, readAt }) => {
      const { title, body } = JSON.parse(seal.open(sealed, messageAbout(id))) as MessageContent;
      return {
        messageId: id,
        kind,
        channel: sentBy ?? channel,
        title,
        body,
        at: writtenAt.toISOString(),
        isRead: readAt !== null,
        heldUntil: held.get(id)?.toISOString() ?? null,
      };
    }),
    nextCursor: rows.length > pageSize && last ? writeMessageCursor(last) : null,
  };
}
