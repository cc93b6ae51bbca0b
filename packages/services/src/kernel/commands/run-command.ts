import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { appendAudit, appendAuditWord, auditExists } from '@candor/store/audit';
import { appendOutbox } from '@candor/store/outbox';
import { databaseNow, isConnectionLoss, isRetryable, type Database, type Tx } from '@candor/store/database';
import { findAnswer, lockIdempotencyKey, saveAnswer } from '@candor/store/commands';
import { write } from '@candor/store/writing';
import type { Actor, Command, CommandAnswer, Done, Json, Refusal } from './command.ts';
import { callerNow, tellCaller } from './caller.ts';
import { fingerprint } from './fingerprint.ts';
import { Outage } from './outage.ts';
import { settleQueueExits } from '../queues/queue-deadlines.ts';

export type CommandRequest<Input> = {
  readonly input: Input;
  readonly actor: Actor;
  /** Same key and same input: same answer, also after a crash. */
  readonly idempotencyKey?: string;
  /** Decide as always, then take everything back: what would the answer be? */
  readonly dryRun?: boolean;
  readonly requestId?: string;
  /** The instant the command happens at, when the caller has it already; else the database says it. */
  readonly now?: Date;
};

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
): Promise<CommandAnswer<Output, Code>> {
  const ids: LineIds = { auditId: randomUUID(), besideId: randomUUID() };
  const { auditId } = ids;
  let lostAnswer: CommandAnswer<Output, Code> | undefined;
  for (let attempt = 1; attempt <= attemptsAtMost; attempt += 1) {
    let answer: CommandAnswer<Output, Code> | undefined;
    try {
      await write(
        database,
        async (tx) => {
          answer = await decideOnce(tx, ids, command, request);
          if (request.dryRun) throw new TakenBack();
        },
        {
          isolation: command.isolation ?? 'read committed',
          cause: { auditId, author: `${request.actor.kind}:${request.actor.id}` },
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
type Kept<Output extends Json, Code extends string> = Extract<
  CommandAnswer<Output, Code>,
  { replayed: boolean }
>;

/** Thrown to roll a dry run back; it never leaves this file. */
class TakenBack extends Error {}

/** Of the line that is the cause of what is booked, and of the decision's that may stand beside it. */
type LineIds = { readonly auditId: string; readonly besideId: string };

async function decideOnce<Input, Output extends Json, Code extends string>(
  tx: Tx,
  ids: LineIds,
  command: Command<Input, Output, Code>,
  { input, actor, idempotencyKey, requestId, now }: CommandRequest<Input>,
): Promise<CommandAnswer<Output, Code>> {
  const scope = `${actor.kind}:${actor.id}`;
  const print = idempotencyKey === undefined ? '' : fingerprint(command.name, input);
  if (idempotencyKey !== undefined) {
    if (!(await lockIdempotencyKey(tx, scope, idempotencyKey))) return { kind: 'key-in-use' };
    const known = await findAnswer(tx, scope, idempotencyKey);
    if (known && known.fingerprint !== print) return { kind: 'key-reused' };
    if (known) return { ...(known.answer as Kept<Output, Code>), replayed: true };
  }

  await tx.query({ text: 'savepoint decision' });
  const at = now ?? (await databaseNow(tx));
  const decision = await command.decide(tx, input, { actor, now: at });
  const answer = answerOf(decision);
  if (answer.kind === 'refused') await tx.query({ text: 'rollback to savepoint decision' });
  else if (actor.kind === 'staff') await settleQueueExits(tx, at);

  await record(tx, ids, { command, input, actor, requestId: requestId ?? null }, decision);
  if ('output' in decision) await appendOutbox(tx, ids.auditId, decision.outbox ?? []);
  if (idempotencyKey !== undefined && !passesWithTime(answer)) {
    await saveAnswer(tx, scope, idempotencyKey, { command: command.name, fingerprint: print, answer });
  }
  return answer;
}

type Decided<Input, Output extends Json, Code extends string> = {
  readonly command: Command<Input, Output, Code>;
  readonly input: Input;
  readonly actor: Actor;
  readonly requestId: string | null;
};

/** Writes what happened, under the name of what was done. */
async function record<Input, Output extends Json, Code extends string>(
  tx: Tx,
  { auditId, besideId }: LineIds,
  { command, input, actor, requestId }: Decided<Input, Output, Code>,
  decision: Done<Output> | Refusal<Code>,
): Promise<void> {
  const done = 'output' in decision ? decision : undefined;
  const { approved, recorded } = done ?? {};
  const { kind: actorKind, id: actorId } = recorded?.by ?? actor;
  const by = { actorKind, actorId, requestId, ...callerNow() };
  if (approved) {
    const { name, subject, makerId, facts, changes, why } = approved;
    await appendAudit(tx, {
      ...by,
      id: auditId,
      command: name,
      subject,
      outcome: 'done',
      facts,
      changes,
      makerId,
    });
    if (why !== null) await appendAuditWord(tx, auditId, why);
  }
  const id = approved ? besideId : auditId;
  await appendAudit(tx, {
    ...by,
    id,
    command: recorded?.as ?? command.name,
    subject: recorded?.subject ?? command.subject(input),
    outcome: 'refused' in decision ? `refused: ${decision.refused}` : 'done',
    facts: decision.facts ?? {},
    changes: done?.changes ?? [],
    makerId: null,
  });
  if (done?.why !== undefined) await appendAuditWord(tx, id, done.why);
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
