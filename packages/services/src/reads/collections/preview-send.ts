import type { MarketId } from '@candor/markets';
import { listLoansById } from '@candor/store/loan-lists';
import type { Database } from '@candor/store/database';
import { knownPeople } from '../../customers/borrowers/name-words.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { loanNameOf, loansNamed } from '../../lending/loans/loan-name.ts';
import { previewSendMany, type SendLine } from '../../servicing/collections/send-many.ts';

export type NamedSendLine = SendLine & { readonly loan: string; readonly borrower: string | null };

/** The loans that are called so in a market, in their order; what is unknown is left out. */
export function readLoansNamed(
  database: Database,
  market: MarketId,
  names: readonly string[],
): Promise<bigint[]> {
  return database.read(async (tx) => {
    const ids: bigint[] = [];
    for (const name of names) {
      const [id] = await loansNamed(tx, market, name);
      if (id !== undefined && !ids.includes(id)) ids.push(id);
    }
    return ids;
  });
}

/** Who a message to many would reach, and who is left out and why, by name. */
export function readSendPreview(
  database: Database,
  seal: PersonSeal,
  {
    market,
    loanIds,
    now,
  }: { readonly market: MarketId; readonly loanIds: readonly bigint[]; readonly now: Date },
): Promise<{ readonly lines: readonly NamedSendLine[]; readonly mark: string }> {
  return database.read(async (tx) => {
    const { lines, mark } = await previewSendMany(tx, { market, loanIds: loanIds.map(String), now });
    const known = await listLoansById(
      tx,
      { market, limit: lines.length },
      lines.map(({ loanId }) => loanId),
    );
    const loans = new Map(known.map((loan) => [loan.id, loan]));
    const people = await knownPeople(
      tx,
      seal,
      known.map(({ borrowerId }) => borrowerId),
    );
    return {
      mark,
      lines: lines.map((line) => {
        const loan = loans.get(line.loanId);
        const borrower = loan ? (people.get(loan.borrowerId)?.name ?? null) : null;
        return {
          loanId: line.loanId,
          against: line.against,
          borrower,
          loan: loanNameOf({ orderId: loan?.orderId ?? null, id: line.loanId }),
        };
      }),
    };
  });
}
