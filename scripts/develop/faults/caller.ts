import { setTimeout as sleep } from 'node:timers/promises';
import { calls, pathsOf, type Call } from '@candor/contract';
import type { Dice } from '@candor/simulator/dice';
import { count, type Journal } from './journal.ts';

export type Asked = {
  readonly method: 'GET' | 'POST';
  /** With its query. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** How long an answer is waited for, where that is not as long as usual. */
  readonly patienceMs?: number;
};
export type Answered = { readonly status: number; readonly text: string; readonly cookie: string | null };

const usualPatienceMs = 15_000;
const longestWaitMs = 2_000;
/** Problems that pass: whoever meets one sends the same again. */
const passing: ReadonlySet<string> = new Set(['idempotency_key_in_use', 'channel_is_down']);

/** Calls whose keys are kept: what was done under one is done once. */
const keeping: ReadonlySet<string> = new Set(
  Object.values<Call>(calls)
    .filter(({ idempotent }) => idempotent)
    .flatMap((call) => pathsOf(call).map(({ path }) => path)),
);

/** Somebody outside who sends the same again, to whichever server, until they are answered for good. */
export class Caller {
  readonly #servers: readonly string[];
  readonly #dice: Dice;
  readonly journal: Journal;

  constructor(servers: readonly string[], journal: Journal, dice: Dice) {
    this.#servers = servers;
    this.journal = journal;
    this.#dice = dice;
  }

  /** 2xx, or 4xx for good. */
  async insist(asked: Asked): Promise<Answered> {
    const { journal } = this;
    for (let attempt = 0; ; attempt += 1) {
      while (journal.isPaused) await sleep(20);
      if (journal.hasLeft) throw new Error('the run is over');
      const answer = await this.once(asked);
      const isDone = answer.status >= 200 && answer.status < 300;
      if (isDone) this.#write(asked, answer);
      const said = answer.status > 0 ? problemOf(answer.text) : answer.text;
      if (isDone) return answer;
      if (said === 'internal_error' || answer.status === 500)
        journal.crashed.push(`${asked.path}: ${answer.text.slice(0, 300)}`);
      if (answer.status >= 400 && answer.status < 500 && !passing.has(said)) {
        count(journal.refused, said);
        return answer;
      }
      count(journal.tries, said);
      await sleep(50 + this.#dice.below(Math.min(longestWaitMs, 200 * 2 ** attempt)));
    }
  }

  /** The answer; status 0 if there was none, or only a part of one. */
  async once({ method, path, headers = {}, body, patienceMs = usualPatienceMs }: Asked): Promise<Answered> {
    const { journal } = this;
    journal.inFlight += 1;
    journal.requests += 1;
    const giveUp = new AbortController();
    const timer = setTimeout(() => giveUp.abort(new Error('no answer in time')), patienceMs);
    try {
      const answer = await fetch(`${this.#dice.pick(this.#servers)}${path}`, {
        method,
        headers: { 'x-requested-with': 'XMLHttpRequest', ...headers },
        ...(body !== undefined && { body }),
        signal: giveUp.signal,
      });
      const cookie = answer.headers.get('set-cookie');
      return { status: answer.status, text: await answer.text(), cookie };
    } catch (error) {
      const { cause } = error as Error;
      return { status: 0, text: giveUp.signal.aborted ? 'no answer in time' : codeOf(cause), cookie: null };
    } finally {
      clearTimeout(timer);
      journal.inFlight -= 1;
    }
  }

  #write({ method, path, headers = {}, body = '' }: Asked, { text }: Answered): void {
    if (method !== 'POST') return;
    const { journal } = this;
    journal.answers += 1;
    const key = headers['idempotency-key'];
    if (key === undefined || !keeping.has(path)) return;
    journal.acknowledged.set(key, { call: path, key, headers, body, answer: text, step: journal.step });
  }
}

function codeOf(cause: unknown): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'broken off';
}

export function problemOf(text: string): string {
  try {
    return String((JSON.parse(text) as { code?: unknown }).code);
  } catch {
    return text.slice(0, 80);
  }
}
