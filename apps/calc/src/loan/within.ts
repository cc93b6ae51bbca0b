import { ProblemFound } from '../problem.ts';

/**
 * Reads a part of a request that has a reader of its own; its problems name their fields from where they
 * stand.
 */
export function within<Value>(path: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ProblemFound)) throw error;
    const { field, rule, example } = error.problem;
    throw new ProblemFound({ field: field === 'request' ? path : `${path}.${field}`, rule, example });
  }
}
