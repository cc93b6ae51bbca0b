import { askForApproval } from '@candor/services/approvals';
import { idOfWords } from '@candor/services/payments/payments';
import { readRestoreHold, restoreSubject } from '@candor/services/backoffice/restore';
import { runCommand } from '@candor/services/kernel/commands';
import type { CallHandlers, HandlerParts } from '../handler-parts.ts';
import { keyRefused } from '../key-refused.ts';

/** A15.250, A15.251: what waits after a restore, and two people's word that the bank was asked. */
export function consoleRestoreHandlers({
  borrowing,
  offered,
}: HandlerParts): CallHandlers<'console.restore-hold' | 'console.restore-confirm'> {
  const { database, now } = borrowing;
  return {
    'console.restore-hold': async ({ market }) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const hold = await readRestoreHold(database, borrowing, market);
      if (!hold) return { hold: null };
      const { since, restoredTo, channels, isConfirmAsked } = hold;
      return {
        hold: {
          since: since.toISOString(),
          restoredTo: restoredTo.toISOString(),
          channels: channels.map(({ channel, by }) => ({ channel: channel.replace(/^payout:/u, ''), by })),
          isConfirmAsked,
        },
      };
    },

    'console.restore-confirm': async ({ market, reason }, { staff, requestId, idempotencyKey }) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const answer = await runCommand(database, askForApproval(borrowing), {
        input: {
          requestId: idOfWords(`restore ${staff.staffId} ${idempotencyKey}`),
          act: 'restore.confirm-bank',
          market,
          subject: restoreSubject(market),
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
