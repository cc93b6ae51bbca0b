import type { Tx } from '@candor/store';
import { payoutAccountFor } from '../accounts/payout-accounts-of.ts';
import type { PersonSeal } from '../borrowers/person-seal.ts';
import type { AccountOnPaper } from './draft-contract.ts';

export type ChosenAccount = AccountOnPaper & { readonly isOwn: boolean };

/** The borrower's account as the papers name it; null where it was removed, undefined where it is nobody's or another's. */
export async function accountOnPaper(
  tx: Tx,
  seal: PersonSeal,
  borrowerId: string,
  accountId: string,
): Promise<ChosenAccount | null | undefined> {
  const target = await payoutAccountFor(tx, seal, accountId);
  if (!target || target.borrowerId !== borrowerId) return undefined;
  const { institutionName, masked, holder, isOwn, isRemoved } = target;
  return isRemoved ? null : { institution: institutionName, masked, holder, isOwn };
}
