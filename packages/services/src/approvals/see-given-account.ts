import { findApproval } from '@candor/store/approvals';
import { findAttachment } from '@candor/store/customer-file';
import type { ReadTx } from '@candor/store/database';
import { attachmentsOf, type AttachmentFacts } from '../customers/file/keep-attachments.ts';
import { openAttachment, type OpenedAttachment } from '../customers/file/see-attachment.ts';
import { openRefundAccount, refundAccountSubject } from '../customers/payout-accounts/refund-account.ts';
import type { Command } from '../kernel/commands/command.ts';
import type { CommandRequest } from '../kernel/commands/run-command.ts';
import type { LendingDeps } from '../kernel/lending-deps.ts';
import type { PersonSeal } from '../kernel/person-seal.ts';
import { actOf } from './approvable-acts.ts';

type Input = Parameters<NonNullable<NonNullable<ReturnType<typeof actOf>>['givenAccount']>>[0];

/** What whoever decides compares: the files are opened one by one, the whole number is asked for. */
export type GivenAccountFiles = {
  readonly files: readonly AttachmentFacts[];
  /** Whether whoever looks may open them and see the number. */
  readonly maySee: boolean;
};

/** The account that was typed for a request, by its id; who neither asks for such nor decides sees none. */
async function accountOfRequest(
  tx: ReadTx,
  requestId: string,
  may: ReadonlySet<string>,
): Promise<string | null> {
  const row = await findApproval(tx, requestId);
  const act = row && actOf(row.act);
  if (!row || !act?.givenAccount || !mayCompare(act, may)) return null;
  return act.givenAccount(row.input as Input);
}

const mayCompare = (
  { asks, decides }: { readonly asks: string; readonly decides: string },
  may: ReadonlySet<string>,
) => may.has(asks) || may.has(decides);

/** What is attached to a request's account; null where nobody typed one. */
export async function givenAccountFiles(
  tx: ReadTx,
  seal: PersonSeal,
  row: { readonly act: string; readonly input: unknown },
  may: ReadonlySet<string>,
): Promise<GivenAccountFiles | null> {
  const act = actOf(row.act);
  const accountId = act?.givenAccount?.(row.input as Input) ?? null;
  if (!act || accountId === null) return null;
  const subject = refundAccountSubject(accountId);
  const files = (await attachmentsOf(tx, seal, [subject])).get(subject) ?? [];
  return { files, maySee: mayCompare(act, may) };
}

type Revealed = { readonly institution: string; readonly number: string; readonly holder: string };

/**
 * Somebody who decides looks at the whole number, to compare it with the proof. The look is kept; the number
 * is in no log. It is never run with an idempotency key: its answer is not kept anywhere.
 */
export const revealGivenAccount = (
  seal: PersonSeal,
  may: ReadonlySet<string>,
): Command<{ readonly requestId: string }, Revealed, 'not_found'> => ({
  name: 'approval.reveal-account',
  subject: ({ requestId }) => `approval:${requestId}`,
  async decide(tx, { requestId }) {
    const accountId = await accountOfRequest(tx, requestId, may);
    const to = accountId === null ? undefined : await openRefundAccount(tx, seal, accountId);
    if (!to) return { refused: 'not_found' };
    const { institutionName: institution, number, holder } = to;
    return { output: { institution, number, holder }, facts: { account: accountId } };
  },
});

/** The proof of a request, as it was given; that somebody opened it is in the audit trail. */
export async function openProof(
  deps: LendingDeps,
  may: ReadonlySet<string>,
  { input, ...request }: CommandRequest<{ readonly requestId: string; readonly attachmentId: string }>,
): Promise<OpenedAttachment | undefined> {
  const { attachmentId } = input;
  const isOfRequest = await deps.database.read(async (tx) => {
    const accountId = await accountOfRequest(tx, input.requestId, may);
    const file = await findAttachment(tx, attachmentId);
    return accountId !== null && file?.subject === refundAccountSubject(accountId);
  });
  return isOfRequest ? openAttachment(deps, { ...request, input: { attachmentId } }) : undefined;
}
