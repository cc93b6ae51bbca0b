import { momentWords } from './day-words.ts';

/** Of a message that waits for the promised hours: held until 08:00 (contact hours). */
export const heldWords = (until: string, timeZone: string, today: string): string =>
  `held until ${momentWords(new Date(until), timeZone, today)} (contact hours)`;
