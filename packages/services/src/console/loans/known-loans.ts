import { listLoansOfIds, type LoanOfMany, type ReadTx } from '@candor/store';
import { knownPeople } from '../../borrowers/name-words.ts';
import type { PersonSeal } from '../../borrowers/person-seal.ts';
import { loanNameOf } from './loan-name.ts';

/** A loan as a list names it, and whose it is. */
export type KnownLoan = Pick<LoanOfMany, 'market' | 'amount'> & {
  readonly name: string;
  readonly borrower: string | null;
};

/** Many at once, by their numbers: two queries, however many there are. */
export async function knownLoans(
  tx: ReadTx,
  seal: PersonSeal,
  loanIds: readonly string[],
): Promise<ReadonlyMap<string, KnownLoan>> {
  const numbers = [...new Set(loanIds)].filter((id) => /^\d{1,18}$/u.test(id)).map(BigInt);
  if (numbers.length === 0) return new Map();
  const loans = await listLoansOfIds(tx, numbers);
  const people = await knownPeople(
    tx,
    seal,
    loans.map(({ borrowerId }) => borrowerId),
  );
  return new Map(
    loans.map(({ id, orderId, borrowerId, market, amount }) => [
      String(id),
      { market, amount, name: loanNameOf({ orderId, id }), borrower: people.get(borrowerId)?.name ?? null },
    ]),
  );
}
