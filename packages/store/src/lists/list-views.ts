import type { ReadTx, Tx } from '../database/database.ts';

/** How somebody looks at a list, under a name. */
export type ListView = {
  readonly id: string;
  readonly list: string;
  readonly name: string;
  /** Filters, sort and columns, as the address has them. */
  readonly query: string;
  readonly isShared: boolean;
  readonly staffId: string;
  readonly madeBy: string;
};

/** One's own and those that others share; nobody keeps more than fit in a row of tabs. */
export async function listListViews(
  tx: ReadTx,
  { market, list, staffId }: { readonly market: string; readonly list: string; readonly staffId: string },
): Promise<ListView[]> {
  const { rows } = await tx.query<ListView>({
    name: 'list-views',
    text: `select v.id, v.list, v.name, v.query, v.is_shared as "isShared", v.staff_id as "staffId", s.name as "madeBy"
           from list_view v join staff s on s.id = v.staff_id
           where v.market = $1 and v.list = $2 and (v.staff_id = $3 or v.is_shared)
           order by v.is_shared desc, lower(v.name), v.id limit 40`,
    values: [market, list, staffId],
  });
  return rows;
}

export type ListViewRow = Omit<ListView, 'madeBy'> & { readonly market: string; readonly at: Date };

/** Makes it, or changes it where it is that person's. Gives back whether it is theirs. */
export async function saveListView(tx: Tx, view: ListViewRow): Promise<boolean> {
  const { rows } = await tx.query<{ id: string }>({
    name: 'list-view-save',
    text: `insert into list_view as v (id, market, list, staff_id, name, query, is_shared, made_at, changed_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $8)
           on conflict (id) do update set name = excluded.name, query = excluded.query,
             is_shared = excluded.is_shared, changed_at = excluded.changed_at
           where v.staff_id = excluded.staff_id and v.market = excluded.market and v.list = excluded.list
           returning v.id`,
    values: [view.id, view.market, view.list, view.staffId, view.name, view.query, view.isShared, view.at],
  });
  return rows.length > 0;
}

/** Whether that person has another view of the list under the name. */
export async function hasListViewNamed(
  tx: ReadTx,
  view: Pick<ListViewRow, 'id' | 'market' | 'list' | 'staffId' | 'name'>,
): Promise<boolean> {
  const { rows } = await tx.query<{ id: string }>({
    name: 'list-view-named',
    text: `select id from list_view
           where staff_id = $1 and market = $2 and list = $3 and lower(name) = lower($4) and id <> $5`,
    values: [view.staffId, view.market, view.list, view.name, view.id],
  });
  return rows.length > 0;
}

/** How many views of a list somebody has kept. */
export async function countListViews(
  tx: ReadTx,
  { market, list, staffId }: Pick<ListViewRow, 'market' | 'list' | 'staffId'>,
): Promise<number> {
  const { rows } = await tx.query<{ count: number }>({
    name: 'list-view-count',
    text: 'select count(*)::int as count from list_view where staff_id = $1 and market = $2 and list = $3',
    values: [staffId, market, list],
  });
  return rows[0]?.count ?? 0;
}

/** Whether there was one of that person's. */
export async function deleteListView(tx: Tx, id: string, staffId: string): Promise<boolean> {
  const { rows } = await tx.query<{ id: string }>({
    name: 'list-view-delete',
    text: 'delete from list_view where id = $1 and staff_id = $2 returning id',
    values: [id, staffId],
  });
  return rows.length > 0;
}
