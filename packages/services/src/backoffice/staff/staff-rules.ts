/** How long things live where the lender's people come in, in one place. */
export const staffSessionHours = 12;
/** A session that nobody used for so long is over. */
export const staffIdleMinutes = 30;
/** Noted no more often than this: reading must not mean writing each time. */
export const staffTouchSeconds = 60;

/** Between the password and the second factor. */
export const ticketMinutes = 5;
/** Between asking for a passkey and getting it. */
export const challengeMinutes = 5;
/** A link by e-mail: no longer than NIST SP 800-63B lets a recovery code that is sent by e-mail live. */
export const invitationHours = 24;
/** A browser is known for so long after the last whole login in it. */
export const deviceDays = 180;
export const recoveryCodeCount = 10;

/** After so many wrong tries a door rests; each further one makes it rest longer. */
const triesBeforeRest = 5;
const restSeconds = [60, 120, 300, 900, 1_800, 3_600] as const;
/** The fifth wrong try: a minute; the sixth: two; from the tenth on: an hour. */
export const restAfter = (wrong: number): number =>
  wrong < triesBeforeRest ? 0 : restSeconds[Math.min(wrong - triesBeforeRest, restSeconds.length - 1)]!;
/**
 * After so many wrong tries of strangers, wherever they are, a stranger's password is judged only together
 * with a code.
 */
export const strangersBeforeCode = 10;
/** Wrong tries are forgotten after a day without one. */
export const triesKeptHours = 24;

const minuteMs = 60_000;
export const minutesAfter = (at: Date, minutes: number) => new Date(at.getTime() + minutes * minuteMs);
export const minutesBefore = (at: Date, minutes: number) => new Date(at.getTime() - minutes * minuteMs);
