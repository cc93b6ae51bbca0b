/**
 * Loaded before the server by a story that must not wait: the server's own clock, moved forward when the story says so. Timers
 * run as ever; only what asks for the time of day gets another answer.
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

process.on('message', (message: unknown) => {
  const { passSeconds } = (message ?? {}) as { passSeconds?: unknown };
  if (typeof passSeconds !== 'number') return;
  shiftMs += passSeconds * 1000;
  process.send?.({ passed: shiftMs });
});
// The story's channel must not keep a server alive that was told to stop.
process.channel?.unref();
