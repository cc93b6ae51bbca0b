// Loaded before a server or worker: its machine's clock, which the nemesis sets. The milliseconds since the
// start and the database's own clock go on, as they would on a machine whose clock somebody has set.
let wrongByMs = 0;

const RealDate = Date;

class WrongDate extends RealDate {
  constructor(...parts: unknown[]) {
    if (parts.length === 0) super(RealDate.now() + wrongByMs);
    else super(...(parts as [number]));
  }

  static override now(): number {
    return RealDate.now() + wrongByMs;
  }
}

globalThis.Date = WrongDate as DateConstructor;

process.on('message', (message: unknown) => {
  const { wrongByMs: told } = (message ?? {}) as { wrongByMs?: unknown };
  if (typeof told === 'number') wrongByMs = told;
});
// The channel must not keep a process alive that was told to stop.
process.channel?.unref();
