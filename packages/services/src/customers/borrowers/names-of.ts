import { stepOfEach } from '@candor/store/kyc';
import type { ReadTx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { nameIn } from '../kyc/kyc-facts.ts';
import { openValues } from '../kyc/step-seal.ts';
import { applicationReference } from '../../kernel/references/application-reference.ts';

export type LoanName = { readonly loanId: string; readonly reference: string; readonly name: string | null };

/** The names as on the documents, of a page of borrowers at once; who has given none is not in it. */
export async function namesOf(
  tx: ReadTx,
  seal: PersonSeal,
  borrowerIds: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(borrowerIds.filter((id) => id !== null))];
  if (ids.length === 0) return new Map();
  const steps = await stepOfEach(tx, ids, 'base');
  return new Map([...steps].map(([id, row]) => [id, nameIn(openValues(seal, id, row)).fullName]));
}

/** How the console calls a loan: by its reference and its borrower. */
export function loanNameOf(
  { orderId, borrowerId }: { readonly orderId: string | null; readonly borrowerId: string | null },
  names: ReadonlyMap<string, string>,
): LoanName | null {
  if (orderId === null) return null;
  return {
    loanId: orderId,
    reference: applicationReference(orderId),
    name: borrowerId === null ? null : (names.get(borrowerId) ?? null),
  };
}
