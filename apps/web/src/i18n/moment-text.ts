import { dayText, type KitWords } from '@candor/ui';

/**
 * The calendar day of an instant where the lender's business is, and the time of that day: 2026-11-15, 09:41.
 * Put together from its parts, because browsers do not agree on how a language writes a date: WebKit says
 * 11/15/2026 where Chromium says 2026-11-15.
 */
export function momentParts(
  instant: string | number,
  timeZone: string,
): { readonly day: string; readonly time: string } {
  const offset = offsets[timeZone];
  if (offset !== undefined) {
    const [day = '', time = ''] = new Date(+new Date(instant) + offset * 60_000).toISOString().split('T');
    return { day, time: time.slice(0, 5) };
  }
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = clock.formatToParts(new Date(instant));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}

/**
 * In minutes, of zones whose clocks are never changed: a browser's own clock for a zone takes a slow phone
 * longer than all of a screen's other texts.
 */
const offsets: Readonly<Record<string, number>> = { 'Asia/Manila': 480, 'Asia/Kolkata': 330 };

/** 09:41, where the lender's business is. */
export function timeText(instant: string, timeZone: string): string {
  return momentParts(instant, timeZone).time;
}

/** Wed 18 Nov 2026, 09:41: with the year, because what is kept may be old. */
export function momentText(words: KitWords, instant: string, timeZone: string): string {
  const { day, time } = momentParts(instant, timeZone);
  return `${dayWithYear(words, day)}, ${time}`;
}

/** Wed 18 Nov, 09:41: with the year only where it is another one than today’s. */
export function recentText(words: KitWords, instant: string, timeZone: string, today: string): string {
  const { day, time } = momentParts(instant, timeZone);
  return `${dayText(words, day, today)}, ${time}`;
}

/** Wed 18 Nov 2026. */
export function dayWithYear(words: KitWords, day: string): string {
  return dayText(words, day, '0000-01-01');
}

/**
 * Mon 16 Nov, 08:00: what comes soon needs no year; the time may go to the next line. Never "tomorrow": the
 * reader's own clock may be wrong.
 */
export function soonText(words: KitWords, instant: string, timeZone: string): string {
  const { day, time } = momentParts(instant, timeZone);
  return `${dayText(words, day, day)}, ${time}`;
}
