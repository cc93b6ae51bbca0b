import { randomUUID } from 'node:crypto';
import { auditLines } from '@candor/store/audit';
import { rowsAtOnce, together, type Database, type Tx } from '@candor/store/database';
import type { ActName } from '../../kernel/commands/command-names.ts';
import { preview } from '../../kernel/commands/preview.ts';
import type { RetentionRule } from './retention-rules.ts';

/**
 * Deletes what is due by one rule, so much in one step: `rowsAtOnce` or more may leave some. That something
 * was deleted is in the audit log, with how much; that nothing was due is not.
 */
export async function clearDue(tx: Tx, { key, clear }: RetentionRule, now: Date): Promise<number> {
  const count = await clear(tx, now);
  if (count > 0) {
    const line = {
      id: randomUUID(),
      actorKind: 'system',
      actorId: 'housekeeping',
      command: 'retention.run' satisfies ActName,
      subject: `retention:${key}`,
      outcome: 'done',
      facts: { count },
      requestId: null,
      changes: [],
      makerId: null,
      address: null,
      device: null,
    } as const;
    await together(tx, [auditLines([line])]);
  }
  return count;
}

/** How much the worker would delete by each of these at that time: it is done, counted, and taken back. */
export async function countDue(
  database: Database,
  rules: readonly RetentionRule[],
  at: Date,
): Promise<number[]> {
  return preview(database, async (tx) => {
    const counts: number[] = [];
    for (const { clear } of rules) {
      // Each by itself: what one rule takes along is still due by another.
      await tx.query({ text: 'savepoint rule' });
      let count = 0;
      for (let taken = rowsAtOnce; taken >= rowsAtOnce; count += taken) taken = await clear(tx, at);
      counts.push(count);
      await tx.query({ text: 'rollback to savepoint rule' });
    }
    return counts;
  });
}
