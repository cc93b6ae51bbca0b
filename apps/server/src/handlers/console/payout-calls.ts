import type { Calls } from '@candor/contract';
import {
  askBankResult,
  previewBankResult,
  openDisbursementBatch,
  disbursementSubject,
  prepareNextBatch,
  previewNextBatch,
  type SeenResult,
} from '@candor/services/backoffice/disbursements';
import { askForApproval, askWithAccount, keptAskWithAccount } from '@candor/services/approvals';
import { holdDisbursement, marketOfDisbursement } from '@candor/services/payments/disbursements';
import { idOfWords } from '@candor/services/payments/payments';
import { ruleSentence } from '@candor/services/approvals';
import {
  readDisbursement,
  readDisbursementBatch,
  readDisbursementBatches,
  readDisbursements,
  type DisbursementBatchDocument,
  type DisbursementLine,
} from '@candor/services/reads/disbursements';
import { runCommand, withReason, type Command } from '@candor/services/kernel/commands';
import type { z } from 'zod';
import type { CallHandlers, HandlerParts } from '../handler-parts.ts';
import {
  bookedEntryOf,
  instantOrNull,
  minor,
  moneyRefusal,
  payeeAnswer,
  takenAnswer,
  type MoneyRefusal,
  givenAccountOf,
  proofNotTaken,
} from './money-answers.ts';
import { disbursementsAsked } from './lists/list-filters.ts';
import { isOthers } from './taken-item.ts';

type PayoutCalls = CallHandlers<
  | 'console.payouts'
  | 'console.payout'
  | 'console.payout-hold'
  | 'console.payout-send'
  | 'console.payout-outcome'
  | 'console.payout-batches'
  | 'console.payout-batch'
  | 'console.payout-batch-make'
  | 'console.payout-batch-next'
  | 'console.payout-batch-file'
  | 'console.payout-batch-answer'
>;

/** A15.36 to A15.44: money on its way to borrowers. */
export function consolePayoutHandlers(parts: HandlerParts): PayoutCalls {
  return { ...readingHandlers(parts), ...actingHandlers(parts), ...batchHandlers(parts) };
}

function readingHandlers({
  borrowing,
  offered,
}: HandlerParts): Pick<PayoutCalls, 'console.payouts' | 'console.payout'> {
  const { database, seal, now } = borrowing;
  return {
    'console.payouts': async ({ market, cursor, ...asked }) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const { view, wish } = disbursementsAsked(asked);
      const page = await readDisbursements(database, seal, market, { view, wish, cursor, now: now() });
      return {
        counts: page.counts,
        queue: page.queue,
        atApprover: page.atApprover,
        items: page.items.map(rowOf),
        nextCursor: page.nextCursor,
      };
    },

    'console.payout': async ({ payoutId }) => {
      const read = await readDisbursement(database, seal, payoutId, now());
      const { paper } = read;
      if (!paper) return { refused: 'not_found' };
      const { market, payout, account, held, attempts, answers, may, asked } = paper;
      return {
        market,
        payout: rowOf(payout),
        account,
        held: held && { why: held.why, since: held.heldAt.toISOString(), by: held.holderName },
        attempts: attempts.map((each) => ({
          attempt: each.attempt,
          channel: each.channel,
          state: each.state,
          vendorRef: each.vendorRef,
          why: each.why,
          sends: each.sends,
          intendedAt: each.intendedAt.toISOString(),
          changedAt: each.changedAt.toISOString(),
          nextAt: instantOrNull(each.nextAt),
          batch: each.batchId === null ? null : String(each.batchId),
        })),
        answers: answers.map(({ attempt, at, question, heard }) => ({
          attempt,
          at: at.toISOString(),
          question,
          heard,
        })),
        taken: takenAnswer(read.taken),
        may: [...may],
        asked: asked && {
          approvalId: asked.requestId,
          actName: asked.actName,
          askedBy: asked.askerName,
        },
        needsAccount: paper.needsAccount,
        batch: paper.batch,
        entries: paper.entries.map(bookedEntryOf),
      };
    },
  };
}

type Acts = 'console.payout-hold' | 'console.payout-send' | 'console.payout-outcome';

function actingHandlers({ borrowing }: HandlerParts): Pick<PayoutCalls, Acts> {
  const { database, seal, now, newId } = borrowing;
  return {
    'console.payout-hold': async ({ payoutId, isHeld, reason }, { staff, requestId }) => {
      const actor = { kind: 'staff', id: staff.staffId } as const;
      const item = { queue: 'payouts', itemId: payoutId } as const;
      if (await isOthers(borrowing, item, { staff })) return { refused: 'item_is_taken' };
      const request = { actor, requestId, now: now() };
      if (isHeld) {
        const input = { payoutId, isHeld, reason };
        const held = await runCommand(database, withReason(holdDisbursement, seal), { ...request, input });
        if (held.kind === 'done') return { ...held.output, approvalId: null };
        return unkeyed(moneyRefusal(held));
      }
      const market = await marketOfDisbursement(database, payoutId);
      if (!market) return { refused: 'not_found' };
      const about = { requestId: newId(), market, subject: disbursementSubject(payoutId), reason };
      const input = { ...about, act: 'payout.let-go', input: { payoutId } } as const;
      const asked = await runCommand(database, askForApproval(borrowing), { ...request, input });
      if (asked.kind === 'done') return { payoutId, isHeld: true, approvalId: asked.output.requestId };
      return unkeyed(moneyRefusal(asked));
    },

    'console.payout-send': async ({ payoutId, account, reason }, { staff, requestId, idempotencyKey }) => {
      const actor = { kind: 'staff', id: staff.staffId } as const;
      const item = { queue: 'payouts', itemId: payoutId } as const;
      if (await isOthers(borrowing, item, { staff, idempotencyKey })) return { refused: 'item_is_taken' };
      const market = await marketOfDisbursement(database, payoutId);
      if (!market) return { refused: 'not_found' };
      const id = idOfWords(`payout.send ${staff.staffId} ${idempotencyKey}`);
      const accountId = account ? idOfWords(`account of ${id}`) : null;
      const input = {
        requestId: id,
        act: 'payout.send',
        market,
        subject: disbursementSubject(payoutId),
        input: { payoutId, accountId },
        reason,
        account: account && accountId !== null ? givenAccountOf(account, accountId, market) : null,
      } as const;
      // The account's files are kept anew each time, under other names.
      const asked = { payoutId, account, reason };
      const keyed = { actor, idempotencyKey, asked };
      const request = { ...keyed, input, requestId, now: now() };
      const kept = await keptAskWithAccount(borrowing, keyed);
      const answer = kept ?? (await askWithAccount(borrowing, request));
      if (answer.kind === 'not-taken') return proofNotTaken(answer.name);
      return answer.kind === 'done' ? { approvalId: answer.output.requestId } : moneyRefusal(answer);
    },

    'console.payout-outcome': async (
      { payoutId, attempt, outcome, reason },
      { staff, requestId, idempotencyKey },
    ) => {
      const actor = { kind: 'staff', id: staff.staffId } as const;
      const item = { queue: 'payouts', itemId: payoutId } as const;
      if (await isOthers(borrowing, item, { staff, idempotencyKey })) return { refused: 'item_is_taken' };
      const market = await marketOfDisbursement(database, payoutId);
      if (!market) return { refused: 'not_found' };
      const input = {
        requestId: idOfWords(`payout.outcome ${staff.staffId} ${idempotencyKey}`),
        act: 'payout.outcome',
        market,
        subject: disbursementSubject(payoutId),
        input: { payoutId, attempt, outcome },
        reason,
      } as const;
      const request = { input, actor, requestId, idempotencyKey, now: now() };
      const answer = await runCommand(database, askForApproval(borrowing), request);
      return answer.kind === 'done' ? { approvalId: answer.output.requestId } : moneyRefusal(answer);
    },
  };
}

type Batches =
  | 'console.payout-batches'
  | 'console.payout-batch'
  | 'console.payout-batch-make'
  | 'console.payout-batch-next'
  | 'console.payout-batch-file'
  | 'console.payout-batch-answer';

/** That somebody opened a file with names and account numbers is kept. */
const openBatch: Command<{ readonly batchId: string }, null> = {
  name: 'payout.open-batch',
  subject: ({ batchId }) => `payout-batch:${batchId}`,
  decide: async () => ({ output: null }),
};

function batchHandlers({ borrowing, offered }: HandlerParts): Pick<PayoutCalls, Batches> {
  const { database, seal, now } = borrowing;
  return {
    'console.payout-batches': async ({ market, cursor }) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const { waiting, batches, nextCursor } = await readDisbursementBatches(database, market, cursor);
      return {
        waiting,
        batches: batches.map(batchRow),
        nextCursor,
      };
    },

    'console.payout-batch': async ({ batchId }) => {
      const batch = await readDisbursementBatch(database, seal, BigInt(batchId));
      if (!batch) return { refused: 'not_found' };
      return {
        batchId,
        market: batch.market,
        madeOn: batch.madeOn,
        preparedAt: batch.preparedAt.toISOString(),
        ...stateOf(batch),
        lines: batch.lines,
        total: minor(batch.total),
        fingerprint: batch.fingerprint,
        hasFile: batch.hasFile && batch.state === 'released',
        open: batch.open,
        payees: batch.payees.map(payeeAnswer),
      };
    },

    'console.payout-batch-next': async ({ market }) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const payees = await previewNextBatch(database, seal, market);
      return { payees: payees.map(payeeAnswer) };
    },

    'console.payout-batch-make': async (
      { market, leave = [], reason },
      { staff, requestId, idempotencyKey },
    ) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const made = await prepareNextBatch(borrowing, {
        input: {
          market,
          reason,
          leave,
          maker: staff.staffId,
          requestId: idOfWords(`payout.release ${staff.staffId} ${idempotencyKey}`),
        },
        actor: { kind: 'staff', id: staff.staffId },
        requestId,
        idempotencyKey,
      });
      if (made.kind !== 'done') return moneyRefusal(made);
      const { batch, requestId: approvalId, lines, total, leftOut } = made.output;
      return { batchId: batch, approvalId, lines, total: Number(total), leftOut: [...leftOut] };
    },

    'console.payout-batch-file': async ({ batchId }, { staff, requestId }) => {
      const file = await openDisbursementBatch(database, seal, BigInt(batchId));
      if (!file) return { refused: 'not_found' };
      if ('refused' in file) return { refused: 'money_cannot_change_so', detail: ruleSentence(file.refused) };
      const actor = { kind: 'staff', id: staff.staffId } as const;
      await runCommand(database, openBatch, { input: { batchId }, actor, requestId, now: now() });
      return { ...file };
    },

    'console.payout-batch-answer': async (
      { market, csv, file, isDryRun, reason = '' },
      { staff, requestId, idempotencyKey },
    ) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      if (isDryRun) {
        const seen = await previewBankResult(database, seal, { market, csv, now: now() });
        return { approvalId: null, ...resultAnswer(seen) };
      }
      const answer = await runCommand(database, askBankResult(seal), {
        input: {
          market,
          csv,
          ...(file && { file }),
          reason,
          maker: staff.staffId,
          requestId: idOfWords(`payout.result ${staff.staffId} ${idempotencyKey}`),
        },
        actor: { kind: 'staff', id: staff.staffId },
        requestId,
        idempotencyKey,
        now: now(),
      });
      if (answer.kind !== 'done') return moneyRefusal(answer);
      return { approvalId: answer.output.requestId, ...resultAnswer(answer.output) };
    },
  };
}

/** What has no idempotency key is never refused for one. */
function unkeyed(refusal: MoneyRefusal) {
  if (refusal.refused === 'not_found' || refusal.refused === 'money_cannot_change_so') return refusal;
  throw new Error(`an act without a key was answered with ${refusal.refused}`);
}

function stateOf({
  state,
  preparerName,
  releaserName,
  releasedAt,
  requestId,
}: Pick<DisbursementBatchDocument, 'state' | 'preparerName' | 'releaserName' | 'releasedAt' | 'requestId'>) {
  return {
    state,
    preparedBy: preparerName,
    releasedBy: releaserName,
    releasedAt: instantOrNull(releasedAt),
    approvalId: requestId,
  };
}

function batchRow(batch: Awaited<ReturnType<typeof readDisbursementBatches>>['batches'][number]) {
  return {
    madeOn: batch.madeOn,
    lines: batch.lines,
    open: batch.open,
    hasFile: batch.hasFile,
    batchId: String(batch.id),
    madeAt: batch.madeAt.toISOString(),
    total: minor(batch.total),
    ...stateOf(batch),
  };
}

function resultAnswer({ left, failed, again, total, faults }: SeenResult) {
  const lines = faults.map(({ line, fault }) => ({ line, sentence: `${fault}.` }));
  return { left, failed, again, total: Number(total), faults: lines };
}

type Row = z.input<Calls['console.payouts']['response']>['items'][number];

function rowOf({ amount, since, deadline, ...line }: DisbursementLine): Row {
  return { ...line, amount: minor(amount), since: instantOrNull(since), deadline: instantOrNull(deadline) };
}
