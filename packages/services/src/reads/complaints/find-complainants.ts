import type { MarketId } from '@candor/markets';
import { listLoansById, listLoansOfBorrowers } from '@candor/store/loan-lists';
import type { Database, ReadTx } from '@candor/store/database';
import { knownPeople } from '../../customers/borrowers/name-words.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { loanNameOf } from '../../lending/loans/loan-name.ts';
import { lookUp } from '../customers/look-up.ts';

const peopleAtMost = 20;

export type FoundComplainant = {
  readonly borrowerId: string;
  readonly name: string | null;
  readonly phone: string | null;
  /** Those that the complaint may be about, newest first. */
  readonly loans: readonly { readonly orderId: string; readonly loan: string }[];
};

/** Whom a complaint may be about: by a name, a phone number or a loan's reference, as a caller says it. */
export function findComplainants(
  database: Database,
  seal: PersonSeal,
  { market, find }: { readonly market: MarketId; readonly find: string },
): Promise<FoundComplainant[]> {
  return database.read(async (tx) => {
    const ids = await borrowersFound(tx, seal, market, find.trim());
    if (ids.length === 0) return [];
    const people = await knownPeople(tx, seal, ids);
    const loans = await listLoansOfBorrowers(tx, { market, limit: 200 }, ids);
    return ids.map((borrowerId) => ({
      borrowerId,
      name: people.get(borrowerId)?.name ?? null,
      phone: people.get(borrowerId)?.phone ?? null,
      loans: loans.flatMap(({ borrowerId: whose, orderId, id }) =>
        whose === borrowerId && orderId !== null ? [{ orderId, loan: loanNameOf({ orderId, id }) }] : [],
      ),
    }));
  });
}

async function borrowersFound(
  tx: ReadTx,
  seal: PersonSeal,
  market: MarketId,
  find: string,
): Promise<readonly string[]> {
  const { loanIds, borrowerIds } = await lookUp(tx, seal, { market, find, limit: peopleAtMost });
  if (loanIds.length === 0) return borrowerIds.slice(0, peopleAtMost);
  const loans = await listLoansById(tx, { market, limit: peopleAtMost }, loanIds);
  return [...new Set(loans.map(({ borrowerId }) => borrowerId))];
}
