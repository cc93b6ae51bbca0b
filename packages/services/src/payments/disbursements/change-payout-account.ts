import {
  accountOfDisbursement,
  appendAccountChange,
  lockDisbursementOfApplication,
  setAccountOfApplication,
} from '@candor/store/disbursements';
import { lockApplication } from '@candor/store/applications';
import { heldPayoutAccount } from '../../customers/payout-accounts/payout-accounts-of.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import type { Command } from '../../kernel/commands/command.ts';
import { startDisbursement, type StartedDisbursement } from './start-disbursement.ts';

export type ChangePayoutAccount = {
  readonly orderId: string;
  readonly borrowerId: string;
  readonly accountId: string;
};

type StartRefusal = Extract<
  Awaited<ReturnType<typeof startDisbursement.decide>>,
  { refused: string }
>['refused'];
type Rule = StartRefusal | 'account_is_unknown' | 'only_a_failed_payout_is_mended';

/**
 * After a failed payout the borrower names another account, and the money is ordered anew: one act, so that
 * no order is left with a good account and no payout. The payout keeps its id. No code is asked for: the
 * account was added with one, it is the borrower's own, and the amount was signed with one. The change is
 * kept beside the papers, which name the first account.
 */
export const changePayoutAccount = (
  seal: PersonSeal,
): Command<ChangePayoutAccount, StartedDisbursement, Rule> => ({
  name: 'payout.change-account',
  subject: ({ orderId }) => `order:${orderId}`,
  async decide(tx, { orderId, borrowerId, accountId }, context) {
    const order = await lockApplication(tx, orderId);
    if (!order || order.borrowerId !== borrowerId)
      return { refused: 'order_is_unknown', facts: { order: orderId } };
    const account = await heldPayoutAccount(tx, seal, accountId);
    if (account?.borrowerId !== borrowerId || account.isRemoved || !account.isConfirmed)
      return { refused: 'account_is_unknown' };
    const payout = await lockDisbursementOfApplication(tx, orderId);
    if (order.state !== 'payout-failed' || !payout)
      return { refused: 'only_a_failed_payout_is_mended', facts: { state: order.state } };
    const fromAccount = await accountOfDisbursement(tx, payout.id);
    await setAccountOfApplication(tx, orderId, { accountId, isOwn: account.isOwn });
    const change = { orderId, attempt: payout.attempts + 1, fromAccount, toAccount: accountId };
    await appendAccountChange(tx, change, context.now);
    return startDisbursement.decide(tx, { orderId, payoutId: payout.id }, context);
  },
});
