import { isMarketId } from '@candor/markets';
import { accountOfDisbursement, findDisbursementHold, lockDisbursement } from '@candor/store/disbursements';
import { insertDisbursementIntent } from '@candor/store/disbursement-attempts';
import type { Command } from '../../kernel/commands/command.ts';
import { byFile, type DisbursementChannels } from '../../kernel/ports/disbursement-channel.ts';

type Rule = 'payout_is_unknown';
type Intended = { readonly attempt: number | null };

/**
 * Stores what shall be sent, by which channel and to which account, before anybody calls it. Asked twice, it
 * is stored once; asked after the payout has ended, not at all.
 */
export const intendDisbursement = (
  channels: DisbursementChannels,
): Command<{ readonly payoutId: string }, Intended, Rule> => ({
  name: 'payout.intend',
  subject: ({ payoutId }) => `payout:${payoutId}`,
  async decide(tx, { payoutId }, { now }) {
    const payout = await lockDisbursement(tx, payoutId);
    if (!payout || !isMarketId(payout.market))
      return { refused: 'payout_is_unknown', facts: { payout: payoutId } };
    if (payout.state !== 'ordered') return { output: { attempt: null }, facts: { state: payout.state } };
    const { market, attempts: attempt } = payout;
    const accountId = await accountOfDisbursement(tx, payoutId);
    if (accountId === null) {
      const why = 'payout_has_no_account';
      const loud = { topic: 'payout.needs-a-person', payload: { payout: payoutId, market, why } } as const;
      return { output: { attempt: null }, facts: { why }, outbox: [loud] };
    }
    const channel = channels[market]?.name ?? byFile;
    const isHeld = (await findDisbursementHold(tx, payoutId)) !== undefined;
    const nextAt = channel === byFile || isHeld ? null : now;
    const isNew = await insertDisbursementIntent(tx, {
      payoutId,
      attempt,
      channel,
      accountId,
      intendedAt: now,
      nextAt,
    });
    return { output: { attempt }, facts: { attempt, channel, ...(!isNew && { again: true }) } };
  },
});
