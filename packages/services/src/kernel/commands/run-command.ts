import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { auditExists, auditLines, auditWord, type AuditRow } from '@candor/store/audit';
import { lockOutboxClaim, outboxMessages, outboxDone, type OutboxClaim } from '@candor/store/outbox';
import {
  databaseNow,
  isConnectionLoss,
  isRetryable,
  together,
  type Database,
  type Part,
  type Tx,
} from '@candor/store/database';
import { answerToKeep, takeIdempotencyKey } from '@candor/store/commands';
import { write } from '@candor/store/writing';
import type { Actor, Command, CommandAnswer, Done, Json, Refusal } from './command.ts';
import { callerNow, tellCaller } from './caller.ts';
import { fingerprint } from './fingerprint.ts';
import { scopeOf } from './kept-answer.ts';
import { isTraceTopic } from '../outbox/trace-topics.ts';
import { Outage } from './outage.ts';
import { settleQueueExits } from '../queues/queue-deadlines.ts';

export type CommandRequest<Input> = {
  readonly input: Input;
  readonly actor: Actor;
  /** Same key and same input: same answer, also after a crash. */
  readonly idempotencyKey?: string;
  /**
   * What was asked for in the caller's own words, where the input holds what was read or made since: the key
   * stands for this.
   */
  readonly asked?: unknown;
  /** Decide as always, then take everything back: what would the answer be? */
  readonly dryRun?: boolean;
  readonly requestId?: string;
  /** The instant the command happens at, when the caller has it already; else the database says it. */
  readonly now?: Date;
  /** The message that it follows from: done with it in the same transaction, and so once. */
  readonly message?: OutboxClaim;
};

/**
 * What follows from an answer in the same transaction: another command, with its own line in the audit log.
 * `message-stays`: the message that led here is not done, and comes again.
 */
export type Follow<Output extends Json, Code extends string> = (
  answer: Kept<Output, Code>,
  tx: Tx,
) => Promise<Command<null, null> | 'message-stays' | null>;

const attemptsAtMost = 6;

/** Rules that the same request may no longer break a minute later. */
const rulesOfTime: ReadonlySet<string> = new Set([
  'day_is_in_the_future',
  'period_closed',
  'applied_too_often_today',
  'too_many_open_problems',
  'too_many_payments_wait',
]);

/**
 * The funnel that every write goes through. In one transaction: the key is locked and looked up, the command
 * decides, and its rows, its audit entry, its outbox messages and the answer to replay become true together
 * or not at all. A refusal takes the command's own rows back and keeps the rest; one that only time stands
 * behind is audited but not kept for the key, or a report of money would be refused for ever because it came
 * a minute early.
 *
 * Conflicts between transactions are retried here and nowhere else. When the connection breaks while
 * committing, we can't know whether it went through. So the audit entry's id is chosen beforehand: if the
 * entry is there, the command happened and its answer stands. If an attempt of ours is still on its way, the
 * retry collides with it, at the latest on that id, and loses; then the entry is there. Either way it happens
 * once.
 */
export async function runCommand<Input, Output extends Json, Code extends string>(
  database: Database,
  command: Command<Input, Output, Code>,
  request: CommandRequest<Input>,
  follow: Follow<Output, Code> = async () => null,
): Promise<CommandAnswer<Output, Code>> {
  const ids: LineIds = { auditId: randomUUID(), besideId: randomUUID(), followId: randomUUID() };
  const { auditId } = ids;
  let lostAnswer: CommandAnswer<Output, Code> | undefined;
  for (let attempt = 1; attempt <= attemptsAtMost; attempt += 1) {
    let answer: CommandAnswer<Output, Code> | undefined;
    try {
      await write(
        database,
        async (tx) => {
          answer = await decideOnce(tx, ids, command, { request, follow });
          if (request.dryRun) throw new TakenBack();
        },
        {
          isolation: command.isolation ?? 'read committed',
          cause: { auditId, author: `${request.actor.kind}:${request.actor.id}` },
          // What must outlast a refusal is locked before the mark: then it is set after that.
          ...(isMarkedAtOnce(request) && { savepoint: 'decision' }),
        },
      );
      if (answer?.kind === 'done' && !answer.replayed) tellCaller(command.name);
      if (answer) return answer;
    } catch (error) {
      if (error instanceof TakenBack && answer) return answer;
      if (isConnectionLoss(error)) lostAnswer = answer ?? lostAnswer;
      if (lostAnswer && (await wasCommitted(database, auditId))) return lostAnswer;
      if (!isConnectionLoss(error) && !isRetryable(error)) throw error;
      await sleep(backoffMs(attempt));
    }
  }
  throw new Outage(`${command.name}: no answer from the database after ${attemptsAtMost} attempts`);
}

/** The answers that are kept under a key. */
export type Kept<Output extends Json, Code extends string> = Extract<
  CommandAnswer<Output, Code>,
  { replayed: boolean }
>;

/** Thrown to roll a dry run back; it never leaves this file. */
class TakenBack extends Error {}

/**
 * Of the line that is the cause of what is booked, of the decision's that may stand beside it, and of the
 * command's that follows.
 */
type LineIds = { readonly auditId: string; readonly besideId: string; readonly followId: string };

function isMarkedAtOnce({ idempotencyKey, message }: CommandRequest<unknown>): boolean {
  return idempotencyKey === undefined && message === undefined;
}

async function decideOnce<Input, Output extends Json, Code extends string>(
  tx: Tx,
  ids: LineIds,
  command: Command<Input, Output, Code>,
  { request, follow }: { readonly request: CommandRequest<Input>; readonly follow: Follow<Output, Code> },
): Promise<CommandAnswer<Output, Code>> {
  const { input, actor, idempotencyKey, asked = input, now, message } = request;
  const requestId = request.requestId ?? null;
  const scope = scopeOf(actor);
  const print = idempotencyKey === undefined ? '' : fingerprint(command.name, asked);
  if (idempotencyKey !== undefined) {
    const known = await takeIdempotencyKey(tx, scope, idempotencyKey);
    if (known === 'in-use') return { kind: 'key-in-use' };
    if (known && known.fingerprint !== print) return { kind: 'key-reused' };
    if (known) return { ...(known.answer as Kept<Output, Code>), replayed: true };
  }

  if (message && !(await lockOutboxClaim(tx, message))) return { kind: 'key-in-use' };
  if (!isMarkedAtOnce(request)) await tx.query({ text: 'savepoint decision' });
  const at = now ?? (await databaseNow(tx));
  const decision = await command.decide(tx, input, { actor, now: at });
  const answer = answerOf(decision);
  if (answer.kind === 'refused') await tx.query({ text: 'rollback to savepoint decision' });
  else if (actor.kind === 'staff') await settleQueueExits(tx, at);

  const lines: AuditRow[] = [];
  const parts = recordOf(ids, { command, input, actor, requestId, lines }, decision);
  if (idempotencyKey !== undefined && !passesWithTime(answer))
    parts.push(answerToKeep(scope, idempotencyKey, { command: command.name, fingerprint: print, answer }));
  const next = await follow(answer, tx);
  if (next !== null && next !== 'message-stays') {
    const second = await next.decide(tx, null, { actor, now: at });
    const own = { auditId: ids.followId, besideId: ids.besideId };
    parts.push(...recordOf(own, { command: next, input: null, actor, requestId, lines }, second));
  }
  if (message && next !== 'message-stays') parts.push(outboxDone(message));
  await together(tx, [auditLines(lines), ...parts]);
  return answer;
}

type Decided<Input, Output extends Json, Code extends string> = {
  readonly command: Command<Input, Output, Code>;
  readonly input: Input;
  readonly actor: Actor;
  readonly requestId: string | null;
  /** Where its lines of the audit log go. */
  readonly lines: AuditRow[];
};

/** What happened, under the name of what was done, and what must follow outside. */
function recordOf<Input, Output extends Json, Code extends string>(
  { auditId, besideId }: Pick<LineIds, 'auditId' | 'besideId'>,
  { command, input, actor, requestId, lines }: Decided<Input, Output, Code>,
  decision: Done<Output> | Refusal<Code>,
): Part[] {
  const parts: Part[] = [];
  const done = 'output' in decision ? decision : undefined;
  const { approved, recorded } = done ?? {};
  const { kind: actorKind, id: actorId } = recorded?.by ?? actor;
  const by = { actorKind, actorId, requestId, ...callerNow() };
  if (approved) {
    const { name, subject, makerId, facts, changes, why } = approved;
    lines.push({ ...by, id: auditId, command: name, subject, outcome: 'done', facts, changes, makerId });
    if (why !== null) parts.push(auditWord(auditId, why));
  }
  const id = approved ? besideId : auditId;
  lines.push({
    ...by,
    id,
    command: recorded?.as ?? command.name,
    subject: recorded?.subject ?? command.subject(input),
    outcome: 'refused' in decision ? `refused: ${decision.refused}` : 'done',
    facts: decision.facts ?? {},
    changes: done?.changes ?? [],
    makerId: null,
  });
  if (done?.why !== undefined) parts.push(auditWord(id, done.why));
  return [...parts, ...outboxMessages(auditId, done?.outbox ?? [], isTraceTopic)];
}

function answerOf<Output extends Json, Code extends string>(
  decision: Done<Output> | Refusal<Code>,
): Kept<Output, Code> {
  return 'refused' in decision
    ? { kind: 'refused', refusal: decision, replayed: false }
    : { kind: 'done', output: decision.output, replayed: false };
}

function passesWithTime(answer: Kept<Json, string>): boolean {
  return answer.kind === 'refused' && rulesOfTime.has(answer.refusal.refused);
}

/** Asks until the database answers: guessing here would pay somebody twice. */
async function wasCommitted(database: Database, auditId: string): Promise<boolean> {
  for (let attempt = 1; attempt <= attemptsAtMost; attempt += 1) {
    try {
      return await database.read((tx) => auditExists(tx, auditId));
    } catch (error) {
      if (!isConnectionLoss(error)) throw error;
      await sleep(backoffMs(attempt));
    }
  }
  throw new Outage(
    'the connection broke while committing, and the database has not come back to say how it ended',
  );
}

/** 10, 20, 40 … ms with a random half, so that those who collided don't collide again. */
function backoffMs(attempt: number): number {
  const full = 10 * 2 ** (attempt - 1);
  return full / 2 + Math.random() * (full / 2);
}
