import { findLoanOfMarket, findLoansOfApplications } from '@candor/store/loans';
import type { Database, ReadTx } from '@candor/store/database';
import { applicationReference } from '../../kernel/references/application-reference.ts';
import { idsOfReference, isLoanNamed, referencesIn } from '../../kernel/references/payment-reference.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;
const numbered = /^L-(\d{1,15})$/iu;

/**
 * What a loan is called at the lender: by its order, CL-FWX93-GGB9Q; one that was brought in has none, and is
 * L-20619.
 */
export function loanNameOf({
  orderId,
  id,
}: {
  readonly orderId: string | null;
  readonly id: bigint;
}): string {
  return orderId === null ? `L-${id}` : applicationReference(orderId);
}

/** The loans that a name or an id leads to: one, unless two share a name, which hardly ever happens. */
export async function loansNamed(tx: ReadTx, market: string, name: string): Promise<bigint[]> {
  const text = name.trim();
  const number = numbered.exec(text)?.[1];
  if (number !== undefined) {
    const id = await findLoanOfMarket(tx, market, BigInt(number));
    return id === undefined ? [] : [id];
  }
  const id = text.toLowerCase();
  if (uuid.test(id))
    return (await findLoansOfApplications(tx, market, { from: id, to: id })).map((each) => each.id);
  const [reference] = referencesIn(text).loans;
  if (reference === undefined) return [];
  const found = await findLoansOfApplications(tx, market, idsOfReference(reference));
  return found.filter(({ orderId }) => isLoanNamed(orderId, reference)).map((each) => each.id);
}

/** The loan that a name or an id leads to, in a transaction of its own; undefined where there is none. */
export async function readLoanNamed(
  database: Database,
  market: string,
  name: string,
): Promise<bigint | undefined> {
  const [loanId] = await database.read((tx) => loansNamed(tx, market, name));
  return loanId;
}
