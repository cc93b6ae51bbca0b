import { releaseBatch } from './release-disbursement-batch.ts';
import type { MarketId } from '@candor/markets';
import {
  insertDisbursementBatch,
  listWaitingDisbursements,
  lockWaitingDisbursements,
  sealDisbursementBatch,
  type WaitingDisbursement,
} from '@candor/store/disbursement-files';
import {
  closeExceptionsOfUnsent,
  latestDisbursementIntent,
  lockDisbursementIntent,
  updateDisbursementIntent,
} from '@candor/store/disbursement-attempts';
import { openRestoreHold } from '@candor/store/restore';
import type { Database, Tx } from '@candor/store/database';
import {
  heldPayoutAccount,
  type DisbursementTarget,
} from '../../customers/payout-accounts/payout-accounts-of.ts';
import { requestApproval } from '../approvals/request-approval.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import type { ActPayee } from '../../kernel/acts/approvable-act.ts';
import type { Command } from '../../kernel/commands/command.ts';
import { runCommand, type CommandRequest } from '../../kernel/commands/run-command.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { handleDisbursement } from '../../payments/disbursements/handle-disbursement.ts';
import { byFile } from '../../kernel/ports/disbursement-channel.ts';
import { batchAbout, batchText, withAccounts } from './disbursement-batch-file.ts';
import { batchSubject, payeesOf, releasePreview } from './release-disbursement-batch.ts';

export type PrepareDisbursementBatch = {
  readonly market: MarketId;
  /** Of the request for an approver: chosen by whoever asks. */
  readonly requestId: string;
  /** Who prepares it; somebody else releases it. */
  readonly maker: string;
  readonly reason: string;
  /** Payouts that wait for another file; without it, none does. */
  readonly leave?: readonly string[];
};

export type PreparedBatch = {
  /** Null where nothing waited. */
  readonly batch: string | null;
  readonly requestId: string | null;
  readonly lines: number;
  /** Minor units in decimal. */
  readonly total: string;
  /** Payouts whose account is gone: in no file. */
  readonly leftOut: readonly string[];
};

type Rule = 'reason_is_missing' | 'approval_waits_already' | 'act_is_not_possible_now' | 'outgoing_is_held';

/**
 * Prepares a disbursement file of everything that waits for one but what is left for another, each payout
 * exactly once, and asks for its release. Nothing is sent by this: the file leaves when somebody else has
 * seen total and payees and released exactly it. Declined or not decided in time, its payouts wait again.
 */
export const prepareDisbursementBatch = (
  seal: PersonSeal,
): Command<PrepareDisbursementBatch, PreparedBatch, Rule> => ({
  name: 'payout.prepare-batch',
  subject: ({ market }) => `payout-batches:${market}`,
  async decide(tx, { market, requestId, maker, reason, leave = [] }, { now }) {
    // After a restore the bank may have had these already, in a file that is forgotten here.
    if (await openRestoreHold(tx)) return { refused: 'outgoing_is_held' };
    const payees: (WaitingDisbursement & { readonly to: DisbursementTarget })[] = [];
    const leftOut: string[] = [];
    for (const waiting of await lockWaitingDisbursements(tx, market, byFile)) {
      if (leave.includes(waiting.payoutId)) continue;
      const to = await heldPayoutAccount(tx, seal, waiting.accountId);
      if (to) payees.push({ ...waiting, to });
      else leftOut.push(waiting.payoutId);
    }
    if (payees.length === 0)
      return { output: { batch: null, requestId: null, lines: 0, total: '0', leftOut }, facts: { leftOut } };
    const total = payees.reduce((sum, { amount }) => sum + amount, 0n);
    const lines = payees.length;
    const madeOn = await businessDateOf(tx, market);
    const batchId = await insertDisbursementBatch(
      tx,
      { market, madeOn, lines, total, preparedBy: maker },
      now,
    );
    await sealDisbursementBatch(tx, batchId, seal.seal(batchText(payees), batchAbout(batchId)));
    for (const payee of payees) await reserve(tx, payee, batchId, now);
    const batch = String(batchId);
    const seen = await releasePreview(tx, seal, { batchId: batch }, now);
    if ('refused' in seen) return { refused: 'act_is_not_possible_now', facts: { rule: seen.refused } };
    const asked = await requestApproval(
      tx,
      { seal },
      {
        requestId,
        act: releaseBatch,
        market,
        subject: batchSubject(batch),
        input: { batchId: batch },
        reason,
        by: maker,
        now,
        figures: seen.figures,
      },
    );
    if ('refused' in asked) return asked;
    const output = { batch, requestId, lines, total: String(total), leftOut };
    return { output, facts: output };
  },
});

/** It is in this file and in no other; nobody has sent it. */
async function reserve(
  tx: Tx,
  { payoutId, attempt }: Pick<WaitingDisbursement, 'payoutId' | 'attempt'>,
  batchId: bigint,
  now: Date,
): Promise<void> {
  const intent = await lockDisbursementIntent(tx, payoutId, attempt);
  if (!intent) throw new Error(`payout ${payoutId} lost its intent`);
  await updateDisbursementIntent(tx, { ...intent, batchId, changedAt: now });
  await closeExceptionsOfUnsent(tx, payoutId, now);
}

/**
 * Whom the next file would pay. It is only read: looking takes no number of a file, and nobody who prepares
 * one meanwhile misses a payee.
 */
export function previewNextBatch(
  database: Database,
  seal: PersonSeal,
  market: MarketId,
): Promise<readonly ActPayee[]> {
  return database.read(async (tx) => {
    const hold = await openRestoreHold(tx);
    if (hold) return [];
    const waiting = await listWaitingDisbursements(tx, market, byFile);
    return payeesOf(tx, seal, await withAccounts(tx, seal, waiting));
  });
}

type Parts = Pick<LendingDeps, 'database' | 'now' | 'seal'>;

/**
 * Prepares a market's next file. Who could not be put into it learns that they have to name another account.
 */
export async function prepareNextBatch(
  { database, now, seal }: Parts,
  request: Pick<CommandRequest<PrepareDisbursementBatch>, 'input' | 'actor' | 'requestId' | 'idempotencyKey'>,
) {
  const made = await runCommand(database, prepareDisbursementBatch(seal), { ...request, now: now() });
  if (made.kind !== 'done' || made.replayed) return made;
  for (const payoutId of made.output.leftOut) {
    const intent = await database.read((tx) => latestDisbursementIntent(tx, payoutId));
    if (!intent) continue;
    const answer = { heard: 'refused', why: 'account_is_gone', raw: 'not put into a file' } as const;
    await runCommand(database, handleDisbursement(seal), {
      input: { payoutId, attempt: intent.attempt, said: { question: 'send', answer } },
      actor: request.actor,
      now: now(),
    });
  }
  return made;
}
