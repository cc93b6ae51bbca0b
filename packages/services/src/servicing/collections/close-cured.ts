import { marketIds, type MarketId } from '@candor/markets';
import { closeCase, insertCure, listCuredCases } from '@candor/store/collections';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import type { Command } from '../../kernel/commands/command.ts';
import { runCommand } from '../../kernel/commands/run-command.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';

const atOnce = 200;

/**
 * Loans in collections that are past due no more: the case is closed, and the cure is whoever's it was. One
 * that was written off is closed and no cure. One with a promise that runs waits for what becomes of it.
 */
const closeCured: Command<{ readonly market: MarketId }, { closed: number }> = {
  name: 'collection.close-cured',
  subject: ({ market }) => `collections:${market}`,
  async decide(tx, { market }, { now }) {
    const on = await businessDateOf(tx, market);
    const over = await listCuredCases(tx, market, atOnce);
    const cured: string[] = [];
    for (const { isCured, ...each } of over) {
      if (!(await closeCase(tx, each.loanId, now)) || !isCured) continue;
      await insertCure(tx, each, { market, on, at: now });
      cured.push(String(each.loanId));
    }
    return { output: { closed: over.length }, facts: { closed: over.length, cured } };
  },
};

/** Every market's, as long as there are any. How many were closed. */
export async function closeCuredCases({
  database,
  now,
}: Pick<LendingDeps, 'database' | 'now'>): Promise<number> {
  let closed = 0;
  for (const market of marketIds)
    for (;;) {
      const waiting = await database.read((tx) => listCuredCases(tx, market, 1));
      if (waiting.length === 0) break;
      const actor = { kind: 'system', id: 'collections' } as const;
      const answer = await runCommand(database, closeCured, { input: { market }, actor, now: now() });
      if (answer.kind !== 'done' || answer.output.closed === 0) break;
      closed += answer.output.closed;
    }
  return closed;
}
