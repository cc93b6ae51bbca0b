import { pino, type Logger } from 'pino';

/** JSON lines on standard error: standard output belongs to what a person reads. */
export function makeLog(level: string): Logger {
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination({ fd: 2, sync: true }),
  );
}
