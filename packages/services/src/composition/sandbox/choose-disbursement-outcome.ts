import { findDisbursement } from '@candor/store/disbursements';
import {
  hastenDisbursementIntent,
  latestDisbursementIntent,
  lockSandboxDisbursement,
  saveSandboxDisbursement,
} from '@candor/store/disbursement-attempts';
import type { Command } from '../../kernel/commands/command.ts';
import { byFile } from '../../kernel/ports/disbursement-channel.ts';

export type ChooseDisbursementOutcome = {
  readonly payoutId: string;
  readonly outcome: 'left' | 'failed' | 'answer-lost';
};

type Rule = 'payout_is_unknown' | 'payout_has_ended' | 'payout_goes_by_file';

/**
 * Has the sandbox's vendor pay a payout out, fail it, or lose its answers, also before it has come to it.
 * What follows is the channel's ordinary way: the worker asks and hears it.
 */
export const chooseDisbursementOutcome: Command<ChooseDisbursementOutcome, { readonly state: string }, Rule> =
  {
    name: 'sandbox.choose-payout-outcome',
    subject: ({ payoutId }) => `payout:${payoutId}`,
    async decide(tx, { payoutId, outcome }, { now }) {
      const payout = await findDisbursement(tx, payoutId);
      if (!payout) return { refused: 'payout_is_unknown', facts: { payout: payoutId } };
      const intent = await latestDisbursementIntent(tx, payoutId);
      const known = await lockSandboxDisbursement(tx, payoutId);
      if (payout.state !== 'ordered' || known?.state === 'paid')
        return { refused: 'payout_has_ended', facts: { state: payout.state } };
      if (intent?.channel === byFile) return { refused: 'payout_goes_by_file' };
      // What failed before is sent anew: the wish is for the next time.
      const before = known && known.state !== 'failed' ? known : undefined;
      await saveSandboxDisbursement(tx, {
        id: payoutId,
        state: before?.state ?? 'awaited',
        wish: outcome === 'answer-lost' ? null : outcome,
        isMute: outcome === 'answer-lost',
        amount: before?.amount ?? null,
        reference: known?.reference ?? null,
        why: null,
        posts: known?.posts ?? 0,
        takenAt: before?.takenAt ?? null,
      });
      await hastenDisbursementIntent(tx, payoutId, now);
      return { output: { state: intent?.state ?? 'ordered' }, facts: { outcome } };
    },
  };
