import { readLoan, readLoanHead } from '@candor/store/loans';
import { findSignedDocument, type SignedDocumentKind } from '@candor/store/contracts';
import type { Command } from '../../kernel/commands/command.ts';
import { runCommand, type CommandRequest } from '../../kernel/commands/run-command.ts';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import { readContractFile, type ContractFile } from '../../lending/contracts/read-contract.ts';

type SeeDocument = { readonly loanId: string; readonly kind: SignedDocumentKind };

type WhosePaper = { readonly borrowerId: string; readonly orderId: string };

const seePaper: Command<SeeDocument, WhosePaper, 'not_found'> = {
  name: 'paper.see',
  subject: ({ loanId }) => `loan:${loanId}`,
  async decide(tx, { loanId, kind }) {
    const stored = await readLoan(tx, BigInt(loanId));
    const head = stored && (await readLoanHead(tx, BigInt(loanId)));
    if (!stored || !head?.orderId) return { refused: 'not_found' };
    const file = await findSignedDocument(tx, head.orderId, kind);
    if (!file) return { refused: 'not_found' };
    const output = { borrowerId: stored.borrowerId, orderId: head.orderId };
    return { output, facts: { paper: kind, sha256: file.sha256 } };
  },
};

/**
 * Somebody at the lender opens a signed paper: the same bytes that the borrower has, and a line in the audit
 * log. Undefined: there is none.
 */
export async function seeDocument(
  parts: Pick<LendingDeps, 'database' | 'seal' | 'pictures' | 'onDamagedDocument'>,
  request: CommandRequest<SeeDocument>,
): Promise<ContractFile | undefined> {
  const answer = await runCommand(parts.database, seePaper, request);
  if (answer.kind !== 'done') return undefined;
  const { kind } = request.input;
  return (await readContractFile(parts, { ...answer.output, kind })) ?? undefined;
}
