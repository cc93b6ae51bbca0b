import type { Calls, RequestOf, ResponseOf } from '@candor/contract/client';
import { useState } from 'react';
import { useServices } from '../../session/services.ts';
import { type KeptLoading, useKeptCall } from '../../session/use-kept-call.ts';

type Answer = ResponseOf<Calls['order.list']>;
export type Counts = Answer['counts'];
export type OrderTab = NonNullable<RequestOf<Calls['order.list']>['tab']>;

export type Orders = {
  readonly first: KeptLoading<Answer>;
  readonly items: Answer['orders'];
  readonly hasMore: boolean;
  readonly more: () => Promise<void>;
  readonly refresh: () => Promise<void>;
};

/**
 * The orders of one tab, page after page. Refreshed, the list begins again: what comes after the first page
 * may have moved.
 */
export function useOrders(tab: OrderTab): Orders {
  const { client } = useServices();
  const request = tab === 'all' ? {} : { tab };
  const first = useKeptCall('order.list', request);
  const [further, setFurther] = useState<readonly Answer[]>([]);
  const pages = first.loaded.state === 'ready' ? [first.loaded.data, ...further] : [];
  const cursor = pages.at(-1)?.nextCursor ?? null;
  const items = pages.flatMap(({ orders }) => orders);
  return {
    first,
    // An order that moved up between two pages would stand in both.
    items: items.filter(({ orderId }, at) => items.findIndex((one) => one.orderId === orderId) === at),
    hasMore: cursor !== null,
    async more() {
      if (cursor === null) return;
      const page = await client.call('order.list', { ...request, cursor });
      setFurther((before) => [...before, page]);
    },
    async refresh() {
      await first.refresh();
      setFurther([]);
    },
  };
}
