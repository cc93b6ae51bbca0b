import { pino, type Logger } from 'pino';

/** As much as is kept for a reader that has stopped: some 20,000 lines. */
const keptBytes = 4 * 1024 * 1024;
/** At its end a process waits so often, a tenth of a second each, for a reader to take the last lines. */
const waitsAtTheEnd = 20;

let dropped = 0;

/** Lines that were lost since the process began, because nobody read them. */
export const droppedLines = (): number => dropped;

/**
 * JSON lines on standard error: standard output belongs to what a person reads. Whoever reads them may be
 * slow or stand still, and the process goes on: lines wait, and beyond that the newest are dropped and
 * counted. What waits is written when the process ends.
 */
export function makeLog(level: string): Logger {
  let waits = 0;
  let isEnding = false;
  process.once('exit', () => (isEnding = true));
  const destination = pino.destination({
    fd: 2,
    sync: false,
    maxLength: keptBytes,
    retryEAGAIN: () => !isEnding || (waits += 1) < waitsAtTheEnd,
  });
  destination.on('drop', () => (dropped += 1));
  // A reader that is gone for good: nothing can be said any more, and nobody is to end because of it.
  destination.on('error', () => {});
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination);
}
