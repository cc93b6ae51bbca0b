import type { KnownLoan } from '../../kernel/acts/approvable-act.ts';
import { isMarketId } from '@candor/markets';
import { listLoansOfIds } from '@candor/store/loans';
import { listLoansById } from '@candor/store/loan-lists';
import type { ReadTx } from '@candor/store/database';
import { knownPeople } from '../../customers/borrowers/name-words.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { linesWithFigures } from '../loan-lists/lines-with-figures.ts';
import { loanNameOf } from './loan-name.ts';

/** Many at once, by their numbers: a handful of queries, however many there are. */
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
  const known = new Map<string, KnownLoan>();
  for (const [market, its] of Map.groupBy(loans, (loan) => loan.market)) {
    if (!isMarketId(market)) continue;
    const ids = its.map(({ id }) => id);
    const rows = await listLoansById(tx, { market, limit: ids.length }, ids);
    const on = await businessDateOf(tx, market);
    for (const { id, orderId, borrowerId, figures } of await linesWithFigures(tx, rows, on)) {
      const borrower = people.get(borrowerId)?.name ?? null;
      known.set(String(id), { market, name: loanNameOf({ orderId, id }), borrower, owed: figures.owed });
    }
  }
  return known;
}
