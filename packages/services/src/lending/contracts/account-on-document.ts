import type { ReadTx, Tx } from '@candor/store/database';
import {
  heldPayoutAccount,
  payoutAccountFor,
  type DisbursementTarget,
} from '../../customers/payout-accounts/payout-accounts-of.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import type { AccountOnDocument } from './draft-contract.ts';

export type ChosenAccount = AccountOnDocument & { readonly isOwn: boolean };

/**
 * The borrower's account as the papers name it; null where it was removed, undefined where it is nobody's or
 * another's.
 */
export async function accountOnDocument(
  tx: ReadTx,
  seal: PersonSeal,
  borrowerId: string,
  accountId: string,
): Promise<ChosenAccount | null | undefined> {
  return onPaper(borrowerId, await payoutAccountFor(tx, seal, accountId));
}

/** The same for whoever signs: until the end of the transaction it can't be removed. */
export async function heldAccountOnDocument(
  tx: Tx,
  seal: PersonSeal,
  borrowerId: string,
  accountId: string,
): Promise<ChosenAccount | null | undefined> {
  return onPaper(borrowerId, await heldPayoutAccount(tx, seal, accountId));
}

function onPaper(
  borrowerId: string,
  target: DisbursementTarget | undefined,
): ChosenAccount | null | undefined {
  if (!target || target.borrowerId !== borrowerId) return undefined;
  const { institutionName, masked, holder, isOwn, isRemoved } = target;
  return isRemoved ? null : { institution: institutionName, masked, holder, isOwn };
}
