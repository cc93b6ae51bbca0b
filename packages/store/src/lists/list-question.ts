import type { ReadTx } from '../database/database.ts';

/** Puts a value beside the statement and gives the place that stands for it: $3. */
export type Put = (value: unknown) => string;

/** One condition of a list, as SQL. What people typed goes through `put` and is never part of the text. */
export type Condition = (put: Put) => string;

/**
 * What a list is sorted by. `moment` is kept to the microsecond in a cursor, which a text of it would not be.
 */
export type SortBy = { readonly column: string; readonly kind: 'date' | 'number' | 'moment' };

export type ListQuestion = {
  /** With its alias: `loan_figure f`. */
  readonly from: string;
  /** What sets two rows of the same place apart, and its type. */
  readonly id: { readonly column: string; readonly type: 'bigint' | 'uuid' };
  readonly conditions: readonly Condition[];
  /** Where a filter is a range of one column, and the list may be sorted by another. */
  readonly ranged?: {
    /** The table with an index for each sort, as it stands in `from`, and of which rows that index is. */
    readonly table: string;
    readonly of: Condition;
    readonly columns: readonly string[];
  };
};

export type ListSort = SortBy & { readonly way: 'up' | 'down' };
export type ListPlace = { readonly id: string; readonly place: string };

const bound = {
  date: (place: string) => `${place}::date`,
  number: (place: string) => `${place}::bigint`,
  moment: (place: string) => `timestamptz 'epoch' + ${place}::bigint * interval '1 microsecond'`,
} as const;

const said = {
  date: (column: string) => `${column}::text`,
  number: (column: string) => `${column}::bigint::text`,
  moment: (column: string) => `((extract(epoch from ${column}) * 1000000)::bigint)::text`,
} as const;

type Page = { readonly after: ListPlace | null; readonly limit: number };

/** So many rows are looked at in the order of a list before those that a filter leaves are put in order. */
const walked = 1_000;

/**
 * The ids of a page, and where each stands. It is planned with its values: the best index depends on how many
 * a filter leaves. What a range leaves may all stand at the far end of another order, which nobody can know
 * beforehand: the list is walked a little, and if that is not enough, what is left is found and sorted.
 */
export async function pageOfList(
  tx: ReadTx,
  question: ListQuestion,
  sort: ListSort,
  page: Page,
): Promise<ListPlace[]> {
  const { from, ranged } = question;
  const [alias] = ranged?.table.split(' ').slice(-1) ?? [];
  const isElsewhere = ranged?.columns.some((each) => each !== sort.column) ?? false;
  // The page after one is where that was.
  if (!ranged || page.after || !isElsewhere || !sort.column.startsWith(`${alias}.`))
    return readPage(tx, question, sort, page, { from: () => from, isFound: false });
  const begun = await readPage(tx, question, sort, page, {
    from: (put, order) =>
      from.replace(
        ranged.table,
        `(select * from ${ranged.table} where ${ranged.of(put)} ${order} limit ${walked}) ${alias}`,
      ),
    isFound: false,
  });
  if (begun.length === page.limit) return begun;
  return readPage(tx, question, sort, page, { from: () => from, isFound: true });
}

type Way = {
  readonly from: (put: Put, order: string) => string;
  /** First found, then sorted. */
  readonly isFound: boolean;
};

async function readPage(
  tx: ReadTx,
  { id, conditions }: ListQuestion,
  { column, kind, way }: ListSort,
  { after, limit }: Page,
  { from, isFound }: Way,
): Promise<ListPlace[]> {
  const { put, values } = putting();
  const where = conditions.map((condition) => condition(put));
  const order = way === 'up' ? 'asc' : 'desc';
  if (after) {
    const place = `(${bound[kind](put(after.place))}, ${put(after.id)}::${id.type})`;
    where.push(`(${column}, ${id.column}) ${way === 'up' ? '>' : '<'} ${place}`);
  }
  const inOrder = `order by ${column} ${order}, ${id.column} ${order}`;
  const rows = `from ${from(put, inOrder)} where ${where.join(' and ')}`;
  const end = `limit ${Math.trunc(limit)}`;
  const text = isFound
    ? `with found as materialized (select ${id.column} as id, ${column} as place ${rows})
       select id::text as id, ${said[kind]('place')} as place from found order by found.place ${order}, found.id ${order} ${end}`
    : `select ${id.column}::text as id, ${said[kind](column)} as place ${rows} ${inOrder} ${end}`;
  const read = await tx.query<ListPlace>({ rowsOf: 'list-page', text, values });
  return read.rows;
}

export type ListTotals = { readonly count: number; readonly sums: readonly bigint[] };

/** How many there are, and what they come to; of more than `most` only those, in no order. */
export async function totalsOfList(
  tx: ReadTx,
  { from, conditions }: ListQuestion,
  columns: readonly string[],
  most: number | null,
): Promise<ListTotals> {
  const { put, values } = putting();
  const where = conditions.map((condition) => condition(put));
  const sums = columns.map((column, at) => `${column} as c${at}`);
  const { rows } = await tx.query<{ count: number; sums: string[] | null }>({
    rowsOf: 'list-totals',
    text: `select count(*)::int as count,
             array[${columns.map((_, at) => `coalesce(sum(c${at}), 0)::bigint::text`).join(', ')}]::text[] as sums
           from (select ${sums.join(', ') || '1'} from ${from} where ${where.join(' and ')}
                 ${most === null ? '' : `limit ${Math.trunc(most)}`}) counted`,
    values,
  });
  return { count: rows[0]?.count ?? 0, sums: (rows[0]?.sums ?? []).map(BigInt) };
}

/** Values beside a statement, and the places that stand for them. */
export function putting(): { readonly put: Put; readonly values: unknown[] } {
  const values: unknown[] = [];
  const put = (value: unknown) => {
    values.push(value);
    return `$${values.length}`;
  };
  return { put, values };
}

/** Both ends count; null is no end. */
export type Range<Bound> = { readonly from: Bound | null; readonly to: Bound | null };

export function within(
  column: string,
  type: 'bigint' | 'date' | 'timestamptz',
  { from, to }: Range<unknown>,
): Condition[] {
  return [
    ...(from === null ? [] : [(put: Put) => `${column} >= ${put(from)}::${type}`]),
    ...(to === null ? [] : [(put: Put) => `${column} <= ${put(to)}::${type}`]),
  ];
}

export const equals =
  (column: string, value: unknown): Condition =>
  (put) =>
    `${column} = ${put(value)}`;
