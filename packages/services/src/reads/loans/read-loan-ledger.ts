import type { CalendarDate } from '@candor/domain/calendar';
import type { MarketId } from '@candor/markets';
import { readLoan, type StoredLoan } from '@candor/store/loans';
import { loanSubject } from '@candor/domain/ledger';
import { balanceOf } from '@candor/store/ledger';
import { listLoanEntries, type LoanEntryRow } from '@candor/store/loan-lists';
import type { Database, ReadTx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { loanStands } from '../../lending/loans/loan-stands.ts';
import { loansNamed } from '../../lending/loans/loan-name.ts';
import { readMessagesToBorrower } from './read-messages-to.ts';

const entriesAtOnce = 500;

type Named = { readonly market: MarketId; readonly loan: string };

/** What lies between the posted balance and the payoff of today. */
export type BooksToPayoff = {
  readonly amount: bigint;
  readonly interest: bigint;
  readonly late: bigint;
  readonly offBooks: bigint;
  readonly offBooksSince: CalendarDate | null;
  readonly charge: bigint;
};

export type LoanLedger = {
  readonly entries: readonly LoanEntryRow[];
  readonly count: number;
  readonly owed: bigint;
  readonly payoff: BooksToPayoff | null;
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
    const owed = rows[0]?.owed ?? 0n;
    const stored = await readLoan(tx, loanId);
    return {
      entries,
      count: rows[0]?.count ?? 0,
      owed,
      payoff: stored ? await booksToPayoff(tx, { stored, market, owed }) : null,
      next: rows.length > entriesAtOnce ? (entries.at(-1)?.id ?? null) : null,
    };
  });
}

/**
 * The day is posted when it ends, and what does not perform is only noted; the payoff counts all of it.
 *   9,233.71 posted, 10.10 of interest and 2.91 of late charge of today: 9,246.72.
 */
async function booksToPayoff(
  tx: ReadTx,
  { stored, market, owed }: { readonly stored: StoredLoan; readonly market: MarketId; readonly owed: bigint },
): Promise<BooksToPayoff | null> {
  const { id, loan, currency, npaSince } = stored;
  if (loan.state !== 'active') return null;
  const { parts, charge, toPay } = loanStands(loan, await businessDateOf(tx, market), market);
  const subject = loanSubject(String(id));
  const on = (account: 'npa-interest' | 'npa-penalty' | 'penalty-receivable') =>
    balanceOf(tx, { account, subject, currency });
  const notedPenalty = await on('npa-penalty');
  const offBooks = (await on('npa-interest')) + notedPenalty;
  const late = parts.penalty - (await on('penalty-receivable')) - notedPenalty;
  return {
    amount: toPay,
    interest: toPay - owed - late - offBooks - charge,
    late,
    offBooks,
    offBooksSince: npaSince,
    charge,
  };
}

/** What was sent to the borrower of a loan; undefined for a loan that is not there. */
export function readLoanMessages(
  database: Database,
  seal: PersonSeal,
  { market, loan, cursor, now }: Named & { readonly cursor: string | null; readonly now: Date },
) {
  return database.read(async (tx) => {
    const [loanId] = await loansNamed(tx, market, loan);
    const stored = loanId === undefined ? undefined : await readLoan(tx, loanId);
    return stored && readMessagesToBorrower(tx, seal, { borrowerId: stored.borrowerId, cursor, now });
  });
}
