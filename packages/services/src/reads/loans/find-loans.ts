import type { CalendarDate } from '@candor/domain/calendar';
import { internationalMobile, type MarketId } from '@candor/markets';
import { findBorrowerByPhone, findBorrowersByName } from '@candor/store/borrowers';
import { findComplaintByReference, findLoansOfPayment } from '@candor/store/loans';
import {
  listLateLoans,
  listLoansByAge,
  listLoansById,
  listLoansOfBorrowers,
  type LatePlace,
  type LoanListLine,
} from '@candor/store/loan-lists';
import type { Database, ReadTx } from '@candor/store/database';
import { knownPeople, nameIndexes, type KnownPerson } from '../../customers/borrowers/name-words.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { dayPart } from '../../kernel/page-cursor.ts';
import { linesWithPositions, type LoanLine } from './lines-with-positions.ts';
import { loansNamed } from '../../lending/loans/loan-name.ts';

type LoanShow = 'all' | 'late' | 'active' | 'ended' | 'written-off';
type FoundBy = 'name' | 'phone' | 'loan' | 'complaint' | 'payment';

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

/**
 * What a caller would say, and what it leads to: CL-FWX93-GGB9Q a loan, C-2026-FWX93 a complaint's, 0918 555
 * 4417 a phone's, a channel's number the loan that it paid; anything else is a name, of which each whole word
 * must agree. Of many by one name "Reyes 4417" is who has a number that ends so.
 */
async function findLoans(
  tx: ReadTx,
  seal: PersonSeal,
  { market, find }: { readonly market: MarketId; readonly find: string },
): Promise<FoundLoans> {
  const on = await businessDateOf(tx, market);
  const reader = { market, limit: pageSize };
  const stand = (lines: readonly LoanListLine[]) => linesWithPositions(tx, lines, { market, on });
  const text = find.trim();
  const byId = async (foundBy: FoundBy, ids: readonly bigint[]): Promise<FoundLoans> => ({
    on,
    foundBy,
    lines: ids.length === 0 ? [] : await stand(await listLoansById(tx, reader, ids)),
  });
  const byBorrower = async (foundBy: FoundBy, ids: readonly string[]): Promise<FoundLoans> => ({
    on,
    foundBy,
    lines: ids.length === 0 ? [] : await stand(await listLoansOfBorrowers(tx, reader, ids)),
  });

  const named = await loansNamed(tx, market, text);
  if (named.length > 0) return byId('loan', named);
  if (/^C-\d{4}-[0-9A-Z]{5}$/iu.test(text)) {
    const complaint = await findComplaintByReference(tx, market, text.toUpperCase());
    return byBorrower('complaint', complaint?.borrowerId ? [complaint.borrowerId] : []);
  }
  const phone = internationalMobile(market, text.replaceAll(/[\s().-]/gu, ''));
  if (phone !== undefined) {
    const borrowerId = await findBorrowerByPhone(tx, market, seal.index('phone', market, phone));
    return byBorrower('phone', borrowerId === undefined ? [] : [borrowerId]);
  }
  const [, name = text, end = ''] = /^([^\d]+?)[\s,]+(\d{2,4})$/u.exec(text) ?? [];
  if (/\d/u.test(text)) {
    const paid = await findLoansOfPayment(tx, market, text);
    if (paid.length > 0 || end === '') return byId('payment', paid);
  }
  const [first, ...others] = nameIndexes(seal, market, name);
  if (first === undefined) return { on, foundBy: null, lines: [] };
  const most = end === '' ? pageSize : namesakesAtMost;
  const namesakes = await findBorrowersByName(tx, market, [first, ...others], most);
  return byBorrower('name', await whoseNumberEnds(tx, seal, namesakes, end));
}

/** So many are looked at one by one for the end of their number. */
const namesakesAtMost = 500;

async function whoseNumberEnds(
  tx: ReadTx,
  seal: PersonSeal,
  borrowerIds: readonly string[],
  end: string,
): Promise<readonly string[]> {
  if (end === '') return borrowerIds;
  const people = await knownPeople(tx, seal, borrowerIds);
  return borrowerIds.filter((id) => people.get(id)?.phone?.endsWith(end) === true);
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
