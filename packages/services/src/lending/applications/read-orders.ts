import type { CalendarDate } from '@candor/domain';
import { countOrderTabs, listOrderViews, type OrderPlace, type OrderTab } from '@candor/store/applications';
import type { Database } from '@candor/store/database';
import type { MarketId } from '@candor/markets';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { withPositions, type OrderWithPosition } from './with-positions.ts';

const pageSize = 20;

export type ReadOrders = {
  readonly borrowerId: string;
  readonly market: MarketId;
  readonly language: string;
  readonly tab: OrderTab | null;
  readonly cursor: string | null;
};

export type OrderPage = {
  readonly on: CalendarDate;
  readonly orders: readonly OrderWithPosition[];
  readonly counts: Readonly<Record<OrderTab, number>>;
  readonly nextCursor: string | null;
};

/** A borrower's orders and loans, newest first, a page at a time, and how many stand in each tab. */
export async function readOrders(
  database: Database,
  { borrowerId, market, language, tab, cursor }: ReadOrders,
): Promise<OrderPage> {
  return database.read(async (tx) => {
    const on = await businessDateOf(tx, market);
    const reader = { borrowerId, market, language };
    const rows = await listOrderViews(tx, reader, { tab, before: readCursor(cursor), limit: pageSize + 1 });
    const orders = rows.slice(0, pageSize);
    const last = orders.at(-1);
    return {
      on,
      orders: await withPositions(tx, orders, { market, on }),
      counts: await countOrderTabs(tx, reader),
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
