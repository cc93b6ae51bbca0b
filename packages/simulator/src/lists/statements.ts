import type { Statement, Tx } from '@candor/store/database';
import { runningWith, type WritableDatabase } from '@candor/store/tools';

export type WatchedDatabase = {
  readonly database: WritableDatabase;
  /** What was asked of the database since this was last called. */
  readonly taken: () => Statement[];
  /** The same by transaction, since either was last called. */
  readonly transactions: () => Statement[][];
};

/** The same database, with everything that is asked of it written down. */
export function watchStatements(database: WritableDatabase): WatchedDatabase {
  let begun: Statement[][] = [];
  const watched = (tx: Tx, asked: Statement[]): Tx => ({
    ...tx,
    query: (statement) => {
      asked.push(statement);
      return tx.query(statement);
    },
  });
  const transactions = () => {
    const before = begun;
    begun = [];
    return before;
  };
  return {
    database: runningWith(database, (work, options) => {
      const asked: Statement[] = [];
      begun.push(asked);
      return database.withTransaction((tx) => work(watched(tx, asked)), options);
    }),
    taken: () => transactions().flat(),
    transactions,
  };
}

/** How a statement read one table. */
type TableRead = {
  readonly table: string;
  readonly isWhole: boolean;
  /** Rows that were looked at, those that did not fit too. */
  readonly rows: number;
  readonly by: string;
};

type Node = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Node[];
};

export type ExplainedStatement = { readonly reads: readonly TableRead[]; readonly ms: number };

/** Runs a statement once more, in a transaction that is taken back, and tells how it was done. */
export async function explainStatement(
  owner: WritableDatabase,
  { text, values }: Statement,
): Promise<ExplainedStatement> {
  const takenBack = new Error('taken back');
  let plan: { Plan: Node; 'Execution Time': number } | undefined;
  await owner
    .withTransaction(async (tx) => {
      const asked = { text: `explain (analyze, timing off, format json) ${text}`, ...(values && { values }) };
      const { rows } = await tx.query<{ 'QUERY PLAN': [{ Plan: Node; 'Execution Time': number }] }>(asked);
      plan = rows[0]?.['QUERY PLAN'][0];
      throw takenBack;
    })
    .catch((error: unknown) => {
      if (error !== takenBack) throw error;
    });
  return plan ? { reads: readsOf(plan.Plan), ms: plan['Execution Time'] } : { reads: [], ms: 0 };
}

function readsOf(node: Node): TableRead[] {
  const below = (node.Plans ?? []).flatMap(readsOf);
  const table =
    node['Relation Name'] ?? (node['Index Name'] === undefined ? undefined : `(${node['Index Name']})`);
  if (table === undefined) return below;
  const passed =
    node['Actual Rows'] +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0);
  const rows = Math.round(passed * node['Actual Loops']);
  const by = `${node['Node Type']}${node['Index Name'] ? ` by ${node['Index Name']}` : ''}`;
  return [{ table, isWhole: node['Node Type'] === 'Seq Scan', rows, by }, ...below];
}

/** What only opens, ends or sets a transaction up has no plan. */
export const hasPlan = ({ text }: Statement) => /^[\s(]*(?:select|with|insert|update|delete)\b/iu.test(text);
