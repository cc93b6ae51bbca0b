import type { DecisionTable } from '@candor/markets/decision';
import { decisionsOf, findDecisionTable, type StoredDecision } from '@candor/store/decisions';
import type { ReadTx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { openGrounds, type DecisionGrounds } from './decision-grounds.ts';

export type LastDecision = {
  readonly decision: StoredDecision;
  readonly grounds: DecisionGrounds | null;
  readonly table: DecisionTable;
};

/** What a table said last of an order, by which version and which facts. */
export async function lastDecision(
  tx: ReadTx,
  seal: PersonSeal,
  orderId: string,
): Promise<LastDecision | undefined> {
  const decision = (await decisionsOf(tx, orderId)).at(-1);
  if (!decision) return undefined;
  const stored = await findDecisionTable(tx, decision.market, decision.tableVersion);
  if (!stored) throw new Error(`decision ${decision.id} names a table that is not there`);
  return { decision, grounds: openGrounds(seal, decision), table: stored.content as DecisionTable };
}
