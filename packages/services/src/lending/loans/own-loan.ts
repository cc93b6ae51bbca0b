import { isMarketId, type MarketId } from '@candor/markets';
import { findOwnLoanId, readLoan, type StoredLoan } from '@candor/store/loans';
import type { Database, ReadTx } from '@candor/store/database';
import type { CalendarDate } from '@candor/domain/calendar';

export type OwnLoan = StoredLoan & {
  readonly market: MarketId;
  readonly orderId: string;
  /** The business day on which it is looked at. */
  readonly on: CalendarDate;
};

export type LoanReader = { readonly borrowerId: string; readonly market: MarketId };

/** A borrower's own loan, by the order that it came from; undefined for anybody else's. */
export async function ownLoan(
  tx: ReadTx,
  borrower: LoanReader,
  orderId: string,
): Promise<OwnLoan | undefined> {
  const id = await findOwnLoanId(tx, borrower, orderId);
  const stored = id === undefined ? undefined : await readLoan(tx, id);
  if (!stored || !isMarketId(stored.market)) return undefined;
  const { market } = stored;
  return { ...stored, market, orderId };
}

/** Reads a borrower's own loan, in a transaction of its own. */
export function readOwnLoan(
  database: Database,
  borrower: LoanReader,
  orderId: string,
): Promise<OwnLoan | undefined> {
  return database.read((tx) => ownLoan(tx, borrower, orderId));
}
