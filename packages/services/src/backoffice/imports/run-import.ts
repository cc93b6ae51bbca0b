import { isMarketId, type MarketId } from '@candor/markets';
import {
  lockImport,
  nextImportRows,
  noteImportEnded,
  noteImportProgress,
  noteRowImported,
  noteRowRefused,
  type ImportReason,
} from '@candor/store/imports';
import type { Tx } from '@candor/store/database';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import type { Command } from '../../kernel/commands/command.ts';
import { runCommand } from '../../kernel/commands/run-command.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { bringInRow, type RowToBringIn } from './bring-in-row.ts';
import { openCells } from './import-seal.ts';
import { RowJudge, type JudgedRow } from './judge-rows.ts';

type Parts = Pick<LendingDeps, 'database' | 'seal' | 'now' | 'newId'>;

/**
 * So many rows are brought in by one transaction: progress is seen, and whoever pays meanwhile does not wait
 * long.
 */
const rowsAtOnce = 50;

/**
 * Brings in an import that was agreed to, a few rows at a time, until none is left. If the worker dies the
 * next one goes on with the rows that are left: a row and its loan became true together or not at all.
 */
export async function runImport(parts: Parts, { importId }: { readonly importId: string }): Promise<void> {
  for (;;) {
    const actor = { kind: 'system', id: 'imports' } as const;
    const input = { importId, ids: Array.from({ length: rowsAtOnce * 2 }, parts.newId) };
    const answer = await runCommand(parts.database, bringInRows(parts), { input, actor, now: parts.now() });
    if (answer.kind !== 'done') throw new Error(`an import was answered with ${answer.kind}`);
    if (answer.output.isOver) return;
  }
}

type Batch = { readonly importId: string; readonly ids: readonly string[] };

const bringInRows = ({ seal }: Parts): Command<Batch, { readonly isOver: boolean }> => ({
  name: 'import.bring-in',
  subject: ({ importId }) => `import:${importId}`,
  async decide(tx, { importId, ids }, { now }) {
    const found = await lockImport(tx, importId);
    if (!found || !isMarketId(found.market) || found.begunAt === null)
      throw new Error(`nobody agreed to import ${importId}`);
    const { market, asOf, heads } = found;
    const left = await nextImportRows(tx, importId, rowsAtOnce);
    const today = await businessDateOf(tx, market);
    const judge = await RowJudge.open(tx, seal, { market, asOf, heads });
    let imported = 0;
    for (const [place, kept] of left.entries()) {
      const line = { line: kept.line, cells: openCells(seal, importId, kept) };
      // One at a time: two loans of one person in a batch are one account.
      const [judged] = await judge.judge(tx, [line]);
      const row = { importId, line: kept.line, market, asOf, today, now };
      const [orderId = '', newBorrowerId = ''] = ids.slice(place * 2);
      if (await settle(tx, seal, { ...row, orderId, newBorrowerId }, judged)) imported += 1;
    }
    const refused = left.length - imported;
    await noteImportProgress(tx, importId, { imported, refused });
    const isOver = left.length < rowsAtOnce;
    if (isOver) await noteImportEnded(tx, importId, now);
    return { output: { isOver }, facts: { lines: left.map(({ line }) => line), imported, refused } };
  },
});

/** True if it is a loan now. What a refused row wrote is taken back, and why it is refused is kept. */
async function settle(
  tx: Tx,
  seal: LendingDeps['seal'],
  row: Omit<RowToBringIn, 'good' | 'market'> & { readonly market: MarketId },
  judged: JudgedRow | undefined,
): Promise<boolean> {
  const { importId, line, orderId } = row;
  const refuse = (reasons: readonly ImportReason[]) => noteRowRefused(tx, { importId, line, reasons });
  if (!judged || !('good' in judged)) {
    await refuse(judged?.reasons ?? []);
    return false;
  }
  await tx.query({ text: 'savepoint import_row' });
  const made = await bringInRow(tx, seal, { ...row, good: judged.good });
  if (typeof made !== 'bigint') {
    await tx.query({ text: 'rollback to savepoint import_row' });
    await refuse(made);
    return false;
  }
  await tx.query({ text: 'release savepoint import_row' });
  await noteRowImported(tx, { importId, line, orderId });
  return true;
}
