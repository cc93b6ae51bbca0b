import {
  keepRefundAccount,
  type GivenAccount,
  type GivenAccountRule,
} from '../customers/payout-accounts/refund-account.ts';
import type { LendingDeps } from '../kernel/lending-deps.ts';
import type { Command } from '../kernel/commands/command.ts';
import { askForApproval, type RequestApproval } from './ask-for-approval.ts';
import { type RequestedApproval } from '../backoffice/approvals/request-approval.ts';

type AskRule = Extract<
  Awaited<ReturnType<ReturnType<typeof askForApproval>['decide']>>,
  { readonly refused: string }
>['refused'];

export type AskWithAccount = RequestApproval & {
  /** Null: it goes where it would go anyway. */
  readonly account: GivenAccount | null;
};

/** Somebody asks to send money back, and to where: the account is kept with the request, or neither is. */
export const askWithAccount = (
  parts: LendingDeps,
): Command<AskWithAccount, RequestedApproval, AskRule | GivenAccountRule> => ({
  name: 'approval.ask',
  subject: ({ subject }) => subject,
  async decide(tx, { account, ...asked }, context) {
    const kept = account && { by: context.actor.id, now: context.now };
    const fault = kept && (await keepRefundAccount(tx, parts.seal, account, kept));
    return fault ?? askForApproval(parts).decide(tx, asked, context);
  },
});
