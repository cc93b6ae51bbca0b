import { createHash } from 'node:crypto';
import type { AnalyticsEvent, ClientError } from '@candor/store/telemetry';
import { network } from '../rate-limits/network.ts';
import { looksPersonal, withoutPersonal } from './personal-values.ts';
import type { TelemetryReceipt } from './telemetry-sink.ts';

export type GateCounts = { personal: number; sampledOut: number; overCap: number };

/** One caller's share of a minute; a page that misbehaves can't drown the others. */
const itemsAMinute = 1_200;
const callersAtMost = 10_000;

/**
 * Stands before the sink. Lets go, with a count, of what looks personal, of what one caller sends too much
 * of, and of callers that are not in the sample. Sampling is by caller and day, so that a kept one's whole
 * way is kept. In memory and by node: telemetry never costs a money path a statement.
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
    const room = this.#withinCap(caller, this.#inSample(caller, events));
    const clean = room.filter(({ name, props }) => ![name, ...Object.values(props)].some(looksPersonal));
    this.#counts.personal += room.length - clean.length;
    return pass(events.length, clean, take);
  }

  /** Errors are never sampled out: the rare one is the one that matters. */
  errors(
    errors: readonly ClientError[],
    caller: string,
    take: (kept: readonly ClientError[]) => TelemetryReceipt,
  ): TelemetryReceipt {
    const clean = this.#withinCap(caller, errors).map(cleaned);
    return pass(errors.length, clean, take);
  }

  #inSample<T>(caller: string, items: readonly T[]): readonly T[] {
    if (this.#keptPercent >= 100) return items;
    const day = this.#now().toISOString().slice(0, 10);
    const place = createHash('sha256').update(`${day} ${caller}`).digest().readUInt32BE(0) % 100;
    if (place < this.#keptPercent) return items;
    this.#counts.sampledOut += items.length;
    return [];
  }

  /** Before anything is read: what is over the cap costs a count and no more. */
  #withinCap<T>(caller: string, items: readonly T[]): readonly T[] {
    const kept = items.slice(0, this.#room(network(caller), items.length));
    this.#counts.overCap += items.length - kept.length;
    return kept;
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

function pass<T>(
  sent: number,
  kept: readonly T[],
  take: (kept: readonly T[]) => TelemetryReceipt,
): TelemetryReceipt {
  const { accepted } = kept.length > 0 ? take(kept) : { accepted: 0 };
  return { accepted, dropped: sent - accepted };
}

function cleaned(error: ClientError): ClientError {
  return {
    ...error,
    message: withoutPersonal(error.message),
    screen: withoutPersonal(error.screen),
    stack: error.stack === null ? null : withoutPersonal(error.stack),
    appVersion: error.appVersion === null ? null : withoutPersonal(error.appVersion),
  };
}
