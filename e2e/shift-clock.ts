import { createRequire } from 'node:module';

/** The one that the store asks with. */
const pg = createRequire(new URL('../packages/store/package.json', import.meta.url))('pg') as {
  Client: { prototype: unknown };
};

/**
 * Loaded before the server by a story that must not wait: time as the server knows it, moved forward when the
 * story says so. The server asks the database what time it is and goes on by its own milliseconds, so all
 * three are moved: the database's answer, the milliseconds and the wall clock. Timers run as ever.
 */
let shiftMs = 0;

const RealDate = Date;

class ShiftedDate extends RealDate {
  constructor(...parts: unknown[]) {
    if (parts.length === 0) super(RealDate.now() + shiftMs);
    else super(...(parts as [number]));
  }

  static override now(): number {
    return RealDate.now() + shiftMs;
  }
}

globalThis.Date = ShiftedDate as DateConstructor;

const sinceStart = performance.now.bind(performance);
performance.now = () => sinceStart() + shiftMs;

type Answer = { rows: { time?: Date }[] };
type Query = (asked: unknown, ...rest: unknown[]) => unknown;
const client = pg.Client.prototype as { query: Query };
const { query } = client;
client.query = function shifted(asked, ...rest) {
  const answer = query.call(this, asked, ...rest);
  const isClock = (asked as { name?: unknown } | null)?.name === 'database-clock-read';
  if (!isClock || !(answer instanceof Promise)) return answer;
  return answer.then((told: Answer) => ({
    ...told,
    rows: told.rows.map((row) => ({ ...row, time: row.time && new RealDate(row.time.getTime() + shiftMs) })),
  }));
};

process.on('message', (message: unknown) => {
  const { passSeconds } = (message ?? {}) as { passSeconds?: unknown };
  if (typeof passSeconds !== 'number') return;
  shiftMs += passSeconds * 1000;
  process.send?.({ passed: shiftMs });
});
// The story's channel must not keep a server alive that was told to stop.
process.channel?.unref();
