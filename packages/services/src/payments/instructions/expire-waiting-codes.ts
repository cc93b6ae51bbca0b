import { expireCodes, marketsOfExpiredCodes } from '@candor/store/end-of-day';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import type { Command } from '../../kernel/commands/command.ts';
import { runCommand } from '../../kernel/commands/run-command.ts';

/**
 * Codes whose time is over are shown as such within moments; the end of the day does the same for what was
 * missed.
 */
export async function expireWaitingCodes({
  database,
  now,
}: Pick<LendingDeps, 'database' | 'now'>): Promise<number> {
  const at = now();
  let expired = 0;
  for (const market of await database.read((tx) => marketsOfExpiredCodes(tx, at))) {
    const actor = { kind: 'system', id: 'collecting' } as const;
    const answer = await runCommand(database, expirePayments, { input: { market }, actor, now: at });
    if (answer.kind === 'done') expired += answer.output.codes;
  }
  return expired;
}

/** Each payment is in the audit log by itself, as if it had been moved alone. */
const expirePayments: Command<{ readonly market: string }, { readonly codes: number }> = {
  name: 'payment.expire',
  subject: ({ market }) => `market:${market}`,
  async decide(tx, { market }, { actor, now }) {
    const codes = await expireCodes(tx, { market, now }, { actorKind: actor.kind, actorId: actor.id });
    return { output: { codes }, facts: { codes } };
  },
};
