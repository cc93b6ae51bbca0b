import type { ReadTx, Tx } from '../database/database.ts';
import { deleteOldest } from '../database/delete-oldest.ts';

export type MessageChannel = 'sms' | 'voice' | 'push' | 'email' | 'inbox';

export type MessageRow = {
  id: string;
  market: string;
  borrowerId: string | null;
  phoneIndex: Buffer | null;
  kind: string;
  channel: MessageChannel;
  sealed: string;
  /** The loan that it is about, of what is said about a debt. */
  loanId: bigint | null;
  /** Of what tells of money: whose act it follows. */
  causedBy: 'borrower' | 'lender' | null;
  /** Whose words stand in it, and in which version; null where they are nobody's to edit. */
  template: string | null;
  templateVersion: number | null;
  writtenAt: Date;
  sentAt: Date | null;
  /** By which way it really went; null of what has not left, and of what left before this was kept. */
  sentBy: MessageChannel | null;
  readAt: Date | null;
};

const columns = `id, market, borrower_id as "borrowerId", phone_index as "phoneIndex", kind, channel, sealed, loan_id as "loanId",
  caused_by as "causedBy", template, template_version as "templateVersion", written_at as "writtenAt", sent_at as "sentAt", sent_by as "sentBy", read_at as "readAt"`;

/** What many messages have none of. */
type Usual = 'loanId' | 'causedBy' | 'template' | 'templateVersion';

export async function insertMessage(
  tx: Tx,
  row: Omit<MessageRow, 'readAt' | 'sentBy' | Usual> & Partial<Pick<MessageRow, Usual>>,
): Promise<void> {
  await tx.query({
    name: 'message-insert',
    text: `insert into message (id, market, borrower_id, phone_index, kind, channel, sealed, written_at, sent_at, loan_id,
             caused_by, template, template_version, sent_by)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, case when $9::timestamptz is not null then $6 end)`,
    values: [
      row.id,
      row.market,
      row.borrowerId,
      row.phoneIndex,
      row.kind,
      row.channel,
      row.sealed,
      row.writtenAt,
      row.sentAt,
      row.loanId ?? null,
      row.causedBy ?? null,
      row.template ?? null,
      row.templateVersion ?? null,
    ],
  });
}

/** Those of them that have left for no phone yet and still may. What only the inbox has waits for nothing. */
export async function listUnsentOf(
  tx: ReadTx,
  ids: readonly string[],
): Promise<Pick<MessageRow, 'id' | 'market' | 'kind' | 'causedBy'>[]> {
  if (ids.length === 0) return [];
  const { rows } = await tx.query<Pick<MessageRow, 'id' | 'market' | 'kind' | 'causedBy'>>({
    name: 'messages-unsent-of',
    text: `select id, market, kind, caused_by as "causedBy" from message
           where id = any ($1::uuid[]) and sent_at is null and failed_at is null and channel <> 'inbox'`,
    values: [ids],
  });
  return rows;
}

/** Not sent yet, and now ours to send, for so long; `held` if it is on its way already. */
export async function claimUnsentMessage(
  tx: Tx,
  id: string,
  holdSeconds: number,
): Promise<MessageRow | 'held' | undefined> {
  const { rows } = await tx.query<MessageRow & { isHeld: boolean }>({
    name: 'message-lock',
    text: `select ${columns}, coalesce(sending_until > now(), false) as "isHeld" from message
           where id = $1 and sent_at is null and failed_at is null for update`,
    values: [id],
  });
  const [row] = rows;
  if (!row) return undefined;
  const { isHeld, ...message } = row;
  if (isHeld) return 'held';
  await tx.query({
    name: 'message-claim',
    text: 'update message set sending_until = now() + make_interval(secs => $2) where id = $1',
    values: [id, holdSeconds],
  });
  return message;
}

/** Taken before its attempts, by whoever marks it and whoever reports of it. */
export async function lockMessage(tx: Tx, id: string): Promise<void> {
  await tx.query({
    name: 'message-lock-row',
    text: 'select id from message where id = $1 for no key update',
    values: [id],
  });
}

/** The network did not take it: the next try need not wait. */
export async function releaseMessage(tx: Tx, id: string): Promise<void> {
  await tx.query({
    name: 'message-release',
    text: 'update message set sending_until = null where id = $1',
    values: [id],
  });
}

/** What pointed to a message: an SMS or a push notice, in which version. */
export type SentWords = { readonly template: string; readonly version: number };

/** It has left, by this way and in these words. */
export async function markMessageSent(
  tx: Tx,
  id: string,
  {
    at,
    by,
    words,
  }: { readonly at: Date; readonly by: MessageChannel; readonly words?: SentWords | undefined },
): Promise<void> {
  await tx.query({
    name: 'message-sent',
    text: `update message set sent_at = $2, sent_by = $3, failed_at = null, sent_template = $4, sent_template_version = $5
           where id = $1`,
    values: [id, at, by, words?.template ?? null, words?.version ?? null],
  });
}

/** It is not sent any more, and stands in no inbox. */
export async function markMessageFailed(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.query({
    name: 'message-failed',
    text: 'update message set failed_at = $2 where id = $1',
    values: [id, at],
  });
}

/** Whose inbox: what was sent to the borrower, and the codes that went to the phone since it is theirs. */
export type Inbox = { readonly borrowerId: string; readonly phoneIndex: Buffer | null; readonly since: Date };

const inInbox = `failed_at is null and (borrower_id = $1 or (borrower_id is null and phone_index = $2 and written_at >= $3))`;

export async function listInbox(
  tx: ReadTx,
  { borrowerId, phoneIndex, since }: Inbox,
  { before, limit }: { before: { writtenAt: Date; id: string } | null; limit: number },
): Promise<MessageRow[]> {
  const { rows } = await tx.query<MessageRow>({
    name: 'message-inbox',
    text: `select ${columns} from message
           where ${inInbox} and ($4::timestamptz is null or (written_at, id) < ($4, $5::uuid))
           order by written_at desc, id desc limit $6`,
    values: [borrowerId, phoneIndex, since, before?.writtenAt ?? null, before?.id ?? null, limit],
  });
  return rows;
}

/** What was written to a borrower's account, sent or not, newest first. */
export async function listMessagesTo(
  tx: ReadTx,
  borrowerId: string,
  { before, limit }: { before: { writtenAt: Date; id: string } | null; limit: number },
): Promise<MessageRow[]> {
  const { rows } = await tx.query<MessageRow>({
    name: 'message-list-to',
    text: `select ${columns} from message
           where borrower_id = $1 and ($2::timestamptz is null or (written_at, id) < ($2, $3::uuid))
           order by written_at desc, id desc limit $4`,
    values: [borrowerId, before?.writtenAt ?? null, before?.id ?? null, limit],
  });
  return rows;
}

/**
 * A code is read where it arrives and dead a few minutes later: it is in the inbox, and waits for nobody
 * there.
 */
export async function countUnread(tx: ReadTx, { borrowerId, phoneIndex, since }: Inbox): Promise<number> {
  const { rows } = await tx.query<{ count: number }>({
    name: 'message-unread',
    text: `select count(*)::int as count from message
           where ${inInbox} and read_at is null and kind not like '%-code'`,
    values: [borrowerId, phoneIndex, since],
  });
  return rows[0]?.count ?? 0;
}

/** How many of these are in this inbox; the rest is somebody else's, or nobody's. */
export async function markRead(
  tx: Tx,
  { borrowerId, phoneIndex, since }: Inbox,
  ids: readonly string[],
  at: Date,
): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'message-read',
    text: `update message set read_at = coalesce(read_at, $5) where ${inInbox} and id = any($4::uuid[])`,
    values: [borrowerId, phoneIndex, since, ids, at],
  });
  return rowCount;
}

export async function deleteMessages(tx: Tx, { borrowerId, phoneIndex, since }: Inbox): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'message-delete',
    text: `delete from message where ${inInbox}`,
    values: [borrowerId, phoneIndex, since],
  });
  return rowCount;
}

/** Codes' messages that belong to no account: nobody can read them, so nobody needs them for long. */
export async function deleteStrayMessagesBefore(tx: Tx, instant: Date): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'message-delete-stray',
    text: deleteOldest('message', 'written_at', ' and borrower_id is null'),
    values: [instant],
  });
  return rowCount;
}
