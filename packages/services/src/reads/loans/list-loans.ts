import type { CalendarDate } from '@candor/domain/calendar';
import type { MarketId } from '@candor/markets';
import { loanQuestion, loanSorts, type LoanFilter } from '@candor/store/lists';
import { listLoansById } from '@candor/store/loan-lists';
import type { ReadTx } from '@candor/store/database';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { inPlaces, placesOfList, type SortWish } from '../../kernel/list-cursor.ts';
import { linesWithFigures, type LoanLine } from '../../lending/loan-lists/lines-with-figures.ts';

export type LoanListWish = {
  readonly market: MarketId;
  readonly filter: LoanFilter;
  readonly sort: SortWish<typeof loanSorts>;
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
  const { ids, next } = await placesOfList(tx, loanQuestion(market, on, filter), order, { cursor, limit });
  const rows = await listLoansById(tx, { market, limit }, ids.map(BigInt));
  const lines = inPlaces(ids, rows, ({ id }) => String(id));
  return { on, lines: await linesWithFigures(tx, lines, on), next };
}
