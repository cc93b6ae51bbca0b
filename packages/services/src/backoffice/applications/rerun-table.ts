import { insertTableRerun } from '@candor/store/decisions';
import { lockApplication } from '@candor/store/applications';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import type { Command } from '../../kernel/commands/command.ts';
import { beginTables } from '../../lending/decision-tables/table-in-force.ts';
import { decisionAbout, type DecisionGrounds } from '../../lending/decisions/decision-grounds.ts';
import { limitFor } from '../../lending/decisions/gather-facts.ts';
import { judge } from '../../lending/decision-tables/evaluate-table.ts';
import { policyFacts, policyOf } from './application-policy.ts';

export type RerunTable = { readonly orderId: string };

export type RerunOutcome = {
  readonly tableVersion: number;
  readonly before: 'approve' | 'refuse' | 'refer' | null;
  readonly after: 'approve' | 'refuse' | 'refer';
};

/**
 * Asks the table in force once more about an application that waits, on the facts of today: what the borrower
 * has mended, what our books say now, and what others answered for this sending. It decides nothing, and
 * nobody is asked or written to: whoever decides reads what it says now beside what it said then.
 */
export const rerunTable = ({
  seal,
  newId,
}: Pick<LendingDeps, 'seal' | 'newId'>): Command<
  RerunTable,
  RerunOutcome,
  'order_is_unknown' | 'order_is_not_in_review' | 'details_are_incomplete'
> => ({
  name: 'application.rerun',
  subject: ({ orderId }) => `order:${orderId}`,
  async decide(tx, { orderId }, { actor, now }) {
    const order = await lockApplication(tx, orderId);
    if (!order) return { refused: 'order_is_unknown' };
    if (order.state !== 'in-review') return { refused: 'order_is_not_in_review' };
    const policy = await policyOf(tx, seal, order, []);
    const { market, table, tableVersion, decision, given } = policy;
    const facts = await policyFacts(tx, seal, order, policy);
    if (!facts) return { refused: 'details_are_incomplete' };
    await beginTables(tx, market, given.on);
    const { outcome, reasons, rows, trace } = await judge(table, facts);
    const id = newId();
    const grounds: DecisionGrounds = { facts, limit: await limitFor(table, facts), rows, trace };
    await insertTableRerun(tx, {
      id,
      orderId,
      market,
      tableVersion,
      outcome,
      reasons,
      mostAmount: BigInt(facts.affordableAmount),
      sealed: seal.seal(JSON.stringify(grounds), decisionAbout(id)),
      staffId: actor.id,
      runOn: given.on,
      runAt: now,
    });
    const before = decision?.outcome ?? null;
    return {
      output: { tableVersion, before, after: outcome },
      facts: { tableVersion, before: before ?? 'none', outcome, reasons },
    };
  },
});
