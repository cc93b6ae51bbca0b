import { countUnread, listInbox, markRead, type Inbox } from '@candor/store/messages';
import { findBorrower } from '@candor/store/borrowers';
import type { Database, ReadTx } from '@candor/store/database';
import { lease } from '../../kernel/commands/lease.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { codeLivesSeconds, secondsAfter } from '../sessions/session-rules.ts';
import { messageAbout, type MessageContent, type MessageSubject } from './write-message.ts';

const pageSize = 30;

export type InboxPage = {
  readonly messages: readonly {
    readonly messageId: string;
    readonly kind: string;
    readonly channel: 'sms' | 'voice' | 'push' | 'email' | 'inbox';
    readonly title: string;
    readonly body: string;
    readonly sentAt: string;
    readonly isRead: boolean;
    /** Where more is told; null for one that is about nothing to open. */
    readonly about: MessageSubject | null;
  }[];
  readonly unread: number;
  readonly nextCursor: string | null;
};

/** A borrower's inbox, newest first. */
export async function readInbox(
  database: Database,
  seal: PersonSeal,
  { borrowerId, cursor }: { readonly borrowerId: string; readonly cursor: string | null },
): Promise<InboxPage> {
  return database.read(async (tx) => {
    const inbox = await inboxOf(tx, borrowerId);
    const rows = await listInbox(tx, inbox, { before: readMessageCursor(cursor), limit: pageSize + 1 });
    const page = rows.slice(0, pageSize);
    const last = page.at(-1);
    const messages = page.map(({ id, kind, channel, sentBy, sealed, writtenAt, readAt }) => {
      const { title, body, about = null } = JSON.parse(seal.open(sealed, messageAbout(id))) as MessageContent;
      return {
        messageId: id,
        kind,
        // By which way it really came.
        channel: sentBy ?? channel,
        title,
        body,
        sentAt: writtenAt.toISOString(),
        // A code is spent when it is sent: it is no news, neither here nor in the count.
        isRead: readAt !== null || kind.endsWith('-code'),
        about,
      };
    });
    const hasMore = rows.length > pageSize && last !== undefined;
    const nextCursor = hasMore ? writeMessageCursor(last) : null;
    return { messages, unread: await countUnread(tx, inbox), nextCursor };
  });
}

/** Marks messages as read; undefined if one of them is not in this inbox. */
export async function markMessagesRead(
  database: Database,
  {
    borrowerId,
    ids,
    now,
  }: { readonly borrowerId: string; readonly ids: readonly string[]; readonly now: Date },
): Promise<{ unread: number } | undefined> {
  return lease(database, 'inbox.mark-read', async (tx) => {
    const inbox = await inboxOf(tx, borrowerId);
    const found = await markRead(tx, inbox, ids, now);
    return found < new Set(ids).size ? undefined : { unread: await countUnread(tx, inbox) };
  });
}

export async function inboxOf(tx: ReadTx, borrowerId: string): Promise<Inbox> {
  const row = await findBorrower(tx, borrowerId);
  // With the code that opened the account, which went out before there was one; no earlier owner's code is as
  // young.
  const since = secondsAfter(row?.openedAt ?? new Date(0), -codeLivesSeconds);
  return { borrowerId, phoneIndex: row?.phoneIndex ?? null, since };
}

export function writeMessageCursor({ writtenAt, id }: { writtenAt: Date; id: string }): string {
  return Buffer.from(`${writtenAt.toISOString()} ${id}`).toString('base64url');
}

/** One that we did not write leads to the first page. */
export function readMessageCursor(cursor: string | null): { writtenAt: Date; id: string } | null {
  const [, at = '', id = ''] =
    /^(\d{4}-\d\d-\d\dT[\d:.]{12}Z) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/u.exec(
      Buffer.from(cursor ?? '', 'base64url').toString(),
    ) ?? [];
  const writtenAt = new Date(at);
  return Number.isNaN(writtenAt.getTime()) ? null : { writtenAt, id };
}
