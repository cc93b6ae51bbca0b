import { describe, expect, it } from 'vitest';
import { englishWords } from '../words/english-words.ts';
import { dayText, distanceText, shortDayText } from './date-words.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('a date', () => {
  it.each([
    ['2026-11-18', 'Wed 18 Nov'],
    ['2026-01-01', 'Thu 1 Jan'],
    ['2024-02-29', 'Thu 29 Feb'],
    ['1969-12-31', 'Wed 31 Dec'],
  ])('%s is said with its weekday: %s', (day, text) => {
    expect(plain(dayText(englishWords, day, day))).toBe(text);
  });

  it('says the year only when it is another one', () => {
    expect(plain(dayText(englishWords, '2027-01-18', '2026-11-15'))).toBe('Mon 18 Jan 2027');
    expect(plain(dayText(englishWords, '2026-12-18', '2026-11-15'))).toBe('Fri 18 Dec');
  });

  it('in a rail is said without its weekday', () => {
    expect(plain(shortDayText(englishWords, '2026-11-18', '2026-11-15'))).toBe('18 Nov');
    expect(plain(shortDayText(englishWords, '2027-11-18', '2026-11-15'))).toBe('18 Nov 2027');
  });

  it('is never broken over a line', () => {
    expect(dayText(englishWords, '2026-11-18', '2026-11-15')).not.toContain(' ');
    expect(distanceText(englishWords, '2026-11-18', '2026-11-15')).toBe('in 3\u00a0days');
  });

  it('goes on with its year in the next line where it has no room: no number is broken', () => {
    const nextYear = 'Mon\u00a018\u00a0Jan 2027';
    expect(dayText(englishWords, '2027-01-18', '2026-11-15')).toBe(nextYear);
    expect(shortDayText(englishWords, '2027-01-18', '2026-11-15')).toBe('18\u00a0Jan 2027');
  });

  it.each([
    ['2026-11-15', 'today'],
    ['2026-11-16', 'tomorrow'],
    ['2026-11-18', 'in 3 days'],
    ['2026-11-14', 'yesterday'],
    ['2026-11-11', '4 days ago'],
    ['2027-11-15', 'in 365 days'],
  ])('%s, seen from 15 November, is %s', (day, text) => {
    expect(plain(distanceText(englishWords, day, '2026-11-15'))).toBe(text);
  });

  it.each(['', 'soon', '2026-13-01', '18/11/2026'])('refuses %j', (day) => {
    expect(() => dayText(englishWords, day, '2026-01-01')).toThrow(RangeError);
  });
});
