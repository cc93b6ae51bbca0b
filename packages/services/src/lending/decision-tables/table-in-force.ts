import type { CalendarDate } from '@candor/domain/calendar';
import type { MarketId } from '@candor/markets';
import { decisionTables, type DecisionTable } from '@candor/markets/decision';
import { decisionTableOn, insertFirstDecisionTable } from '@candor/store/decisions';
import type { ReadTx, Tx } from '@candor/store/database';

export type TableInForce = { readonly version: number; readonly table: DecisionTable };

/**
 * The table that a market decides by on a day. A market that has none yet will begin with the default, as its
 * first version.
 */
export async function tableInForce(tx: ReadTx, market: MarketId, on: CalendarDate): Promise<TableInForce> {
  const stored = await decisionTableOn(tx, market, on);
  return stored
    ? { version: stored.version, table: stored.content as DecisionTable }
    : { version: 1, table: decisionTables[market] };
}

/**
 * Has the default written down where a market has no table yet: whoever decides by it, or saves the next,
 * names its version.
 */
export async function beginTables(tx: Tx, market: MarketId, on: CalendarDate): Promise<void> {
  if (await decisionTableOn(tx, market, on)) return;
  await insertFirstDecisionTable(tx, { market, content: decisionTables[market], validFrom: on });
  if (!(await decisionTableOn(tx, market, on)))
    throw new Error(`${market} has no decision table that is valid on ${on}`);
}

/** The same for whoever only reads: a market that has none yet will begin with the default. */
export async function tableToRead(tx: ReadTx, market: MarketId, on: CalendarDate): Promise<DecisionTable> {
  const stored = await decisionTableOn(tx, market, on);
  return stored ? (stored.content as DecisionTable) : decisionTables[market];
}
