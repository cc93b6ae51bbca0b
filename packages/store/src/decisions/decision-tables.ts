import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx, Tx } from '../database/database.ts';

export type StoredTable = { readonly version: number; readonly content: unknown };

/** The table in force on a day: of the versions that are valid by then, the newest. */
export async function decisionTableOn(
  tx: ReadTx,
  market: string,
  on: CalendarDate,
): Promise<StoredTable | undefined> {
  const { rows } = await tx.query<StoredTable>({
    name: 'decision-table-on',
    text: `select version, content from decision_table
           where market = $1 and valid_from <= $2 order by version desc limit 1`,
    values: [market, on],
  });
  return rows[0];
}

export async function findDecisionTable(
  tx: ReadTx,
  market: string,
  version: number,
): Promise<StoredTable | undefined> {
  const { rows } = await tx.query<StoredTable>({
    name: 'decision-table-find',
    text: 'select version, content from decision_table where market = $1 and version = $2',
    values: [market, version],
  });
  return rows[0];
}

export type TableVersion = StoredTable & { readonly validFrom: CalendarDate; readonly savedAt: Date };

/** Every version of a market's table, newest first. */
export async function listDecisionTables(tx: ReadTx, market: string): Promise<TableVersion[]> {
  const { rows } = await tx.query<TableVersion>({
    name: 'decision-table-list',
    text: `select version, content, valid_from as "validFrom", saved_at as "savedAt"
           from decision_table where market = $1 order by version desc`,
    values: [market],
  });
  return rows;
}

/** The next version; of two at once one waits. Returns its number. */
export async function insertDecisionTable(
  tx: Tx,
  { market, content, validFrom }: { market: string; content: unknown; validFrom: CalendarDate },
): Promise<number> {
  await tx.query({
    name: 'decision-table-lock',
    text: `select pg_advisory_xact_lock(hashtextextended('decision-table:' || $1, 0))`,
    values: [market],
  });
  const { rows } = await tx.query<{ version: number }>({
    name: 'decision-table-insert',
    text: `insert into decision_table (market, version, content, valid_from)
           select $1, coalesce(max(version), 0) + 1, $2, $3 from decision_table where market = $1
           returning version`,
    values: [market, JSON.stringify(content), validFrom],
  });
  return rows[0]?.version ?? 0;
}

/** Begins with a default where a market has no table yet. */
export async function insertFirstDecisionTable(
  tx: Tx,
  { market, content, validFrom }: { market: string; content: unknown; validFrom: CalendarDate },
): Promise<void> {
  await tx.query({
    name: 'decision-table-first',
    text: `insert into decision_table (market, version, content, valid_from) values ($1, 1, $2, $3)
           on conflict (market, version) do nothing`,
    values: [market, JSON.stringify(content), validFrom],
  });
}
