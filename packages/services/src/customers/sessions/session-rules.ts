/** How long things live, in one place. */
export const codeDigits = 6;
export const codeLivesSeconds = 300;
export const codeTries = 5;

/**
 * Wrong answers to whose account it is, in so many days and over all codes: of ten thousand endings of a
 * document's number.
 */
export const identityTriesAtMost = 5;
export const identityTriesDays = 30;

/**
 * After the first, second, third … code of an hour: one who really waits is served, one who pumps SMS is not.
 */
const resendWaits = [60, 120, 300, 900] as const;
export const resendWait = (sentInTheHour: number): number =>
  resendWaits[Math.min(sentInTheHour, resendWaits.length) - 1] ?? 0;

/** A call may be asked for so long after an SMS, however many there were. */
export const voiceAfterSeconds = 60;

export const sessionLivesDays = 30;
/** A session that nobody used for so long is over. */
export const sessionIdleDays = 7;
/** Noted no more often than this: reading must not mean writing each time. */
export const sessionTouchSeconds = 300;

export const shellCodeLivesSeconds = 60;

const dayMs = 86_400_000;
export const daysBefore = (at: Date, days: number) => new Date(at.getTime() - days * dayMs);
export const daysAfter = (at: Date, days: number) => new Date(at.getTime() + days * dayMs);
export const secondsAfter = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1000);
