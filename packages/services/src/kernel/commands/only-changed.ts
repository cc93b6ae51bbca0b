import type { AuditChange } from '@candor/store/audit';

/** Of what an act might have changed, what it did change. */
export function onlyChanged(all: readonly AuditChange[]): AuditChange[] {
  return all.filter(({ before, after }) => before !== after);
}

/**
 * Texts by the names of their fields, as they were and as they are: those that changed, in the order of their
 * names.
 */
export function changesOfTexts(
  was: ReadonlyMap<string, string>,
  is: ReadonlyMap<string, string>,
): AuditChange[] {
  const fields = [...new Set([...was.keys(), ...is.keys()])].toSorted();
  return onlyChanged(
    fields.map((field) => ({
      field,
      kind: 'text',
      before: was.get(field) ?? null,
      after: is.get(field) ?? null,
    })),
  );
}
