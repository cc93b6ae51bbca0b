import type { ReadTx, Tx } from '../database/database.ts';
import type { MessageChannel, MessageRow } from '../messages/messages.ts';

/** What carries a message; the inbox has it anyway. */
export type CarryingWay = Exclude<MessageChannel, 'inbox'>;
export type AttemptState = 'sending' | 'handed-over' | 'delivered' | 'failed';
export type ReportedState = 'on-its-way' | 'delivered' | 'failed';

/** Millionths of a currency's unit: vendors price a part at less than a centavo. */
export type MessageCost = { readonly currency: string; readonly micros: bigint };

export type MessageAttempt = {
  id: string;
  messageId: string | null;
  market: string;
  purpose: string;
  way: CarryingWay;
  state: AttemptState;
  reason: string | null;
  tries: number;
  begunAt: Date;
  handedAt: Date | null;
  endedAt: Date | null;
  parts: number | null;
  currency: string | null;
  costMicros: bigint | null;
  isCostReported: boolean;
};

const columns = `id, message_id as "messageId", market, purpose, way, state, reason, tries, begun_at as "begunAt",
  handed_at as "handedAt", ended_at as "endedAt", parts, currency, cost_micros as "costMicros",
  is_cost_reported as "isCostReported"`;

type NewAttempt = Pick<MessageAttempt, 'id' | 'market' | 'purpose' | 'way'> & {
  readonly messageId: string;
  readonly at: Date;
};

/**
 * The attempt of this message by this way, begun or tried once more; undefined once it has left or failed:
 * nothing goes by one way twice.
 */
export async function beginAttempt(
  tx: Tx,
  { id, messageId, market, purpose, way, at }: NewAttempt,
): Promise<string | undefined> {
  const { rows } = await tx.query<{ id: string }>({
    name: 'message-attempt-begin',
    text: `insert into message_attempt (id, message_id, market, purpose, way, state, tries, begun_at)
           values ($1, $2, $3, $4, $5, 'sending', 1, $6)
           on conflict (message_id, way) do update set tries = message_attempt.tries + 1
             where message_attempt.state = 'sending'
           returning id`,
    values: [id, messageId, market, purpose, way, at],
  });
  return rows[0]?.id;
}

/** The gateway has it. Its report may have come first: then that holds. */
export async function noteHandedOver(
  tx: Tx,
  id: string,
  { at, parts, cost }: { readonly at: Date; readonly parts: number; readonly cost: MessageCost | null },
): Promise<AttemptState | undefined> {
  const { rows } = await tx.query<{ state: AttemptState }>({
    name: 'message-attempt-handed-over',
    text: `update message_attempt set
             state = case when state = 'sending' then 'handed-over' else state end,
             reason = case when state = 'sending' then null else reason end,
             handed_at = coalesce(handed_at, $2),
             parts = coalesce(parts, $3),
             currency = case when is_cost_reported then currency else $4 end,
             cost_micros = case when is_cost_reported then cost_micros else $5 end
           where id = $1 returning state`,
    values: [id, at, parts, cost?.currency ?? null, cost?.micros ?? null],
  });
  return rows[0]?.state;
}

/** Nobody took it this time; it is tried again by the same way. */
export async function noteNotTaken(tx: Tx, id: string, reason: string): Promise<void> {
  await tx.query({
    name: 'message-attempt-not-taken',
    text: `update message_attempt set reason = $2 where id = $1 and state = 'sending'`,
    values: [id, reason],
  });
}

export async function failAttempt(
  tx: Tx,
  id: string,
  { at, reason }: { readonly at: Date; readonly reason: string },
): Promise<void> {
  await tx.query({
    name: 'message-attempt-fail',
    text: `update message_attempt set state = 'failed', reason = $3, ended_at = $2
           where id = $1 and state in ('sending', 'handed-over')`,
    values: [id, at, reason],
  });
}

export async function markAttemptDelivered(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.query({
    name: 'message-attempt-delivered',
    text: `update message_attempt set state = 'delivered', reason = null, ended_at = $2, handed_at = coalesce(handed_at, $2)
           where id = $1`,
    values: [id, at],
  });
}

/** What the gateway itself says that it charges holds, whatever the price list says. */
export async function noteReportedCost(
  tx: Tx,
  id: string,
  { parts, cost }: { readonly parts: number | null; readonly cost: MessageCost | null },
): Promise<void> {
  await tx.query({
    name: 'message-attempt-cost',
    text: `update message_attempt set parts = coalesce($2, parts),
             currency = coalesce($3, currency), cost_micros = coalesce($4, cost_micros),
             is_cost_reported = is_cost_reported or $4::bigint is not null
           where id = $1`,
    values: [id, parts, cost?.currency ?? null, cost?.micros ?? null],
  });
}

type Reported = Pick<MessageRow, 'kind' | 'borrowerId' | 'sentAt' | 'sentBy' | 'readAt'> & {
  id: string;
  failedAt: Date | null;
};

/** An attempt and its message, the message locked first. Undefined: there is no such attempt. */
export async function lockReported(
  tx: Tx,
  attemptId: string,
): Promise<{ readonly attempt: MessageAttempt; readonly message: Reported | null } | undefined> {
  const message = await tx.query<Reported>({
    name: 'message-of-attempt-lock',
    text: `select id, kind, borrower_id as "borrowerId", sent_at as "sentAt", sent_by as "sentBy", read_at as "readAt",
                  failed_at as "failedAt"
           from message where id = (select message_id from message_attempt where id = $1) for no key update`,
    values: [attemptId],
  });
  const attempt = await tx.query<MessageAttempt>({
    name: 'message-attempt-lock',
    text: `select ${columns} from message_attempt where id = $1 for no key update`,
    values: [attemptId],
  });
  const [found] = attempt.rows;
  return found && { attempt: found, message: message.rows[0] ?? null };
}

/** Keeps what was reported; how often the same came. */
export async function keepReport(
  tx: Tx,
  attemptId: string,
  { says, reason, at }: { readonly says: ReportedState; readonly reason: string | null; readonly at: Date },
): Promise<number> {
  const { rows } = await tx.query<{ times: number }>({
    name: 'message-report-keep',
    text: `insert into message_report (attempt_id, says, reason, heard_at, times) values ($1, $2, $3, $4, 1)
           on conflict (attempt_id, says) do update set times = message_report.times + 1 returning times`,
    values: [attemptId, says, reason, at],
  });
  return rows[0]?.times ?? 0;
}

/** Not sent after all: the next way is tried. */
export async function reopenMessage(tx: Tx, id: string): Promise<void> {
  await tx.query({
    name: 'message-reopen',
    text: 'update message set sent_at = null, sent_by = null, sending_until = null where id = $1',
    values: [id],
  });
}

/** Of these messages, each one's in the order in which they were begun. */
export async function listAttemptsOf(tx: ReadTx, messageIds: readonly string[]): Promise<MessageAttempt[]> {
  if (messageIds.length === 0) return [];
  const { rows } = await tx.query<MessageAttempt>({
    name: 'message-attempts-of',
    text: `select ${columns} from message_attempt where message_id = any ($1::uuid[]) order by n`,
    values: [messageIds],
  });
  return rows;
}

/** What was handed over on a day, by purpose and way; the day is the vendors', in UTC. */
export type CostLine = {
  day: string;
  purpose: string;
  way: CarryingWay;
  currency: string | null;
  messages: number;
  delivered: number;
  failed: number;
  parts: number;
  micros: bigint;
};

export async function listMessageCosts(
  tx: ReadTx,
  market: string,
  { from, before }: { readonly from: Date; readonly before: Date },
): Promise<CostLine[]> {
  const { rows } = await tx.query<CostLine>({
    name: 'message-costs',
    text: `select coalesce(to_char(handed_at at time zone 'UTC', 'YYYY-MM-DD'), '') as day, purpose, way, currency,
                  count(*)::int as messages,
                  count(*) filter (where state = 'delivered')::int as delivered,
                  count(*) filter (where state = 'failed')::int as failed,
                  coalesce(sum(parts), 0)::int as parts, coalesce(sum(cost_micros), 0)::bigint as micros
           from message_attempt where market = $1 and handed_at >= $2 and handed_at < $3
           group by 1, 2, 3, 4 order by 1 desc, 2, 3, 4`,
    values: [market, from, before],
  });
  return rows;
}
