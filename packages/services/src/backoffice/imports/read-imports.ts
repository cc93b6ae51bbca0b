import { isMarketId, type MarketId } from '@candor/markets';
import {
  findImport,
  listImportRows,
  listImports,
  type ImportReason,
  type ImportRow,
  type LoanImport,
} from '@candor/store/imports';
import type { Database, ReadTx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import type { Command } from '../../kernel/commands/command.ts';
import { applicationReference } from '../../kernel/references/application-reference.ts';
import { reasonsText } from './check-import.ts';
import { openCells } from './import-seal.ts';
import { summaryOf, type KeptSummary, type KeptSums } from './kept-summary.ts';

type ImportState = 'waiting' | 'asked-back' | 'refused' | 'withdrawn' | 'lapsed' | 'running' | 'done';
export type ImportView = Omit<LoanImport, 'summary' | 'market'> & {
  readonly market: MarketId;
  readonly state: ImportState;
  readonly summary: KeptSummary;
  readonly totals: KeptSums;
};
type ImportRowView = Pick<ImportRow, 'line' | 'state' | 'orderId'> & {
  readonly reasons: readonly ImportReason[];
  readonly reference: string | null;
};

type RowsWish = { readonly state: ImportRow['state'] | null; readonly after: number };
type ImportPage = {
  readonly view: ImportView;
  readonly rows: readonly ImportRowView[];
  readonly next: number | null;
};

const importsShown = 20;
const rowsShown = 50;

export function readImports(
  database: Database,
  market: MarketId,
  before: { readonly at: Date; readonly id: string } | null,
): Promise<{ readonly items: readonly ImportView[]; readonly hasMore: boolean }> {
  return database.read(async (tx) => {
    const found = await listImports(tx, market, { before, limit: importsShown + 1 });
    return { items: found.slice(0, importsShown).map(viewOf), hasMore: found.length > importsShown };
  });
}

export function readImport(
  database: Database,
  importId: string,
  which: RowsWish,
): Promise<ImportPage | undefined> {
  return database.read(async (tx) => {
    const found = await findImport(tx, importId);
    if (!found || !isMarketId(found.market)) return undefined;
    return { view: viewOf(found), ...(await importRows(tx, importId, which)) };
  });
}

/** Rows in the order of the file, from after a line on. */
async function importRows(
  tx: ReadTx,
  importId: string,
  { state, after }: RowsWish,
): Promise<{ readonly rows: readonly ImportRowView[]; readonly next: number | null }> {
  const found = await listImportRows(tx, importId, { state, after, limit: rowsShown + 1 });
  const rows = found.slice(0, rowsShown).map(({ line, state: is, reasons, orderId }) => ({
    line,
    state: is,
    reasons,
    orderId,
    reference: orderId === null ? null : applicationReference(orderId),
  }));
  return { rows, next: found.length > rowsShown ? (rows.at(-1)?.line ?? null) : null };
}

function viewOf(found: LoanImport): ImportView {
  const { begunAt, endedAt, approval } = found;
  const running = endedAt === null ? 'running' : 'done';
  const state: ImportState = begunAt === null ? (approval === 'done' ? 'running' : approval) : running;
  return { ...found, market: found.market as MarketId, state, ...summaryOf(found.summary) };
}

/** To be written as CSV. */
export type RefusedRows = {
  readonly name: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/**
 * The rows that were refused, as they were typed, with why: to be mended and brought in again. Who opened it
 * is kept.
 */
export const openRefusedRows = (
  seal: PersonSeal,
): Command<{ readonly importId: string }, RefusedRows, 'not_found'> => ({
  name: 'import.open-refused',
  subject: ({ importId }) => `import:${importId}`,
  async decide(tx, { importId }) {
    const found = await findImport(tx, importId);
    if (!found) return { refused: 'not_found' };
    const lines: string[][] = [];
    for (let after = 0; ;) {
      const page = await listImportRows(tx, importId, { state: 'refused', after, limit: 1000 });
      for (const row of page)
        lines.push(refusedLine(found.heads, openCells(seal, importId, row), row.reasons));
      const last = page.at(-1);
      if (!last || page.length < 1000) break;
      after = last.line;
    }
    const output = { name: `refused-${found.asOf}.csv`, heads: refusedHeads(found.heads), rows: lines };
    return { output, facts: { rows: lines.length } };
  },
});

/** The original columns, then why. */
export function refusedLine(
  heads: readonly string[],
  cells: readonly string[] | undefined,
  reasons: readonly ImportReason[],
): string[] {
  return [...heads.map((_, place) => cells?.[place] ?? ''), reasonsText(reasons)];
}

export function refusedHeads(heads: readonly string[]): string[] {
  return [...heads, 'refused_because'];
}
