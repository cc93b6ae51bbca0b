import type { MarketId } from '@candor/markets';
import {
  countOutboxTasks,
  listOutboxTasks,
  listSentMessages,
  type OutboxTask,
  type SentMessage,
  type SentPlace,
  type TaskState,
} from '@candor/store/outbox';
import type { Database } from '@candor/store/database';
import { type MessageChannel } from '@candor/store/messages';
import { listAttemptsOf, type MessageAttempt } from '@candor/store/message-attempts';
import {
  kindsOfPurpose,
  purposeOfKind,
  type MessagePurpose,
} from '../../customers/contact/message-purposes.ts';
import { priceText } from '../../kernel/message-ports/index.ts';
import { phoneAbout } from '../../customers/borrowers/borrower-phone.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { heldUntil } from '../../customers/messages/held-messages.ts';
import { messageAbout, type MessageContent } from '../../customers/messages/write-message.ts';
import { instantPart } from '../../kernel/page-cursor.ts';
import { topicWords } from './topic-words.ts';

const pageSize = 50;

export type SentMessageView = {
  messageId: string;
  writtenAt: string;
  sentAt: string | null;
  readAt: string | null;
  kind: string;
  channel: SentMessage['channel'];
  /** By which way it really went. */
  sentBy: SentMessage['sentBy'];
  to: string | null;
  title: string;
  body: string;
  state: 'waiting' | 'sent' | 'delivered' | 'failed';
  purpose: MessagePurpose;
  tries: TryView[];
  costs: Price[];
  attempts: number;
  lastError: string | null;
  taskId: string | null;
  /** It waits for the contact hours, which begin then. */
  heldUntil: string | null;
  isGivenUp: boolean;
};

type Price = { exact: string; currency: string };

/** One way that it was sent by. */
type TryView = Pick<MessageAttempt, 'way' | 'state' | 'reason' | 'parts'> & {
  times: number;
  begunAt: string;
  handedAt: string | null;
  endedAt: string | null;
  cost: Price | null;
};

type Asked = {
  readonly market: MarketId;
  readonly unsentOnly: boolean;
  readonly lostOnly: boolean;
  readonly way: MessageChannel | null;
  readonly purpose: MessagePurpose | null;
  readonly cursor: string | undefined;
  readonly now: Date;
};

/** What was written to borrowers, newest first. Of a telephone the last digits are enough to tell it. */
export function readSentMessages(
  database: Database,
  seal: PersonSeal,
  { market, unsentOnly, lostOnly, way, purpose, cursor, now }: Asked,
): Promise<{ readonly messages: SentMessageView[]; readonly nextCursor: string | null }> {
  return database.read(async (tx) => {
    const rows = await listSentMessages(tx, {
      market,
      unsentOnly,
      lostOnly,
      way,
      kinds: purpose && kindsOfPurpose(purpose),
      before: readPlace(cursor),
      limit: pageSize + 1,
    });
    const page = rows.slice(0, pageSize);
    const last = page.at(-1);
    const held = await heldUntil(
      tx,
      page.map(({ id }) => id),
      now,
    );
    const attempts = await listAttemptsOf(
      tx,
      page.map(({ id }) => id),
    );
    const triesOf = (id: string) => attempts.filter(({ messageId }) => messageId === id);
    return {
      messages: page.map((row) => viewOf(seal, row, held.get(row.id), triesOf(row.id))),
      nextCursor: rows.length > pageSize && last ? writePlace(last) : null,
    };
  });
}

function viewOf(
  seal: PersonSeal,
  row: SentMessage,
  until: Date | undefined,
  tries: readonly MessageAttempt[],
): SentMessageView {
  const { title, body } = JSON.parse(seal.open(row.sealed, messageAbout(row.id))) as MessageContent;
  const phone =
    row.borrowerId === null || row.phoneSealed === null
      ? null
      : seal.open(row.phoneSealed, phoneAbout(row.borrowerId));
  const isFailed = row.failedAt !== null || (row.sentAt === null && row.givenUpAt !== null);
  return {
    messageId: row.id,
    writtenAt: row.writtenAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    readAt: row.readAt?.toISOString() ?? null,
    kind: row.kind,
    channel: row.channel,
    sentBy: row.sentBy,
    // A mailbox is nobody's telephone.
    to: phone === null || (row.sentBy ?? row.channel) === 'email' ? null : phone.slice(-4),
    title,
    body,
    state: isFailed ? 'failed' : row.sentAt ? sentState(row, tries) : 'waiting',
    purpose: purposeOfKind(row.kind),
    tries: tries.map(tryView),
    costs: sumsOf(tries),
    attempts: row.attempts ?? 0,
    lastError: row.lastError,
    taskId: row.taskId === null ? null : String(row.taskId),
    heldUntil: isFailed ? null : (until?.toISOString() ?? null),
    isGivenUp: row.givenUpAt !== null,
  };
}

function sentState({ sentBy }: SentMessage, tries: readonly MessageAttempt[]): 'sent' | 'delivered' {
  return tries.some(({ way, state }) => way === sentBy && state === 'delivered') ? 'delivered' : 'sent';
}

function tryView(attempt: MessageAttempt): TryView {
  const { way, state, reason, parts, tries, begunAt, handedAt, endedAt, currency, costMicros } = attempt;
  return {
    way,
    state,
    reason,
    parts,
    times: tries,
    begunAt: begunAt.toISOString(),
    handedAt: handedAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    cost: currency === null || costMicros === null ? null : { exact: priceText(costMicros), currency },
  };
}

/** Pesos and dollars are not added up. */
function sumsOf(tries: readonly MessageAttempt[]): Price[] {
  const currencies = [...new Set(tries.flatMap(({ currency }) => currency ?? []))];
  return currencies.map((currency) => ({
    currency,
    exact: priceText(
      tries.reduce((sum, each) => sum + (each.currency === currency ? (each.costMicros ?? 0n) : 0n), 0n),
    ),
  }));
}

const writePlace = ({ writtenKey, id }: SentPlace) =>
  Buffer.from(`${writtenKey} ${id}`).toString('base64url');

/** One that we did not write leads to the first page. */
function readPlace(cursor: string | undefined): SentPlace | null {
  const [, writtenKey = '', id = ''] =
    /^(\d{4}-\d\d-\d\dT[\d:]{8}\.\d{6}Z) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/u.exec(
      Buffer.from(cursor ?? '', 'base64url').toString(),
    ) ?? [];
  return instantPart.test(writtenKey) ? { writtenKey, id } : null;
}

export type TaskView = {
  taskId: string;
  topic: string;
  words: string;
  state: TaskState;
  createdAt: string;
  nextAt: string | null;
  endedAt: string | null;
  attempts: number;
  lastError: string | null;
  causeId: string;
};

/** What the worker has to do, of one state, the newest first. */
export function readOutboxTasks(
  database: Database,
  { state, cursor }: { readonly state: TaskState; readonly cursor: string | undefined },
): Promise<{
  readonly tasks: TaskView[];
  readonly counts: { waiting: number; givenUp: number };
  readonly nextCursor: string | null;
}> {
  return database.read(async (tx) => {
    const below = /^\d{1,18}$/u.test(cursor ?? '') ? BigInt(cursor!) : null;
    const rows = await listOutboxTasks(tx, { state, below, limit: pageSize + 1 });
    const page = rows.slice(0, pageSize);
    return {
      tasks: page.map((row) => taskView(row, state)),
      counts: await countOutboxTasks(tx),
      nextCursor: rows.length > pageSize ? String(page.at(-1)?.id) : null,
    };
  });
}

function taskView(row: OutboxTask, state: TaskState): TaskView {
  return {
    taskId: String(row.id),
    topic: row.topic,
    words: topicWords(row.topic),
    state,
    createdAt: row.createdAt.toISOString(),
    nextAt: state === 'waiting' ? row.nextAttemptAt.toISOString() : null,
    endedAt: (row.doneAt ?? row.givenUpAt)?.toISOString() ?? null,
    attempts: row.attempts,
    lastError: row.lastError,
    causeId: row.auditId,
  };
}
