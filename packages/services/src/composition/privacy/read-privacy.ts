import { markets, type Language, type MarketId } from '@candor/markets';
import { findExport, latestConsents, readExportArchive, type ExportRow } from '@candor/store/privacy';
import { lendingTiesOf } from '@candor/store/borrowers';
import type { Database } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { dayIn } from '../../kernel/time/market-time.ts';
import { consentViews, type ConsentView } from '../../customers/consents/consent-view.ts';
import { deletionView, type DeletionView } from './deletion-view.ts';
import { archiveAbout } from './make-export.ts';

type Reader = { readonly borrowerId: string; readonly market: MarketId; readonly language: Language };
type ConsentReader = Reader & { readonly lender: string };

/** What the borrower has agreed to, purpose by purpose. */
export function readConsents(
  database: Database,
  { borrowerId, market, language, lender }: ConsentReader,
): Promise<ConsentView[]> {
  return database.read(async (tx) =>
    consentViews(market, await latestConsents(tx, borrowerId), { language, lender }),
  );
}

/** What closing the account would delete, and what the law keeps. */
export function readDeletion(
  database: Database,
  { borrowerId, market, language }: Reader,
): Promise<DeletionView> {
  return database.read(async (tx) => deletionView(market, await lendingTiesOf(tx, borrowerId), language));
}

export type DataExport = Omit<ExportRow, 'state'> & { readonly state: ExportRow['state'] | 'expired' };

/** An export of the borrower's own data by its id, or the newest one. */
export function readExport(
  database: Database,
  borrowerId: string,
  { exportId, now }: { readonly exportId: string | null; readonly now: Date },
): Promise<DataExport | undefined> {
  return database.read(async (tx) => {
    const row = await findExport(tx, borrowerId, exportId);
    const isExpired = row !== undefined && row.expiresAt !== null && row.expiresAt <= now;
    return row && { ...row, state: isExpired ? 'expired' : row.state };
  });
}

/** The archive of an export that is ready. */
export function openExport(
  database: Database,
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
  return database.read(async (tx) => {
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
  });
}
