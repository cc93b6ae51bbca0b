import type { Calls, ResponseOf } from '@candor/contract';
import type { EventLine, EventsAnswer } from '../http/send-events.ts';

export type Change = ResponseOf<Calls['loan.changes']>;

/** Who listens. */
export type Listener = {
  readonly borrowerId: string;
  readonly sessionId: string;
  /** Whether the session still opens anything. */
  readonly isStillIn: () => Promise<boolean>;
};

export type LiveOptions = {
  /** A window or two of one person's; more than that are not theirs to see. */
  readonly perSession?: number;
  readonly perServer?: number;
  /** Less than what common proxies let a silent connection live, and known to the web's use-follow.ts. */
  readonly beatMs?: number;
  /** After so many beats a session is looked at again: one that ran out tells nobody. */
  readonly beatsPerCheck?: number;
};

type Seat = Listener & { line: EventLine<Change> | null; beats: number };

const everything: Change = { about: 'everything', id: null };
const notice = /^(?<borrower>\S+) (?<about>payment|loan|order|session) (?<id>\S+)$/u;

/**
 * The open streams of this server: what the database says of a borrower goes to that borrower's streams, and
 * to no other.
 */
export class LiveStreams {
  readonly #seats = new Map<string, Set<Seat>>();
  readonly #options: Required<LiveOptions>;
  readonly #beating: NodeJS.Timeout;
  #count = 0;
  #isClosed = false;

  constructor({ perSession = 4, perServer = 5_000, beatMs = 15_000, beatsPerCheck = 4 }: LiveOptions = {}) {
    this.#options = { perSession, perServer, beatMs, beatsPerCheck };
    this.#beating = setInterval(() => void this.#beat(), beatMs);
    this.#beating.unref();
  }

  get count(): number {
    return this.#count;
  }

  /** A place at once, so that of many who come together none is one too many. */
  enter(listener: Listener): EventsAnswer<Change> | 'session-is-full' | 'server-is-full' {
    if (this.#isClosed || this.#count >= this.#options.perServer) return 'server-is-full';
    const { borrowerId, sessionId } = listener;
    const seats = this.#seats.get(borrowerId) ?? new Set();
    const own = [...seats].filter((seat) => seat.sessionId === sessionId);
    if (own.length >= this.#options.perSession) return 'session-is-full';
    const seat: Seat = { ...listener, line: null, beats: 0 };
    this.#seats.set(borrowerId, seats.add(seat));
    this.#count += 1;
    return {
      begin: (line) => {
        seat.line = line;
        if (this.#isClosed) line.end();
      },
      leave: () => {
        if (!seats.delete(seat)) return;
        this.#count -= 1;
        if (seats.size === 0 && this.#seats.get(borrowerId) === seats) this.#seats.delete(borrowerId);
      },
    };
  }

  /** What the database said; nothing, after a time in which it may have said something. */
  hear(said: string): void {
    if (said === '') return this.#all().forEach(({ line }) => line?.tell(everything));
    const { borrower, about, id } = notice.exec(said)?.groups ?? {};
    if (borrower === undefined || id === undefined) return;
    for (const seat of this.#seats.get(borrower) ?? []) {
      if (about !== 'session') seat.line?.tell({ about: about as Change['about'], id });
      else if (seat.sessionId === id) seat.line?.end();
    }
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#beating);
    this.#all().forEach(({ line }) => line?.end());
  }

  #all(): Seat[] {
    return Array.from(this.#seats.values(), (seats) => Array.from(seats)).flat();
  }

  async #beat(): Promise<void> {
    const seats = this.#all();
    for (const seat of seats) {
      seat.line?.beat();
      seat.beats += 1;
    }
    for (const { beats, line, isStillIn } of seats) {
      if (beats % this.#options.beatsPerCheck !== 0) continue;
      // While the database is away nobody can tell; it is asked again.
      if (!(await isStillIn().catch(() => true))) line?.end();
    }
  }
}
