import type { AuditChange } from '@candor/store';

/** Of what an act might have changed, what it did change. */
export function onlyChanged(all: readonly AuditChange[]): AuditChange[] {
  return all.filter(({ before, after }) => before !== after);
}
