import type { CalendarDate } from '@candor/domain';
import type { MarketId } from '@candor/markets';
import { decisionTables, type DecisionTable } from '@candor/markets/decision';
import { decisionTableOn, insertFirstDecisionTable, type Tx } from '@candor/store';

export type TableInForce = { readonly version: number; readonly table: DecisionTable };

/** The table that a market decides by on a day. A market that has none yet begins with the default. */
export async function tableInForce(tx: Tx, market: MarketId, on: CalendarDate): Promise<TableInForce> {
  let stored = await decisionTableOn(tx, market, on);
  if (!stored) {
    await insertFirstDecisionTable(tx, { market, content: decisionTables[market], validFrom: on });
    stored = await decisionTableOn(tx, market, on);
  }
  if (!stored) throw new Error(`${market} has no decision table that is valid on ${on}`);
  return { version: stored.version, table: stored.content as DecisionTable };
}

/** The same for whoever only reads: a market that has none yet will begin with the default. */
export async function tableToRead(tx: Tx, market: MarketId, on: CalendarDate): Promise<DecisionTable> {
  const stored = await decisionTableOn(tx, market, on);
  return stored ? (stored.content as DecisionTable) : decisionTables[market];
}
