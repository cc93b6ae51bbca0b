import { markets, type Language, type MarketId } from '@candor/markets';
import { findExport, latestConsents, readExportArchive, type ExportRow } from '@candor/store/privacy';
import { lendingTiesOf } from '@candor/store/borrowers';
import type { ReadTx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { dayIn } from '../../kernel/time/market-time.ts';
import { consentViews, type ConsentView } from '../../customers/consents/consent-view.ts';
import { deletionView, type DeletionView } from './deletion-view.ts';
import { archiveAbout } from './make-export.ts';

type Reader = { readonly borrowerId: string; readonly market: MarketId; readonly language: Language };

/** What the borrower has agreed to, purpose by purpose. */
export async function readConsents(
  tx: ReadTx,
  { borrowerId, market, language }: Reader,
): Promise<ConsentView[]> {
  return consentViews(market, await latestConsents(tx, borrowerId), language);
}

/** What closing the account would delete, and what the law keeps. */
export async function readDeletion(
  tx: ReadTx,
  { borrowerId, market, language }: Reader,
): Promise<DeletionView> {
  return deletionView(market, await lendingTiesOf(tx, borrowerId), language);
}

export type DataExport = Omit<ExportRow, 'state'> & { readonly state: ExportRow['state'] | 'expired' };

/** An export of the borrower's own data by its id, or the newest one. */
export async function readExport(
  tx: ReadTx,
  borrowerId: string,
  { exportId, now }: { readonly exportId: string | null; readonly now: Date },
): Promise<DataExport | undefined> {
  const row = await findExport(tx, borrowerId, exportId);
  const isExpired = row !== undefined && row.expiresAt !== null && row.expiresAt <= now;
  return row && { ...row, state: isExpired ? 'expired' : row.state };
}

/** The archive of an export that is ready. */
export async function openExport(
  tx: ReadTx,
  seal: PersonSeal,
  asked: {
    readonly borrowerId: string;
    readonly market: MarketId;
    readonly exportId: string;
    readonly now: Date;
  },
): Promise<
  | { readonly fileName: string; readonly base64: string }
  | { readonly refused: 'not_found' | 'export_not_ready' | 'export_expired' }
> {
  const { borrowerId, market, exportId, now } = asked;
  const row = await findExport(tx, borrowerId, exportId);
  if (!row) return { refused: 'not_found' };
  if (row.state !== 'ready') return { refused: 'export_not_ready' };
  const sealed = await readExportArchive(tx, borrowerId, exportId);
  if (!sealed || (row.expiresAt ?? now) <= now) return { refused: 'export_expired' };
  return {
    fileName: `my-data-${dayIn(markets[market].timeZone, row.askedAt)}.zip`,
    base64: seal.open(sealed.toString(), archiveAbout(exportId)),
  };
}
