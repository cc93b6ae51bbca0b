import { raiseDisbursementException } from '@candor/store/disbursement-attempts';
import type { Command } from '../../kernel/commands/command.ts';

export type RaiseException = {
  readonly market: string;
  readonly payoutId: string | null;
  readonly orderId: string | null;
  /** The rule or the fact that a person has to look at. */
  readonly why: string;
};

/** Puts a payout before a person's eyes: nothing else is done with it until somebody has decided. */
export const raiseException: Command<RaiseException, null> = {
  name: 'payout.raise-concern',
  subject: ({ payoutId, orderId }) => (payoutId === null ? `order:${orderId}` : `payout:${payoutId}`),
  async decide(tx, concern, { now }) {
    const isNew = await raiseDisbursementException(tx, concern, now);
    return { output: null, facts: { why: concern.why, isNew } };
  },
};
