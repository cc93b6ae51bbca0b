import { describe, expect, it } from 'vitest';
import {
  dayWords,
  deadlineWords,
  distanceWords,
  localMoment,
  longDayWords,
  momentWords,
  placeWords,
} from './day-words.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('days in words', () => {
  it('carry their weekday, and their year where it is another', () => {
    expect(plain(dayWords('2026-11-18', '2026-11-18'))).toBe('Wed 18 Nov');
    expect(plain(dayWords('2025-12-12', '2026-11-18'))).toBe('Fri 12 Dec 2025');
    expect(longDayWords('2026-11-18')).toBe('Wednesday 18 November 2026');
    expect(plain(distanceWords('2026-12-12', '2026-11-18'))).toBe('in 24 days');
  });

  it('an instant has the day and the clock of the market, wherever the reader sits', () => {
    const instant = new Date('2026-11-17T16:30:00Z');
    expect(localMoment(instant, 'Asia/Manila')).toEqual({ day: '2026-11-18', clock: '00:30' });
    expect(localMoment(instant, 'Asia/Kolkata')).toEqual({ day: '2026-11-17', clock: '22:00' });
  });

  it('says the clock alone today, and the day with it otherwise', () => {
    expect(momentWords(new Date('2026-11-18T01:10:00Z'), 'Asia/Manila', '2026-11-18')).toBe('09:10');
    expect(plain(momentWords(new Date('2026-11-17T10:00:00Z'), 'Asia/Manila', '2026-11-18'))).toBe(
      'Tue 17 Nov 18:00',
    );
    expect(placeWords('Asia/Manila')).toBe('Manila');
  });
});

/** It is Wednesday 18 November 2026, 09:42 in Manila. */
const now = new Date('2026-11-18T01:42:00Z');
const words = (manila: string) => plain(deadlineWords(new Date(`${manila}:00+08:00`), now, 'Asia/Manila'));

describe('a deadline in a column', () => {
  it.each([
    ['2026-11-18T10:20', '10:20'],
    ['2026-11-18T00:05', '00:05'],
    ['2026-11-17T18:00', 'Tue 18:00'],
    ['2026-11-24T18:00', 'Tue 18:00'],
    ['2026-11-25T18:00', '25 Nov 18:00'],
    ['2026-11-11T18:00', '11 Nov 18:00'],
  ])('%s is %s', (at, said) => {
    expect(words(at)).toBe(said);
  });
});
