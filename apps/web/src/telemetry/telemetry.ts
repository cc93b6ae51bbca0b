import type { Calls, RequestOf } from '@candor/contract/client';
import { type AppEventName, type AppEvents, eventPlan } from './events.ts';

export type ToldEvent = RequestOf<Calls['event.save']>;

export type Tell = <Name extends AppEventName>(name: Name, facts: AppEvents[Name]) => void;

type Surroundings = {
  readonly send: (events: readonly ToldEvent[]) => Promise<unknown>;
  readonly now: () => Date;
  readonly isOnline: () => boolean;
  /** From 0 up to, and without, 100: drawn once for a visit, so that what a visit tells hangs together. */
  readonly drawn: number;
  readonly after: (run: () => void, waitMs: number) => void;
};

const GATHER_MS = 4000;
/** What waits for the network; the oldest go first when there is no more room. */
export const MAX_WAITING = 100;
/** What one visit may tell: a loop somewhere in a screen tells nothing new after this. */
export const MAX_TOLD = 300;
const LONGEST_PAUSE_MS = 5 * 60_000;

/**
 * A word that a programmer wrote, a small number, or yes or no. The types say so already; this is for what
 * types can't see.
 */
const isFact = (value: unknown) =>
  typeof value === 'boolean' ||
  (Number.isInteger(value) && Math.abs(Number(value)) < 10_000) ||
  (typeof value === 'string' && /^[a-zA-Z][a-zA-Z_-]{0,39}$/.test(value));

/**
 * Tells the lender how the app is used: gathered for a moment, sent together, kept while the network is away
 * and tried again with growing pauses. It never asks for attention: whatever goes wrong here, a screen does
 * not notice.
 */
export function createTelemetry({ send, now, isOnline, drawn, after }: Surroundings) {
  let waiting: ToldEvent[] = [];
  let told = 0;
  let pauseMs = GATHER_MS;
  let isPlanned = false;
  let isSending = false;

  const plan = (waitMs: number) => {
    if (isPlanned) return;
    isPlanned = true;
    after(() => {
      isPlanned = false;
      void flush();
    }, waitMs);
  };

  async function flush(): Promise<void> {
    if (isSending || waiting.length === 0 || !isOnline()) return;
    isSending = true;
    const batch = waiting;
    waiting = [];
    try {
      await send(batch);
      pauseMs = GATHER_MS;
    } catch {
      waiting = [...batch, ...waiting].slice(-MAX_WAITING);
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    }
    isSending = false;
    if (waiting.length > 0) plan(pauseMs);
  }

  const tell: Tell = (name, facts) => {
    const { category, percent } = eventPlan[name];
    const at = now();
    // A clock that stands in another century would have the whole batch refused.
    const isPlausible = at.getFullYear() >= 2020 && at.getFullYear() < 2100;
    if (drawn >= percent || told >= MAX_TOLD || !isPlausible) return;
    if (!Object.values(facts).every(isFact)) return;
    told += 1;
    const props = percent < 100 ? { ...facts, percent } : { ...facts };
    waiting = [...waiting, { name, category, at: at.toISOString(), props }].slice(-MAX_WAITING);
    plan(pauseMs);
  };

  return { tell, flush };
}
