import type { ReadTx, Tx } from '../database/database.ts';

export type ListExport = {
  readonly id: string;
  readonly market: string;
  readonly list: string;
  readonly staffId: string;
  /** Filters and sort as the address had them. */
  readonly query: string;
  readonly rows: number;
  readonly hasPeople: boolean;
  readonly state: 'waiting' | 'ready' | 'taken' | 'dropped';
  readonly madeAt: Date;
};

export async function insertListExport(
  tx: Tx,
  row: ListExport & { readonly content: Buffer },
): Promise<void> {
  await tx.query({
    name: 'list-export-insert',
    text: `insert into list_export (id, market, list, staff_id, query, rows, has_people, state, content, made_at, ready_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, case when $8 = 'ready' then $10::timestamptz end)`,
    values: [
      row.id,
      row.market,
      row.list,
      row.staffId,
      row.query,
      row.rows,
      row.hasPeople,
      row.state,
      row.content,
      row.madeAt,
    ],
  });
}

const columns = `id, market, list, staff_id as "staffId", query, rows, has_people as "hasPeople", state, made_at as "madeAt"`;

export async function findListExport(tx: ReadTx, id: string): Promise<ListExport | undefined> {
  const { rows } = await tx.query<ListExport>({
    name: 'list-export-find',
    text: `select ${columns} from list_export where id = $1`,
    values: [id],
  });
  return rows[0];
}

/** With what is in it, for whoever takes it: nobody else changes it meanwhile. */
export async function lockListExport(
  tx: Tx,
  id: string,
): Promise<(ListExport & { readonly content: Buffer | null }) | undefined> {
  const { rows } = await tx.query<ListExport & { content: Buffer | null }>({
    name: 'list-export-lock',
    text: `select ${columns}, content from list_export where id = $1 for update`,
    values: [id],
  });
  return rows[0];
}

/** An approver let it out. */
export async function readyListExport(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.query({
    name: 'list-export-ready',
    text: `update list_export set state = 'ready', ready_at = $2 where id = $1`,
    values: [id, at],
  });
}

/** Its maker has it, or nobody will: what was in it is gone from here. */
export async function emptyListExport(
  tx: Tx,
  id: string,
  state: 'taken' | 'dropped',
  at: Date,
): Promise<void> {
  await tx.query({
    name: 'list-export-empty',
    text: `update list_export set state = $2, content = null, taken_at = case when $2 = 'taken' then $3::timestamptz end
           where id = $1`,
    values: [id, state, at],
  });
}

/** The newest of a person: those that wait, those that can be taken, those that were. */
export async function listListExports(
  tx: ReadTx,
  { market, staffId, limit }: { readonly market: string; readonly staffId: string; readonly limit: number },
): Promise<ListExport[]> {
  const { rows } = await tx.query<ListExport>({
    name: 'list-exports-of',
    text: `select ${columns} from list_export where staff_id = $1 and market = $2 order by made_at desc limit $3`,
    values: [staffId, market, limit],
  });
  return rows;
}

/** Of a person: what an approver let out later than it was made, and nobody has taken. */
export async function listApprovedExports(
  tx: ReadTx,
  { market, staffId }: { readonly market: string; readonly staffId: string },
): Promise<ListExport[]> {
  const { rows } = await tx.query<ListExport>({
    name: 'list-exports-approved',
    text: `select ${columns} from list_export
           where staff_id = $1 and market = $2 and state = 'ready' and ready_at > made_at order by made_at desc limit 10`,
    values: [staffId, market],
  });
  return rows;
}

/** How many rows with people in them somebody has asked for since a moment: each is counted. */
export async function peopleExportedSince(tx: ReadTx, staffId: string, since: Date): Promise<number> {
  const { rows } = await tx.query<{ rows: number }>({
    name: 'list-exports-people',
    text: `select coalesce(sum(rows), 0)::int as rows from list_export
           where staff_id = $1 and made_at >= $2 and has_people and state <> 'dropped'`,
    values: [staffId, since],
  });
  return rows[0]?.rows ?? 0;
}

/** What nobody came for: it does not lie here for ever. */
export async function emptyExportsBefore(tx: Tx, before: Date): Promise<void> {
  await tx.query({
    name: 'list-exports-forget',
    text: `update list_export set state = 'dropped', content = null where content is not null and state = 'ready' and made_at < $1`,
    values: [before],
  });
}
