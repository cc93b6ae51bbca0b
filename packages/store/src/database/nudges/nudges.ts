import { setTimeout as sleep } from 'node:timers/promises';
import type { Connections } from '../connection/servers.ts';

/** What is said to whoever listens: on which channel, and what. */
export type Nudge = { readonly channel: string; readonly said: string };

export type NudgeTimes = {
  /** Between two messages to the database; what comes meanwhile goes with the next. */
  readonly pauseMs?: number;
  /** What could not be said for so long is left to those who look by themselves. */
  readonly triedForMs?: number;
};

/** Of one message: the database keeps what is said in memory until everybody has heard it. */
const mostAtOnce = 500;
const retryMs = 250;

/**
 * Says that something was committed, after it was, on a connection of its own. A notification inside the
 * transaction would hold one lock of the whole cluster until that is durable: with a synchronous standby a
 * few milliseconds in which nobody else who notifies can commit. Said in a transaction that writes nothing,
 * the lock is held for no longer than it takes to say.
 *
 * Whoever dies in between says nothing: every listener also looks by itself.
 */
export class Nudges {
  readonly #open: () => Connections;
  readonly #times: Required<NudgeTimes>;
  #connections: Connections | undefined;
  /** By what is said, so that the same is said once. */
  #waiting = new Map<string, Nudge>();
  #saying: Promise<void> | undefined;
  #isClosed = false;

  /** `open` is asked once, when there is something to say. */
  constructor(open: () => Connections, { pauseMs = 10, triedForMs = 10_000 }: NudgeTimes = {}) {
    this.#open = open;
    this.#times = { pauseMs, triedForMs };
  }

  say(nudges: Iterable<Nudge>): void {
    for (const nudge of nudges) this.#waiting.set(`${nudge.channel}\n${nudge.said}`, nudge);
    if (this.#waiting.size > 0)
      this.#saying ??= this.#sayAll().finally(() => {
        this.#saying = undefined;
        // Whatever came in the turn in which the last round ended.
        if (this.#waiting.size > 0) this.say([]);
      });
  }

  /** Says what waits, once. */
  async close(): Promise<void> {
    this.#isClosed = true;
    while (this.#saying) await this.#saying;
    await this.#connections?.end();
  }

  async #sayAll(): Promise<void> {
    while (this.#waiting.size > 0) {
      const nudges = [...this.#waiting.values()];
      this.#waiting = new Map();
      const parts = Math.ceil(nudges.length / mostAtOnce);
      for (let part = 0; part < parts; part += 1)
        await this.#send(nudges.slice(part * mostAtOnce, (part + 1) * mostAtOnce));
      if (!this.#isClosed) await sleep(this.#times.pauseMs);
    }
  }

  async #send(nudges: readonly Nudge[]): Promise<void> {
    const until = performance.now() + this.#times.triedForMs;
    while (!(await this.#isSaid(nudges)) && !this.#isClosed && performance.now() < until)
      await sleep(retryMs);
  }

  async #isSaid(nudges: readonly Nudge[]): Promise<boolean> {
    this.#connections ??= this.#open();
    const values = [nudges.map(({ channel }) => channel), nudges.map(({ said }) => said)];
    const text =
      'select pg_notify(n.channel, n.said) from unnest($1::text[], $2::text[]) as n (channel, said)';
    return this.#connections
      .lend((client) => client.query(text, values))
      .then(
        () => true,
        () => false,
      );
  }
}
