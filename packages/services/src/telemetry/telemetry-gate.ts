import { createHash } from 'node:crypto';
import type { AnalyticsEvent, ClientError } from '@candor/store';
import { looksPersonal, withoutPersonal } from './personal-values.ts';
import type { TelemetryReceipt } from './telemetry-sink.ts';

export type GateCounts = { personal: number; sampledOut: number; overCap: number };

/** One caller's share of a minute; a page that misbehaves can't drown the others. */
const itemsAMinute = 1_200;
const callersAtMost = 10_000;

/**
 * Stands before the sink. Lets go, with a count, of what looks personal, of what one caller sends too much of, and of callers that
 * are not in the sample. Sampling is by caller and day, so that a kept one's whole way is kept. In memory and by node:
 * telemetry never costs a money path a statement.
 */
export class TelemetryGate {
  readonly #keptPercent: number;
  readonly #now: () => Date;
  readonly #taken = new Map<string, number>();
  readonly #counts: GateCounts = { personal: 0, sampledOut: 0, overCap: 0 };
  #minute = 0;

  constructor({ keptPercent, now }: { readonly keptPercent: number; readonly now: () => Date }) {
    this.#keptPercent = keptPercent;
    this.#now = now;
  }

  counts(): GateCounts {
    return { ...this.#counts };
  }

  events(
    events: readonly AnalyticsEvent[],
    caller: string,
    take: (kept: readonly AnalyticsEvent[]) => TelemetryReceipt,
  ): TelemetryReceipt {
    const clean = events.filter(({ props }) => !Object.values(props).some(looksPersonal));
    this.#counts.personal += events.length - clean.length;
    return this.#pass(events.length, this.#inSample(caller, clean), caller, take);
  }

  /** Errors are never sampled out: the rare one is the one that matters. */
  errors(
    errors: readonly ClientError[],
    caller: string,
    take: (kept: readonly ClientError[]) => TelemetryReceipt,
  ): TelemetryReceipt {
    const clean = errors.map((error) => ({
      ...error,
      message: withoutPersonal(error.message),
      stack: error.stack === null ? null : withoutPersonal(error.stack),
    }));
    return this.#pass(errors.length, clean, caller, take);
  }

  #inSample<T>(caller: string, items: readonly T[]): readonly T[] {
    const day = this.#now().toISOString().slice(0, 10);
    const place = createHash('sha256').update(`${day} ${caller}`).digest().readUInt32BE(0) % 100;
    if (place < this.#keptPercent) return items;
    this.#counts.sampledOut += items.length;
    return [];
  }

  #pass<T>(
    sent: number,
    items: readonly T[],
    caller: string,
    take: (kept: readonly T[]) => TelemetryReceipt,
  ): TelemetryReceipt {
    const kept = items.slice(0, this.#room(caller, items.length));
    this.#counts.overCap += items.length - kept.length;
    const { accepted } = kept.length > 0 ? take(kept) : { accepted: 0 };
    return { accepted, dropped: sent - accepted };
  }

  #room(caller: string, wanted: number): number {
    const minute = Math.floor(this.#now().getTime() / 60_000);
    if (minute !== this.#minute || this.#taken.size > callersAtMost) this.#taken.clear();
    this.#minute = minute;
    const taken = this.#taken.get(caller) ?? 0;
    const room = Math.max(0, Math.min(wanted, itemsAMinute - taken));
    this.#taken.set(caller, taken + room);
    return room;
  }
}
