import type { CalendarDate } from '@candor/domain/calendar';
import { internationalMobile, type MarketId } from '@candor/markets';
import { findBorrowerByPhone, findBorrowersByName } from '@candor/store/borrowers';
import { findComplaintByReference, findLoansOfPayment } from '@candor/store/loans';
import { besideLoans, type BesideLoan } from '@candor/store/lists';
import { listLoansById, listLoansOfBorrowers, type LoanListLine } from '@candor/store/loan-lists';
import type { Database, ReadTx } from '@candor/store/database';
import { knownPeople, nameIndexes, type KnownPerson } from '../../customers/borrowers/name-words.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { linesWithPositions, type LoanLine } from './lines-with-positions.ts';
import { listLoans, type LoanListWish } from './list-loans.ts';
import { loansNamed } from '../../lending/loans/loan-name.ts';

type FoundBy = 'name' | 'phone' | 'loan' | 'complaint' | 'payment';

const pageSize = 50;

type FoundLoans = {
  readonly on: CalendarDate;
  readonly lines: readonly LoanLine[];
  readonly foundBy: FoundBy | null;
};

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
    return byBorrower('complaint', complaint ? [complaint.borrowerId] : []);
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
