import {
  findDisbursementHold,
  insertDisbursementHold,
  lockDisbursement,
  releaseDisbursementHold,
} from '@candor/store/disbursements';
import {
  latestDisbursementIntent,
  lockDisbursementIntent,
  setDisbursementIntentDue,
} from '@candor/store/disbursement-attempts';
import type { Command } from '../../kernel/commands/command.ts';
import { byFile } from '../../kernel/ports/disbursement-channel.ts';

export type HoldDisbursement = {
  readonly payoutId: string;
  readonly isHeld: boolean;
  readonly reason: string;
};

type Rule =
  | 'payout_is_unknown'
  | 'only_an_unsent_payout_is_held'
  | 'payout_is_held_already'
  | 'payout_is_not_held';

/**
 * Somebody wants to look before money leaves: a payout that nobody has sent yet waits until it is let go. One
 * that a channel or a bank has, or may have, can't be held: only they could stop it.
 */
export const holdDisbursement: Command<
  HoldDisbursement,
  { readonly payoutId: string; readonly isHeld: boolean },
  Rule
> = {
  name: 'payout.hold',
  subject: ({ payoutId }) => `payout:${payoutId}`,
  async decide(tx, { payoutId, isHeld, reason }, { actor, now }) {
    const payout = await lockDisbursement(tx, payoutId);
    if (!payout) return { refused: 'payout_is_unknown' };
    const newest = await latestDisbursementIntent(tx, payoutId);
    const intent = newest && (await lockDisbursementIntent(tx, payoutId, newest.attempt));
    // Of a failed attempt before this one nobody asks.
    const open = intent?.attempt === payout.attempts ? intent : undefined;
    // In a file that nobody has released it can be: then that file is no longer the one that was prepared,
    // and goes back to its maker.
    if (payout.state !== 'ordered' || (open && open.state !== 'intended'))
      return { refused: 'only_an_unsent_payout_is_held', facts: { state: open?.state ?? payout.state } };
    if (isHeld) {
      const hold = { payoutId, heldBy: actor.id, why: reason.trim(), at: now };
      if (!(await insertDisbursementHold(tx, hold))) return { refused: 'payout_is_held_already' };
      if (open) await setDisbursementIntentDue(tx, open, null);
    } else {
      if (!(await findDisbursementHold(tx, payoutId))) return { refused: 'payout_is_not_held' };
      await releaseDisbursementHold(tx, payoutId, { by: actor.id, at: now });
      if (open) await setDisbursementIntentDue(tx, open, open.channel === byFile ? null : now);
    }
    return { output: { payoutId, isHeld }, facts: { isHeld } };
  },
};
