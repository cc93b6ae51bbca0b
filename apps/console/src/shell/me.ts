import type { Calls, MarketId, Permission, ResponseOf } from '@candor/contract/console-client';
import { createContext, useContext, useEffect, useReducer } from 'react';
import { type MoneyWay, moneyWay } from '../kit/words/money-words.ts';

type Me = ResponseOf<Calls['console.me']>;
export type MarketDay = Me['markets'][number];

/** Who works here, what they may do, and for which market. */
export type Desk = {
  readonly me: Me;
  readonly market: MarketDay;
  readonly money: MoneyWay;
  readonly chooseMarket: (market: MarketId) => void;
  readonly may: (permission: Permission) => boolean;
  /** By the lender's clock: the server's time when `me` was read, and what has passed since. */
  readonly now: () => Date;
};

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('nobody is logged in above this');
  return desk;
}

/** Whoever has chosen a market keeps it; one that is gone falls back to the first. */
export function deskOf(
  me: Me,
  readAt: number,
  chosen: string | null,
  chooseMarket: Desk['chooseMarket'],
): Desk {
  const [first] = me.markets;
  const market = me.markets.find((one) => one.market === chosen) ?? first;
  if (!market) throw new Error('no market is offered');
  const known = new Set<Permission>(me.permissions);
  return {
    me,
    market,
    money: moneyWay(market.currency, market.market),
    chooseMarket,
    may: (permission) => known.has(permission),
    now: () => new Date(Date.parse(market.now) + (performance.now() - readAt)),
  };
}

/** The lender's time, every half minute. */
export function useNow(): Date {
  const { now } = useDesk();
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(tick, 30_000);
    return () => clearInterval(timer);
  }, []);
  return now();
}
