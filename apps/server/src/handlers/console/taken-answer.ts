import type { Taken } from '@candor/services/backoffice/queues';

/** Who has something in hand, as it crosses the wire. */
export function takenAnswer(taken: Taken) {
  if (!taken) return null;
  const { staffId, name, since, returnsAt } = taken;
  return { staffId, name, since: since.toISOString(), returnsAt: returnsAt.toISOString() };
}
