import { englishWords } from '@candor/ui';
import { describe, expect, it } from 'vitest';
import { dayWithYear, momentParts, momentText, soonText } from './moment-text.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('a moment', () => {
  it.each([
    ['2026-11-15T01:41:00Z', 'Asia/Manila', 'Sun 15 Nov 2026, 09:41'],
    ['2026-11-15T16:00:00Z', 'Asia/Manila', 'Mon 16 Nov 2026, 00:00'],
    ['2026-11-15T23:59:59+08:00', 'Asia/Kolkata', 'Sun 15 Nov 2026, 21:29'],
  ])('%s is said in %s as %s, wherever the reader is', (instant, zone, text) => {
    expect(plain(momentText(englishWords, instant, zone))).toBe(text);
  });

  it('has the day of the market, whatever the phone’s zone', () => {
    const instant = Date.parse('2026-11-15T17:30:00Z');
    expect(momentParts(instant, 'Asia/Manila').day).toBe('2026-11-16');
    expect(momentParts(instant, 'Asia/Kolkata').day).toBe('2026-11-15');
  });

  it.each(['Asia/Manila', 'Asia/Kolkata', 'America/New_York'])(
    'is in %s what its clocks say, year by year',
    (timeZone) => {
      const clock = new Intl.DateTimeFormat('en-CA', {
        timeZone,
        dateStyle: 'short',
        timeStyle: 'short',
        hourCycle: 'h23',
      });
      for (let at = Date.UTC(2000, 0, 1); at < Date.UTC(2060, 0, 1); at += 97.3 * 3_600_000) {
        const { day, time } = momentParts(at, timeZone);
        expect(`${day}, ${time}`).toBe(clock.format(at));
      }
    },
  );

  it('what comes soon is said without its year', () => {
    expect(plain(soonText(englishWords, '2026-11-16T00:00:00Z', 'Asia/Manila'))).toBe('Mon 16 Nov, 08:00');
  });

  it('a day always has its year where it may be old or far off', () => {
    expect(plain(dayWithYear(englishWords, '2031-11-15'))).toBe('Sat 15 Nov 2031');
  });
});
