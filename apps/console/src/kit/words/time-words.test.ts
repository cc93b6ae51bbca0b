import { describe, expect, it } from 'vitest';
import { ageWords, stretchWords, timeLeft } from './time-words.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const now = new Date('2026-11-18T01:42:00Z');
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

describe('a stretch of time', () => {
  it.each([
    [0, '0 min'],
    [38, '38 min'],
    [60, '1 h'],
    [83, '1 h 23 min'],
    [126, '2 h 06 min'],
    [438, '7 h 18 min'],
    [17 * 60 + 20, '17 h'],
    [24 * 60 + 19 * 60, '1 d 19 h'],
    [2 * 1440 + 60, '2 d 01 h'],
    [12 * 1440 + 300, '12 d'],
  ])('%i minutes are %s', (minutes, words) => {
    expect(plain(stretchWords(minutes))).toBe(words);
  });

  it('is never broken over a line', () => {
    expect(stretchWords(126)).not.toContain(' ');
  });
});

describe('what is left until a deadline', () => {
  it.each([
    [38, '38 min', 'soon'],
    [119, '1 h 59 min', 'soon'],
    [120, '2 h', 'later'],
    [0, '0 min', 'soon'],
    [-32, '32 min over', 'over'],
    [-15 * 60, '15 h over', 'over'],
    [-0.5, 'just over', 'over'],
  ])('%i minutes on is %s, %s', (minutes, words, urgency) => {
    const left = timeLeft(inMinutes(minutes), now);
    expect(plain(left.words)).toBe(words);
    expect(left.urgency).toBe(urgency);
  });
});

describe('an age', () => {
  it.each([
    [0.5, 'just now'],
    [47, '47 min'],
    [6 * 1440 + 16 * 60, '6 d 16 h'],
  ])('%i minutes old is %s', (minutes, words) => {
    expect(plain(ageWords(inMinutes(-minutes), now))).toBe(words);
  });
});
