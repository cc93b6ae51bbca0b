import type { Calls } from '@candor/contract';
import {
  holdPayout,
  openPayoutBatch,
  readPayout,
  readPayoutBatches,
  readPayouts,
  runCommand,
  sendPayoutAgain,
  settlePayoutBatch,
  takenBy,
  tellPayoutOutcome,
  withReason,
  writePayoutBatch,
  type Command,
  type PayoutLine,
} from '@candor/services';
import type { z } from 'zod';
import type { CallHandlers, HandlerParts } from '../handler-parts.ts';
import { draftEntryOf, instantOrNull, minor, moneyRefusal, takenAnswer } from './money-answers.ts';
import { isOthers } from './taken-item.ts';

type PayoutCalls = CallHandlers<
  | 'console.payouts'
  | 'console.payout'
  | 'console.payout-hold'
  | 'console.payout-send'
  | 'console.payout-outcome'
  | 'console.payout-batches'
  | 'console.payout-batch-make'
  | 'console.payout-batch-file'
  | 'console.payout-batch-answer'
>;

/** A15.36 to A15.44: money on its way to borrowers. */
export function consolePayoutCalls(parts: HandlerParts): PayoutCalls {
  return { ...readingCalls(parts), ...actingCalls(parts), ...batchCalls(parts) };
}

function readingCalls({
  borrowing,
  offered,
}: HandlerParts): Pick<PayoutCalls, 'console.payouts' | 'console.payout'> {
  const { database, seal, now } = borrowing;
  return {
    'console.payouts': async ({ market, view = 'open', cursor }) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const page = await database.withTransaction((tx) => readPayouts(tx, seal, market, { view, cursor }));
      return { counts: page.counts, items: page.items.map(rowOf), nextCursor: page.nextCursor };
    },

    'console.payout': async ({ payoutId }) => {
      const read = await database.withTransaction(async (tx) => ({
        paper: await readPayout(tx, seal, payoutId),
        taken: await takenBy(tx, { queue: 'payouts', itemId: payoutId }, now()),
      }));
      const { paper } = read;
      if (!paper) return { refused: 'not_found' };
      const { market, payout, account, held, attempts, answers, may, entry } = paper;
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
        entry: entry && draftEntryOf(entry),
      };
    },
  };
}

type Acts = 'console.payout-hold' | 'console.payout-send' | 'console.payout-outcome';

function actingCalls({ borrowing }: HandlerParts): Pick<PayoutCalls, Acts> {
  const { database, seal, now } = borrowing;
  return {
    'console.payout-hold': async (input, { staff, requestId }) => {
      const actor = { kind: 'staff', id: staff.staffId } as const;
      const item = { queue: 'payouts', itemId: input.payoutId } as const;
      if (await isOthers(borrowing, item, staff.staffId)) return { refused: 'item_is_taken' };
      const answer = await runCommand(database, withReason(holdPayout, seal), {
        input,
        actor,
        requestId,
        now: now(),
      });
      if (answer.kind === 'done') return answer.output;
      const refusal = moneyRefusal(answer);
      if (refusal.refused === 'not_found' || refusal.refused === 'money_cannot_change_so') return refusal;
      throw new Error(`a hold was answered with ${answer.kind}`);
    },

    'console.payout-send': async (input, { staff, requestId, idempotencyKey }) => {
      const actor = { kind: 'staff', id: staff.staffId } as const;
      const item = { queue: 'payouts', itemId: input.payoutId } as const;
      if (await isOthers(borrowing, item, staff.staffId)) return { refused: 'item_is_taken' };
      const request = { input, actor, requestId, idempotencyKey, now: now() };
      const answer = await runCommand(database, withReason(sendPayoutAgain, seal), request);
      return answer.kind === 'done' ? answer.output : moneyRefusal(answer);
    },

    'console.payout-outcome': async (input, { staff, requestId, idempotencyKey }) => {
      const actor = { kind: 'staff', id: staff.staffId } as const;
      const item = { queue: 'payouts', itemId: input.payoutId } as const;
      if (await isOthers(borrowing, item, staff.staffId)) return { refused: 'item_is_taken' };
      const request = { input, actor, requestId, idempotencyKey, now: now() };
      const answer = await runCommand(database, withReason(tellPayoutOutcome(seal), seal), request);
      return answer.kind === 'done' ? answer.output : moneyRefusal(answer);
    },
  };
}

type Batches =
  | 'console.payout-batches'
  | 'console.payout-batch-make'
  | 'console.payout-batch-file'
  | 'console.payout-batch-answer';

/** That somebody opened a file with names and account numbers is kept. */
const openBatch: Command<{ readonly batchId: string }, null> = {
  name: 'payout.open-batch',
  subject: ({ batchId }) => `payout-batch:${batchId}`,
  decide: async () => ({ output: null }),
};

function batchCalls({ borrowing, offered }: HandlerParts): Pick<PayoutCalls, Batches> {
  const { database, seal, now } = borrowing;
  return {
    'console.payout-batches': async ({ market, cursor }) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const { waiting, batches, nextCursor } = await database.withTransaction((tx) =>
        readPayoutBatches(tx, market, cursor),
      );
      return {
        waiting,
        batches: batches.map(({ id, madeOn, madeAt, lines, open, hasFile }) => ({
          madeOn,
          lines,
          open,
          hasFile,
          batchId: String(id),
          madeAt: madeAt.toISOString(),
        })),
        nextCursor,
      };
    },

    'console.payout-batch-make': async ({ market, reason }, { staff }) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const written = await writePayoutBatch(borrowing, market, staff.staffId, reason);
      if (written.isHeld)
        return {
          refused: 'money_cannot_change_so',
          detail:
            'No file was made. The database was restored: two people first confirm the bank’s own list of payments, on this page.',
        };
      const { batch, lines, leftOut } = written;
      return { batchId: batch, lines, leftOut: [...leftOut] };
    },

    'console.payout-batch-file': async ({ batchId }, { staff, requestId }) => {
      const file = await database.withTransaction((tx) => openPayoutBatch(tx, seal, BigInt(batchId)));
      if (!file) return { refused: 'not_found' };
      const actor = { kind: 'staff', id: staff.staffId } as const;
      await runCommand(database, openBatch, { input: { batchId }, actor, requestId, now: now() });
      return { ...file };
    },

    'console.payout-batch-answer': async ({ csv, isDryRun }, { staff }) => {
      const { faults, ...settled } = await settlePayoutBatch(borrowing, csv, staff.staffId, { isDryRun });
      return { ...settled, faults: faults.map(({ line, fault }) => ({ line, sentence: `${fault}.` })) };
    },
  };
}

type Row = z.input<Calls['console.payouts']['response']>['items'][number];

function rowOf({ amount, since, ...line }: PayoutLine): Row {
  return { ...line, amount: minor(amount), since: instantOrNull(since) };
}
