import type { FieldFaultLine } from '@candor/ui';
import { useState } from 'react';

/**
 * What is wrong with a form, each at its field. What somebody corrects is wrong no longer: it is judged when
 * the form is sent again.
 */
export function useFaults(first: () => readonly FieldFaultLine[] = () => []) {
  const [faults, show] = useState(first);
  return {
    faults,
    show,
    at: (fieldId: string) => faults.find((fault) => fault.fieldId === fieldId)?.text,
    mend: (...fieldIds: readonly string[]) => show((found) => withoutFaultsAt(found, fieldIds)),
  };
}

/** The same list where nothing was said about these fields. */
export function withoutFaultsAt<T extends readonly FieldFaultLine[]>(faults: T, fieldIds: readonly string[]) {
  const rest = faults.filter(({ fieldId }) => !fieldIds.includes(fieldId));
  return rest.length === faults.length ? faults : rest;
}
