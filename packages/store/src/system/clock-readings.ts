import type { ReadTx, Tx } from '../database/database.ts';

export type ClockReading = {
  readonly process: string;
  /** How far the process's clock is ahead of the database's. */
  readonly skewMs: bigint;
  readonly readAt: Date;
};

/** Replaces what the process said before; one that is gone for a day is forgotten. */
export async function noteClockReading(
  tx: Tx,
  { process, skewMs }: { readonly process: string; readonly skewMs: bigint },
): Promise<void> {
  await tx.query({
    name: 'clock-reading-note',
    text: `insert into clock_reading (process, skew_ms) values ($1, $2)
           on conflict (process) do update set skew_ms = excluded.skew_ms, read_at = now()`,
    values: [process, skewMs],
  });
  await tx.query({
    name: 'clock-reading-forget',
    text: `delete from clock_reading where read_at < now() - interval '1 day'`,
  });
}

export async function listClockReadings(tx: ReadTx): Promise<readonly ClockReading[]> {
  const { rows } = await tx.query<ClockReading>({
    name: 'clock-reading-list',
    text: `select process, skew_ms as "skewMs", read_at as "readAt" from clock_reading order by process limit 50`,
  });
  return rows;
}

/** When a process in one of these roles last noted its clock: whether anybody does that work. */
export async function lastReadingOf(tx: ReadTx, roles: readonly string[]): Promise<Date | null> {
  const { rows } = await tx.query<{ at: Date | null }>({
    name: 'clock-reading-last',
    text: `select max(read_at) as at from clock_reading where split_part(process, ' on ', 1) = any ($1::text[])`,
    values: [roles],
  });
  return rows[0]?.at ?? null;
}
