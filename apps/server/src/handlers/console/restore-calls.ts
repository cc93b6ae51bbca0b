import { askForApproval, channelsToAsk, idOfWords, runCommand } from '@candor/services';
import { listSubjectsAsked, openRestoreHold } from '@candor/store';
import type { CallHandlers, HandlerParts } from '../handler-parts.ts';
import { keyRefused } from './key-refused.ts';

const subjectOf = (market: string) => `restore:${market}`;

/** A15.250, A15.251: what waits after a restore, and two people's word that the bank was asked. */
export function consoleRestoreCalls({
  borrowing,
  offered,
}: HandlerParts): CallHandlers<'console.restore-hold' | 'console.restore-confirm'> {
  const { database, now } = borrowing;
  return {
    'console.restore-hold': async ({ market }) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      return database.read(async (tx) => {
        const hold = await openRestoreHold(tx);
        if (!hold) return { hold: null };
        const waiting = (await channelsToAsk(tx, borrowing, hold)).filter((each) => each.market === market);
        return {
          hold: {
            since: hold.foundAt.toISOString(),
            restoredTo: hold.restoredTo.toISOString(),
            channels: waiting.map(({ channel, by }) => ({ channel: channel.replace(/^payout:/u, ''), by })),
            isConfirmAsked: (await listSubjectsAsked(tx, [subjectOf(market)])).size > 0,
          },
        };
      });
    },

    'console.restore-confirm': async ({ market, reason }, { staff, requestId, idempotencyKey }) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const answer = await runCommand(database, askForApproval(borrowing), {
        input: {
          requestId: idOfWords(`restore ${staff.staffId} ${idempotencyKey}`),
          act: 'restore.confirm-bank',
          market,
          subject: subjectOf(market),
          input: { market },
          reason,
        },
        actor: { kind: 'staff', id: staff.staffId },
        requestId,
        idempotencyKey,
        now: now(),
      });
      if (answer.kind === 'done') return { approvalId: answer.output.requestId };
      if (answer.kind !== 'refused') return keyRefused(answer.kind);
      const { refused } = answer.refusal;
      return { refused: refused === 'approval_waits_already' ? refused : 'act_is_not_possible_now' };
    },
  };
}
