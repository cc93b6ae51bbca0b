import type { CalendarDate } from '@candor/domain/calendar';
import {
  countApplicationTabs,
  listApplicationViews,
  type OrderPlace,
  type OrderTab,
} from '@candor/store/applications';
import type { Database } from '@candor/store/database';
import type { MarketId } from '@candor/markets';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { withPositions, type ApplicationWithPosition } from './with-positions.ts';

const pageSize = 20;

export type ReadOwnApplications = {
  readonly borrowerId: string;
  readonly market: MarketId;
  readonly language: string;
  readonly tab: OrderTab | null;
  readonly cursor: string | null;
};

export type ApplicationPage = {
  readonly on: CalendarDate;
  readonly orders: readonly ApplicationWithPosition[];
  readonly counts: Readonly<Record<OrderTab, number>>;
  readonly nextCursor: string | null;
};

/** A borrower's orders and loans, newest first, a page at a time, and how many stand in each tab. */
export async function readOwnApplications(
  database: Database,
  { borrowerId, market, language, tab, cursor }: ReadOwnApplications,
): Promise<ApplicationPage> {
  return database.read(async (tx) => {
    const on = await businessDateOf(tx, market);
    const reader = { borrowerId, market, language };
    const rows = await listApplicationViews(tx, reader, {
      tab,
      before: readCursor(cursor),
      limit: pageSize + 1,
    });
    const orders = rows.slice(0, pageSize);
    const last = orders.at(-1);
    return {
      on,
      orders: await withPositions(tx, orders, { market, on }),
      counts: await countApplicationTabs(tx, reader),
      nextCursor: rows.length > pageSize && last ? writeCursor(last) : null,
    };
  });
}

function writeCursor({ place, orderId }: OrderPlace): string {
  return Buffer.from(`${place} ${orderId}`).toString('base64url');
}

/** One that we did not write leads to the first page. */
function readCursor(cursor: string | null): OrderPlace | null {
  const [, place, orderId] =
    /^(\d{1,17}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/u.exec(
      Buffer.from(cursor ?? '', 'base64url').toString(),
    ) ?? [];
  return place === undefined || orderId === undefined ? null : { place: BigInt(place), orderId };
}
