import { totalsOfList, type ListQuestion } from '@candor/store/lists';
import type { Database } from '@candor/store/database';

/** Beyond these nobody waits for a count unless they ask for it. */
const countedAtMost = 10_000;

export type CountedList = {
  readonly count: number;
  readonly isMore: boolean;
  /** In the order of the columns; null where not all were counted: a sum of some is no total. */
  readonly sums: readonly bigint[] | null;
};

/** How many rows a list has, and what they come to: of the whole filter, not of a page. */
export function countList(
  database: Database,
  question: ListQuestion,
  columns: readonly string[],
  isWhole: boolean,
): Promise<CountedList> {
  return database.read(async (tx) => {
    const most = isWhole ? null : countedAtMost;
    const { count, sums } = await totalsOfList(tx, question, columns, most);
    const isMore = !isWhole && count === countedAtMost;
    return { count, isMore, sums: isMore ? null : sums };
  });
}
