import { lastAuditOfEach } from '@candor/store/audit';
import type { Database } from '@candor/store/database';
import { countDue } from '../privacy/clear-due.ts';
import { retentionRules } from '../privacy/retention-rules.ts';

export type RetentionView = {
  readonly rules: {
    key: string;
    what: string;
    kept: string;
    why: 'law' | 'house';
    dueNow: number;
    dueInMonth: number;
    lastRunAt: string | null;
    lastCount: number | null;
  }[];
};

const monthMs = 30 * 86_400_000;

/**
 * What the worker will delete when it runs next, what it will have deleted in thirty days, and what it
 * deleted last.
 */
export async function readRetention(database: Database, now: Date): Promise<RetentionView> {
  const dueNow = await countDue(database, retentionRules, now);
  const dueInMonth = await countDue(database, retentionRules, new Date(now.getTime() + monthMs));
  const subjectOf = (key: string) => `retention:${key}`;
  const subjects = retentionRules.map(({ key }) => subjectOf(key));
  const lasts = await database.read((tx) => lastAuditOfEach(tx, subjects));
  const rules = retentionRules.map(({ key, what, kept, why }, nth) => {
    const last = lasts.get(subjectOf(key));
    const count = last?.facts['count'];
    return {
      key,
      what,
      kept,
      why,
      dueNow: dueNow[nth]!,
      dueInMonth: dueInMonth[nth]!,
      lastRunAt: last?.at.toISOString() ?? null,
      lastCount: typeof count === 'number' ? count : null,
    };
  });
  return { rules };
}
