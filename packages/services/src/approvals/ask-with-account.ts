import {
  keepRefundAccount,
  type GivenAccount,
  type GivenAccountRule,
} from '../customers/payout-accounts/refund-account.ts';
import { dropFiles, storeFiles, type GivenFile } from '../customers/file/keep-attachments.ts';
import type { LendingDeps } from '../kernel/lending-deps.ts';
import type { Command, CommandAnswer } from '../kernel/commands/command.ts';
import { keptAnswer } from '../kernel/commands/kept-answer.ts';
import { runCommand, type CommandRequest } from '../kernel/commands/run-command.ts';
import { askForApproval, type RequestApproval } from './ask-for-approval.ts';
import { type RequestedApproval } from '../backoffice/approvals/request-approval.ts';

type AskRule = Extract<
  Awaited<ReturnType<ReturnType<typeof askForApproval>['decide']>>,
  { readonly refused: string }
>['refused'];

type AskForAccount = RequestApproval & {
  /** Null: it goes where it would go anyway. */
  readonly account: GivenAccount | null;
};

/** Somebody asks to send money back, and to where: the account is kept with the request, or neither is. */
const askForAccount = (
  parts: LendingDeps,
): Command<AskForAccount, RequestedApproval, AskRule | GivenAccountRule> => ({
  name: 'approval.ask',
  subject: ({ subject }) => subject,
  async decide(tx, { account, ...asked }, context) {
    const kept = account && { by: context.actor.id, now: context.now };
    const fault = kept && (await keepRefundAccount(tx, parts.seal, account, kept));
    return fault ?? askForApproval(parts).decide(tx, asked, context);
  },
});

export type AskWithAccount = RequestApproval & {
  readonly account: (Omit<GivenAccount, 'files'> & { readonly files: readonly GivenFile[] }) | null;
};

/** What was answered before to the same request under the same key. */
export const keptAskWithAccount = (parts: LendingDeps, request: Parameters<typeof keptAnswer>[2]) =>
  keptAnswer(parts.database, askForAccount(parts), request);

/** The proof goes into the store first, and out of it again where nothing is asked for. */
export async function askWithAccount(
  parts: LendingDeps,
  { input, ...request }: CommandRequest<AskWithAccount>,
): Promise<
  | CommandAnswer<RequestedApproval, AskRule | GivenAccountRule>
  | { readonly kind: 'not-taken'; readonly name: string }
> {
  const files = await storeFiles(parts, input.account?.files ?? []);
  if ('refused' in files) return { kind: 'not-taken', name: files.name };
  const account = input.account && { ...input.account, files };
  const answer = await runCommand(parts.database, askForAccount(parts), {
    ...request,
    input: { ...input, account },
  });
  // Not where the key was used before: what lies there may be what was kept then.
  if (answer.kind === 'refused') await dropFiles(parts, files);
  return answer;
}
