import type { MarketId } from '@candor/markets';
import { findListExport, listApprovedExports, listListExports, type ListExport } from '@candor/store/lists';
import type { Database, ReadTx } from '@candor/store/database';
import { rowsOfList } from './list-words.ts';

/** The last copies of lists that somebody asked for, the newest first. */
export function readOwnExports(
  database: Database,
  asked: { readonly market: MarketId; readonly staffId: string },
): Promise<ListExport[]> {
  return database.read((tx) => listListExports(tx, { ...asked, limit: 20 }));
}

export type ApprovedExport = {
  readonly exportId: string;
  /** "9,164 rows of the journal". */
  readonly words: string;
};

/** What an approver let out and its maker has not taken yet: its maker is told, or would never know. */
export async function approvedExports(
  tx: ReadTx,
  asked: { readonly market: MarketId; readonly staffId: string },
): Promise<ApprovedExport[]> {
  const made = await listApprovedExports(tx, asked);
  return made.map((one) => ({ exportId: one.id, words: rowsOfList(one) }));
}

/** The copy that a request was about, while its maker can still take it; null for everybody else. */
export async function exportToTake(tx: ReadTx, input: unknown, staffId: string): Promise<string | null> {
  const { exportId } = input as { readonly exportId?: unknown };
  const made = typeof exportId === 'string' ? await findListExport(tx, exportId) : undefined;
  return made?.state === 'ready' && made.staffId === staffId ? made.id : null;
}
