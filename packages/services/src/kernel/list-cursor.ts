import { pageOfList, type ListQuestion, type SortBy } from '@candor/store/lists';
import type { ReadTx } from '@candor/store/database';
import { dayPart, readCursor, uuidPart, writeCursor } from './page-cursor.ts';

const parts = { date: dayPart, number: /^-?\d{1,18}$/u, moment: /^-?\d{1,18}$/u } as const;
const ids = { bigint: /^\d{1,18}$/u, uuid: uuidPart } as const;

/** Which of a list's sorts, and which way. */
export type SortWish<Sorts> = { readonly key: keyof Sorts & string; readonly way: 'up' | 'down' };

export type PageWish = { readonly cursor: string | null; readonly limit: number };

/**
 * The ids of a page of any list that is narrowed and sorted, and where the next one begins. A cursor that is
 * none of ours, or of another sort, leads to the first page.
 */
export async function placesOfList(
  tx: ReadTx,
  question: ListQuestion,
  sort: SortBy & { readonly way: 'up' | 'down' },
  { cursor, limit }: PageWish,
): Promise<{ readonly ids: readonly string[]; readonly next: string | null }> {
  const read = readCursor(cursor ?? undefined, [parts[sort.kind], ids[question.id.type]]);
  const after = read ? { place: read[0] ?? '', id: read[1] ?? '' } : null;
  const found = await pageOfList(tx, question, sort, { after, limit: limit + 1 });
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1) : undefined;
  return { ids: page.map(({ id }) => id), next: last ? writeCursor([last.place, last.id]) : null };
}

/** Rows that were read by their ids, in the order of the page; what has gone meanwhile is left out. */
export function inPlaces<Row>(
  places: readonly string[],
  rows: readonly Row[],
  idOf: (row: Row) => string,
): Row[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return places.flatMap((id) => byId.get(id) ?? []);
}
