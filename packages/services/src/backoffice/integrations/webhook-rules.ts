/**
 * Rests after each failed try: 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h, 24 h. After the tenth try,
 * three days on, it is given up.
 */
const restsSeconds = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400];

/** `tries` is the one that failed, from 1; null: it was the last. */
export function restAfter(tries: number): number | null {
  return restsSeconds[tries - 1] ?? null;
}

export const triesAtMost = restsSeconds.length + 1;
/** An endpoint that took nothing for this long is switched off by itself. */
export const offAfterDays = 5;
/** A try may take ten seconds; what comes after that is a dead worker's. */
export const tryLeaseSeconds = 30;
/** The old secret signs too for so long after a new one was made. */
export const bothSecretsHours = 24;
export const endpointsAtMost = 20;
/** The log is kept for so long. */
export const keepDeliveriesDays = 90;
