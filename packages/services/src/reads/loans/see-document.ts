import { readLoan, readLoanHead } from '@candor/store/loans';
import type { SignedDocumentKind } from '@candor/store/contracts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import type { Command } from '../../kernel/commands/command.ts';
import { contractFileOf } from '../../lending/contracts/read-contract.ts';

type SeenPaper = { readonly fileName: string; readonly sha256: string; readonly base64: string };

export type SeeDocument = { readonly loanId: string; readonly kind: SignedDocumentKind };

/**
 * Somebody at the lender opens a signed paper: the same bytes that the borrower has, and a line in the audit
 * log.
 */
export const seeDocument = ({
  seal,
}: {
  readonly seal: PersonSeal;
}): Command<SeeDocument, SeenPaper, 'not_found'> => ({
  name: 'paper.see',
  subject: ({ loanId }) => `loan:${loanId}`,
  async decide(tx, { loanId, kind }) {
    const stored = await readLoan(tx, BigInt(loanId));
    const head = stored && (await readLoanHead(tx, BigInt(loanId)));
    if (!stored || !head?.orderId) return { refused: 'not_found' };
    const { borrowerId } = stored;
    const file = await contractFileOf(tx, seal, { borrowerId, orderId: head.orderId, kind });
    if (!file) return { refused: 'not_found' };
    const { fileName, sha256, bytes } = file;
    const output = { fileName, sha256, base64: bytes.toString('base64') };
    return { output, facts: { paper: kind, sha256 } };
  },
});
