import type { Tx } from '../database/database.ts';

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

/** What was made ready for the months to come, and what went. `stray`: rows of months that had none. */
export type TelemetryMonths = { readonly made: number; readonly dropped: number; readonly stray: number };

/**
 * One step of keeping telemetry by months (docs/adr/0078): makes those to come and drops the oldest of each
 * table if all of it is from before that instant.
 */
export async function keepTelemetryMonths(tx: Tx, before: Date): Promise<TelemetryMonths> {
  const { rows } = await tx.query<TelemetryMonths>({
    name: 'telemetry-months',
    text: 'select made, dropped, stray from keep_telemetry_parts($1)',
    values: [before],
  });
  return rows[0] ?? { made: 0, dropped: 0, stray: 0 };
}
