import type { MarketId } from '@candor/markets';
import { readLoan } from '@candor/store/loans';
import { listLoanEntries, type LoanEntryRow } from '@candor/store/loan-lists';
import type { Database } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { loansNamed } from '../../lending/loans/loan-name.ts';
import { readMessagesToBorrower } from './read-messages-to.ts';

const entriesAtOnce = 500;

type Named = { readonly market: MarketId; readonly loan: string };

export type LoanLedger = {
  readonly entries: readonly LoanEntryRow[];
  readonly count: number;
  readonly owed: bigint;
  /** Below which the next page begins. */
  readonly next: bigint | null;
};

/**
 * The ledger entries of a loan, newest first, from below a number on; undefined for a loan that is not there.
 */
export function readLoanLedger(
  database: Database,
  { market, loan, below }: Named & { readonly below: bigint | null },
): Promise<LoanLedger | undefined> {
  return database.read(async (tx) => {
    const [loanId] = await loansNamed(tx, market, loan);
    if (loanId === undefined) return undefined;
    const rows = await listLoanEntries(tx, loanId, { below, above: null, limit: entriesAtOnce + 1 });
    const entries = rows.slice(0, entriesAtOnce);
    return {
      entries,
      count: rows[0]?.count ?? 0,
      owed: rows[0]?.owed ?? 0n,
      next: rows.length > entriesAtOnce ? (entries.at(-1)?.id ?? null) : null,
    };
  });
}

/** What was sent to the borrower of a loan; undefined for a loan that is not there. */
export function readLoanMessages(
  database: Database,
  seal: PersonSeal,
  { market, loan, cursor }: Named & { readonly cursor: string | null },
) {
  return database.read(async (tx) => {
    const [loanId] = await loansNamed(tx, market, loan);
    const stored = loanId === undefined ? undefined : await readLoan(tx, loanId);
    return stored && readMessagesToBorrower(tx, seal, { borrowerId: stored.borrowerId, cursor });
  });
}
