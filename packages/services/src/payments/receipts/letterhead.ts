import type { MarketId } from '@candor/markets';
import { findSignedText } from '@candor/store/contracts';
import type { ReadTx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { nameOnDocument } from '../../customers/kyc/kyc-facts.ts';
import { lenderOnDocument } from '../../lending/contracts/lender-on-document.ts';
import { openPapers } from '../../lending/contracts/signed-papers.ts';
import { applicationReference } from '../../kernel/references/application-reference.ts';

export type Letterhead = {
  readonly lender: string;
  readonly licence: string;
  readonly borrower: string;
  readonly reference: string;
};

/**
 * Who lends to whom, as it was signed: so a receipt is the same file for ever, whoever is renamed meanwhile.
 */
export async function letterhead(
  tx: ReadTx,
  seal: PersonSeal,
  of: { readonly orderId: string | null; readonly borrowerId: string; readonly market: MarketId },
  /** What a loan is called that came over from an earlier system: it has no order. */
  loanName = '…',
): Promise<Letterhead> {
  const { orderId, borrowerId, market } = of;
  const text = orderId === null ? undefined : await findSignedText(tx, orderId);
  if (text && orderId !== null) {
    const { lender, licence, borrower, reference } = openPapers(seal, orderId, text.sealed);
    return { lender, licence, borrower, reference };
  }
  const { facts, licence } = await lenderOnDocument(tx, market);
  const name = await nameOnDocument(tx, seal, borrowerId);
  return {
    lender: facts.licence.corporateName,
    licence,
    borrower: name?.fullName ?? '…',
    reference: orderId === null ? loanName : applicationReference(orderId),
  };
}
