import type { ReadTx } from '../database/database.ts';
import { preparedFirst } from '../database/prepared-first.ts';
import type { MessageChannel } from '../messages/messages.ts';

export type SentMessage = {
  id: string;
  kind: string;
  channel: MessageChannel;
  sealed: string;
  writtenAt: Date;
  writtenKey: string;
  sentAt: Date | null;
  sentBy: MessageChannel | null;
  failedAt: Date | null;
  readAt: Date | null;
  borrowerId: string | null;
  phoneSealed: string | null;
  taskId: bigint | null;
  attempts: number | null;
  lastError: string | null;
  givenUpAt: Date | null;
};

export type SentPlace = { readonly writtenKey: string; readonly id: string };

type Asked = {
  readonly market: string;
  readonly unsentOnly: boolean;
  /** Those that a way failed for. */
  readonly lostOnly: boolean;
  readonly way: MessageChannel | null;
  /** The kinds of one purpose; null: of all. */
  readonly kinds: readonly string[] | null;
  readonly before: SentPlace | null;
  readonly limit: number;
};

/**
 * Newest first. What carries each of them is looked up for the page alone. Two texts, so that each has an
 * index of its own.
 */
export async function listSentMessages(
  tx: ReadTx,
  { market, unsentOnly, lostOnly, way, kinds, before, limit }: Asked,
): Promise<SentMessage[]> {
  const { rows } = await tx.query<SentMessage>({
    ...preparedFirst(unsentOnly ? 'outbox-unsent-messages' : 'outbox-messages', before),
    text: `select m.id, m.kind, m.channel, m.sealed, m.written_at as "writtenAt",
                  to_char(m.written_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "writtenKey",
                  m.sent_at as "sentAt", m.sent_by as "sentBy", m.failed_at as "failedAt", m.read_at as "readAt",
                  m.borrower_id as "borrowerId", b.phone_sealed as "phoneSealed",
                  o.id as "taskId", o.attempts, o.last_error as "lastError", o.given_up_at as "givenUpAt"
           from (select * from message
                 where market = $1 and ($2::timestamptz is null or written_at <= $2)
                   and ($2::timestamptz is null or (written_at, id) < ($2, $3::uuid))
                   and ($5::text is null or sent_by = $5) and ($6::text[] is null or kind = any ($6))
                   and (not $7::boolean or exists (select from message_attempt a
                                                   where a.message_id = message.id and a.state = 'failed'))
                   ${unsentOnly ? 'and sent_at is null' : ''}
                 order by written_at desc, id desc limit $4) m
           left join borrower b on b.id = m.borrower_id
           left join lateral (select * from outbox o
                              where o.topic = 'message.deliver' and o.payload ->> 'messageId' = m.id::text
                              order by o.id desc limit 1) o on true
           order by m.written_at desc, m.id desc`,
    values: [market, before?.writtenKey ?? null, before?.id ?? null, limit, way, kinds, lostOnly],
  });
  return rows;
}
