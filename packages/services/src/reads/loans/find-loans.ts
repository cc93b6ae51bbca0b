import type { CalendarDate } from '@candor/domain/calendar';
import type { MarketId } from '@candor/markets';
import {
  listLateLoans,
  listLoansByAge,
  listLoansById,
  listLoansOfBorrowers,
  type LatePlace,
  type LoanListLine,
} from '@candor/store/loan-lists';
import type { Database, ReadTx } from '@candor/store/database';
import { knownPeople, type KnownPerson } from '../../customers/borrowers/name-words.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { dayPart } from '../../kernel/page-cursor.ts';
import { linesWithPositions, type LoanLine } from './lines-with-positions.ts';
import { lookUp, type FoundBy } from '../customers/look-up.ts';

type LoanShow = 'all' | 'late' | 'active' | 'ended' | 'written-off';

const pageSize = 50;

type LoanList = {
  readonly on: CalendarDate;
  readonly lines: readonly LoanLine[];
  readonly next: string | null;
};

/** A page of loans: newest first, or those that are late by how late they are. */
async function listLoans(
  tx: ReadTx,
  {
    market,
    show,
    after,
  }: { readonly market: MarketId; readonly show: LoanShow; readonly after: string | null },
): Promise<LoanList> {
  const on = await businessDateOf(tx, market);
  const reader = { market, limit: pageSize + 1 };
  const rows =
    show === 'late'
      ? await listLateLoans(tx, { ...reader, on }, latePlaceIn(after))
      : await listLoansByAge(tx, reader, show, numberIn(after));
  const lines = rows.slice(0, pageSize);
  const last = lines.at(-1);
  const hasMore = rows.length > pageSize && last !== undefined;
  return {
    on,
    lines: await linesWithPositions(tx, lines, { market, on }),
    next: hasMore ? (show === 'late' ? `${last.lateSince}_${last.id}` : String(last.id)) : null,
  };
}

function numberIn(cursor: string | null): bigint | null {
  return cursor !== null && /^\d{1,18}$/u.test(cursor) ? BigInt(cursor) : null;
}

function latePlaceIn(cursor: string | null): LatePlace | null {
  const [, dueOn = '', id = ''] = /^(\d{4}-\d{2}-\d{2})_(\d{1,18})$/u.exec(cursor ?? '') ?? [];
  return dayPart.test(dueOn) ? { dueOn: dueOn as CalendarDate, id: BigInt(id) } : null;
}

type FoundLoans = Omit<LoanList, 'next'> & { readonly foundBy: FoundBy | null };

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
  return { on, foundBy: by, lines: await linesWithPositions(tx, rows, { market, on }) };
}

type ListWish = {
  readonly market: MarketId;
  /** What was typed to find a loan by; empty for the list. */
  readonly find: string;
  readonly show: LoanShow;
  readonly after: string | null;
};

export type LoansWithPeople = {
  readonly lines: readonly { readonly line: LoanLine; readonly person: KnownPerson }[];
  readonly foundBy: FoundBy | null;
  readonly next: string | null;
};

/** A page of loans, or those that were looked for, each with its borrower. */
export function readLoanList(
  database: Database,
  seal: PersonSeal,
  { market, find, show, after }: ListWish,
): Promise<LoansWithPeople> {
  return database.read(async (tx) => {
    const found = find.trim() === '' ? undefined : await findLoans(tx, seal, { market, find });
    const list = found ?? (await listLoans(tx, { market, show, after }));
    const people = await knownPeople(
      tx,
      seal,
      list.lines.map(({ borrowerId }) => borrowerId),
    );
    const nobody = { name: null, phone: null };
    return {
      lines: list.lines.map((line) => ({ line, person: people.get(line.borrowerId) ?? nobody })),
      foundBy: found?.foundBy ?? null,
      next: 'next' in list ? list.next : null,
    };
  });
}
