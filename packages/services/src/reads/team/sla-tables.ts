import { percentOf } from '@candor/domain/numbers';
import type { CalendarDate } from '@candor/domain/calendar';
import type { QueueKey } from '@candor/store/queues';
import type { ExitCount } from '@candor/store/team';

export type SlaCount = {
  readonly done: number;
  readonly missed: number;
  /** In percent; null of nothing. */
  readonly kept: string | null;
};

export type SlaTables = {
  readonly total: SlaCount;
  readonly queues: readonly (SlaCount & { readonly queue: QueueKey })[];
  readonly people: readonly (SlaCount & { readonly staffId: string; readonly days: readonly SlaCount[] })[];
  /** All people together, day by day. */
  readonly days: readonly SlaCount[];
};

/**
 * The same counts by queue and by person: both tables come to the same totals, because each is a sum of the
 * same rows.
 */
export function slaTables(
  counts: readonly ExitCount[],
  { queues, days }: { readonly queues: readonly QueueKey[]; readonly days: readonly CalendarDate[] },
): SlaTables {
  const seen = counts.filter(({ queue }) => queues.includes(queue));
  const byDay = (rows: readonly ExitCount[]) => days.map((day) => sumOf(rows.filter(({ on }) => on === day)));
  const people = [...Map.groupBy(seen, ({ staffId }) => staffId)].map(([staffId, rows]) =>
    Object.assign(sumOf(rows), { staffId, days: byDay(rows) }),
  );
  return {
    total: sumOf(seen),
    queues: queues.map((queue) => Object.assign(sumOf(seen.filter((row) => row.queue === queue)), { queue })),
    people: people.toSorted((one, other) => other.done - one.done),
    days: byDay(seen),
  };
}

function sumOf(rows: readonly ExitCount[]): SlaCount {
  const done = rows.reduce((sum, row) => sum + row.done, 0);
  const missed = rows.reduce((sum, row) => sum + row.missed, 0);
  return { done, missed, kept: percentOf(BigInt(done - missed), BigInt(done), 1) };
}
