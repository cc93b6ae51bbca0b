import type { CalendarDate } from '@candor/domain/calendar';
import type { MarketId } from '@candor/markets';
import { loanQuestion, loanSorts, loanSums, pageOfList, type LoanFilter } from '@candor/store/lists';
import { listLoansById } from '@candor/store/loan-lists';
import type { Database, ReadTx } from '@candor/store/database';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { countList, type CountedList } from '../../kernel/count-list.ts';
import { readListCursor, writeListCursor } from '../../kernel/list-cursor.ts';
import { linesWithPositions, type LoanLine } from './lines-with-positions.ts';

type LoanSort = { readonly key: keyof typeof loanSorts; readonly way: 'up' | 'down' };

export type LoanListWish = {
  readonly market: MarketId;
  readonly filter: LoanFilter;
  readonly sort: LoanSort;
};

type LoanPage = {
  readonly on: CalendarDate;
  readonly lines: readonly LoanLine[];
  readonly next: string | null;
};

/** Sorted by days past due, the highest is who is due since longest: the days run the other way. */
const turned = { up: 'down', down: 'up' } as const;

/** A page of loans by a filter and a sort. */
export async function listLoans(
  tx: ReadTx,
  { market, filter, sort }: LoanListWish,
  { cursor, limit }: { readonly cursor: string | null; readonly limit: number },
): Promise<LoanPage> {
  const on = await businessDateOf(tx, market);
  const by = loanSorts[sort.key];
  const order = { ...by, way: sort.key === 'dpd' ? turned[sort.way] : sort.way };
  const page = { after: readListCursor(cursor, by.kind, 'number'), limit: limit + 1 };
  const found = await pageOfList(tx, loanQuestion(market, on, filter), order, page);
  const places = found.slice(0, limit);
  const rows = await listLoansById(
    tx,
    { market, limit },
    places.map(({ id }) => BigInt(id)),
  );
  const byId = new Map(rows.map((row) => [String(row.id), row]));
  const lines = places.flatMap(({ id }) => byId.get(id) ?? []);
  const last = found.length > limit ? places.at(-1) : undefined;
  return {
    on,
    lines: await linesWithPositions(tx, lines, { market, on }),
    next: last ? writeListCursor(last) : null,
  };
}

/** How many loans a filter leaves, and their principal, outstanding and overdue. */
export async function readLoanTotals(
  database: Database,
  {
    market,
    filter,
    isWhole,
  }: { readonly market: MarketId; readonly filter: LoanFilter; readonly isWhole: boolean },
): Promise<CountedList> {
  const on = await database.read((tx) => businessDateOf(tx, market));
  return countList(database, loanQuestion(market, on, filter), loanSums, isWhole);
}
