import type { Tx } from '../database/database.ts';
import { deleteOldest } from '../database/delete-oldest.ts';

export type AnalyticsEvent = {
  market: string;
  name: string;
  category: string;
  at: string;
  props: Record<string, string | number | boolean>;
};

export type ClientError = {
  market: string;
  message: string;
  screen: string;
  stack: string | null;
  appVersion: string | null;
  at: string;
};

/** One statement for the whole batch: a burst costs the database one round trip. */
export async function insertAnalyticsEvents(tx: Tx, events: readonly AnalyticsEvent[]): Promise<void> {
  await tx.query({
    name: 'analytics-event-insert',
    text: `insert into analytics_event (market, name, category, at, props)
           select market, name, category, at, props
           from jsonb_to_recordset($1) as event (market text, name text, category text, at timestamptz, props jsonb)`,
    values: [JSON.stringify(events)],
  });
}

export async function insertClientErrors(tx: Tx, errors: readonly ClientError[]): Promise<void> {
  await tx.query({
    name: 'client-error-insert',
    text: `insert into client_error (market, message, screen, stack, app_version, at)
           select market, message, screen, stack, "appVersion", at
           from jsonb_to_recordset($1)
             as error (market text, message text, screen text, stack text, "appVersion" text, at timestamptz)`,
    values: [JSON.stringify(errors)],
  });
}

export async function deleteTelemetryBefore(tx: Tx, instant: Date): Promise<number> {
  let deleted = 0;
  for (const table of ['analytics_event', 'client_error'] as const) {
    const result = await tx.query({
      name: `${table}-delete-old`,
      text: deleteOldest(table, 'received_at'),
      values: [instant],
    });
    deleted += result.rowCount;
  }
  return deleted;
}
