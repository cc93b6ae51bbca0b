import type { CalendarDate } from '@candor/domain/calendar';
import type { MarketId } from '@candor/markets';
import { besideLoans, type BesideLoan } from '@candor/store/lists';
import { listLoansById, listLoansOfBorrowers, type LoanListLine } from '@candor/store/loan-lists';
import type { Database, ReadTx } from '@candor/store/database';
import { knownPeople, type KnownPerson } from '../../customers/borrowers/name-words.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { linesWithFigures, type LoanLine } from '../../lending/loan-lists/lines-with-figures.ts';
import { listLoans, type LoanListWish } from './list-loans.ts';
import { lookUp, type FoundBy } from '../customers/look-up.ts';

const pageSize = 50;

type FoundLoans = {
  readonly on: CalendarDate;
  readonly lines: readonly LoanLine[];
  readonly foundBy: FoundBy | null;
};

/** What a caller would say leads to loans, or to people and all of theirs. */
async function findLoans(
  tx: ReadTx,
  seal: PersonSeal,
  { market, find }: { readonly market: MarketId; readonly find: string },
): Promise<FoundLoans> {
  const on = await businessDateOf(tx, market);
  const reader = { market, limit: pageSize };
  const { by, loanIds, borrowerIds } = await lookUp(tx, seal, { ...reader, find });
  const rows: readonly LoanListLine[] =
    loanIds.length > 0
      ? await listLoansById(tx, reader, loanIds)
      : borrowerIds.length > 0
        ? await listLoansOfBorrowers(tx, reader, borrowerIds)
        : [];
  return { on, foundBy: by, lines: await linesWithFigures(tx, rows, on) };
}

type ListWish = LoanListWish & {
  /** What was typed to find a loan by; empty for the list. */
  readonly find: string;
  readonly cursor: string | null;
};

export type LoanWithPerson = {
  readonly line: LoanLine;
  readonly person: KnownPerson;
  readonly beside: BesideLoan | undefined;
};

export type LoansWithPeople = {
  readonly lines: readonly LoanWithPerson[];
  readonly foundBy: FoundBy | null;
  readonly next: string | null;
};

/** A page of loans, or those that were looked for, each with its borrower. */
export function readLoanList(
  database: Database,
  seal: PersonSeal,
  { find, cursor, ...wish }: ListWish,
): Promise<LoansWithPeople> {
  return database.read(async (tx) => {
    const found = find.trim() === '' ? undefined : await findLoans(tx, seal, { market: wish.market, find });
    const list = found ?? (await listLoans(tx, wish, { cursor, limit: pageSize }));
    return {
      lines: await withPeople(tx, seal, list.lines),
      foundBy: found?.foundBy ?? null,
      next: 'next' in list ? list.next : null,
    };
  });
}

/** Each with its borrower, and with what stands beside its figures. */
export async function withPeople(
  tx: ReadTx,
  seal: PersonSeal,
  lines: readonly LoanLine[],
): Promise<LoanWithPerson[]> {
  const people = await knownPeople(
    tx,
    seal,
    lines.map(({ borrowerId }) => borrowerId),
  );
  const beside = await besideLoans(
    tx,
    lines.map(({ id }) => id),
  );
  const nobody = { name: null, phone: null };
  return lines.map((line) => ({
    line,
    person: people.get(line.borrowerId) ?? nobody,
    beside: beside.get(line.id),
  }));
}
