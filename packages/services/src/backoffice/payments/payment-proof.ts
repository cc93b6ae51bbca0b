import { isMarketId } from '@candor/markets';
import { findAttachment } from '@candor/store/customer-file';
import { findApproval } from '@candor/store/approvals';
import { lockBorrower } from '@candor/store/borrowers';
import { readLoan } from '@candor/store/loans';
import type { Database, ReadTx } from '@candor/store/database';
import {
  attachmentFacts,
  dropFiles,
  keepAttachments,
  storeFiles,
  type AttachmentFacts,
  type GivenFile,
  type StoredFile,
} from '../../customers/file/keep-attachments.ts';
import type { Command, CommandAnswer } from '../../kernel/commands/command.ts';
import { runCommand, type CommandRequest } from '../../kernel/commands/run-command.ts';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';

const proofSubject = (attachmentId: string) => `proof:${attachmentId}`;

type KeepProof = { readonly loanId: string; readonly file: StoredFile };
type Kept = { readonly attachmentId: string };

/** A picture or a PDF that shows a payment: it is the borrower's, and goes with their account. */
const keepProof = (seal: PersonSeal): Command<KeepProof, Kept, 'loan_is_unknown'> => ({
  name: 'payment.prove',
  subject: ({ loanId }) => `loan:${loanId}`,
  async decide(tx, { loanId, file }, { actor, now }) {
    const stored = await readLoan(tx, BigInt(loanId));
    if (!stored || !isMarketId(stored.market)) return { refused: 'loan_is_unknown' };
    const { borrowerId } = stored;
    // Locked: a deletion of the account is either seen here or sees what is kept here.
    await lockBorrower(tx, borrowerId);
    const about = { subject: proofSubject(file.id), borrowerId, staffId: actor.id, at: now };
    await keepAttachments(tx, seal, [file], about);
    return { output: { attachmentId: file.id }, facts: { attachment: file.id, sha256: file.sha256 } };
  },
});

/** The file goes into the store first, and out of it again where it is not kept. */
export async function keepPaymentProof(
  deps: Pick<LendingDeps, 'database' | 'seal' | 'pictures'>,
  {
    input: { loanId, file: given },
    ...request
  }: CommandRequest<{ readonly loanId: string; readonly file: GivenFile }>,
): Promise<CommandAnswer<Kept, 'loan_is_unknown'> | { readonly kind: 'not-taken'; readonly name: string }> {
  const files = await storeFiles(deps, [given]);
  if ('refused' in files) return { kind: 'not-taken', name: files.name };
  const [file] = files;
  if (!file) return { kind: 'not-taken', name: given.name };
  const answer = await runCommand(deps.database, keepProof(deps.seal), {
    ...request,
    input: { loanId, file },
  });
  // Not where the key was used before: what lies there may be what was kept then.
  if (answer.kind === 'refused') await dropFiles(deps, files);
  return answer;
}

/** What is attached as the proof of a payment on this borrower's loan; nothing if it is somebody else's. */
export async function proofOf(
  tx: ReadTx,
  seal: PersonSeal,
  { attachmentId, borrowerId }: { readonly attachmentId: string | undefined; readonly borrowerId: string },
): Promise<AttachmentFacts | undefined> {
  if (attachmentId === undefined) return undefined;
  const row = await findAttachment(tx, attachmentId);
  const isIts = row?.subject === proofSubject(attachmentId) && row.borrowerId === borrowerId;
  return isIts ? attachmentFacts(seal, row) : undefined;
}

/** Whether a file was given as the proof of what a request asks for: whoever sees the request may open it. */
export function isProofOfRequest(
  database: Database,
  { requestId, attachmentId }: { readonly requestId: string; readonly attachmentId: string },
): Promise<boolean> {
  return database.read(async (tx) => {
    const row = await findApproval(tx, requestId);
    return (row?.input as { readonly attachmentId?: unknown } | undefined)?.attachmentId === attachmentId;
  });
}
