import {
  insertAnalyticsEvents,
  insertClientErrors,
  type AnalyticsEvent,
  type ClientError,
} from '@candor/store/telemetry';
import type { Database } from '@candor/store/database';
import { lease } from '../commands/lease.ts';

export type TelemetryReceipt = { accepted: number; dropped: number };
export type TelemetryCounts = { waiting: number; written: number; dropped: number };

/** A few megabytes at the most: a burst fits, a flood doesn't eat the process. */
const waitingAtMost = 5_000;
const batchAtMost = 500;
const flushEveryMs = 500;

/**
 * Takes analytics events and client errors, and writes them a little later, many at a time, one statement
 * after the other: whatever comes in, the money paths lose at most one connection to it. It drops with a
 * count rather than fail or wait. Telemetry is the one kind of write outside `runCommand`: nobody's money or
 * rights hang on it, and an audit entry for each page view would bury the entries that matter.
 */
export class TelemetrySink {
  readonly #database: Database;
  readonly #onFault: (error: unknown) => void;
  readonly #events: AnalyticsEvent[] = [];
  readonly #errors: ClientError[] = [];
  #timer: NodeJS.Timeout | undefined;
  #flushing: Promise<void> | undefined;
  #written = 0;
  #dropped = 0;

  constructor(database: Database, onFault: (error: unknown) => void) {
    this.#database = database;
    this.#onFault = onFault;
  }

  takeEvents(events: readonly AnalyticsEvent[]): TelemetryReceipt {
    return this.#take(this.#events, events);
  }

  takeErrors(errors: readonly ClientError[]): TelemetryReceipt {
    return this.#take(this.#errors, errors);
  }

  counts(): TelemetryCounts {
    return { waiting: this.#waiting(), written: this.#written, dropped: this.#dropped };
  }

  /** Writes what waits. At a stop this is the last chance. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.#flushing;
    this.#flushing = this.#writeAll().finally(() => (this.#flushing = undefined));
    await this.#flushing;
  }

  #waiting(): number {
    return this.#events.length + this.#errors.length;
  }

  #take<T>(queue: T[], items: readonly T[]): TelemetryReceipt {
    const accepted = items.slice(0, Math.max(0, waitingAtMost - this.#waiting()));
    queue.push(...accepted.map(storable));
    const dropped = items.length - accepted.length;
    this.#dropped += dropped;
    this.#timer ??= setTimeout(() => void this.flush(), flushEveryMs).unref();
    return { accepted: accepted.length, dropped };
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting() > 0) {
      const events = this.#events.splice(0, batchAtMost);
      const errors = this.#errors.splice(0, batchAtMost);
      try {
        await lease(this.#database, 'telemetry.write', async (tx) => {
          if (events.length > 0) await insertAnalyticsEvents(tx, events);
          if (errors.length > 0) await insertClientErrors(tx, errors);
        });
        this.#written += events.length + errors.length;
      } catch (error) {
        this.#dropped += events.length + errors.length;
        this.#onFault(error);
      }
    }
  }
}

/** What PostgreSQL can't store (NUL, half a surrogate pair) must not cost the whole batch it came in. */
function storable<T>(item: T): T {
  const text = JSON.stringify(item, (_key, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value,
  );
  return JSON.parse(text) as T;
}
