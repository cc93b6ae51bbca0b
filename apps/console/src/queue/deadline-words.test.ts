import { describe, expect, it } from 'vitest';
import { deadlineWords } from './deadline-words.ts';

/** It is Wednesday 18 November 2026, 09:42 in Manila. */
const now = new Date('2026-11-18T01:42:00Z');
const words = (manila: string) =>
  deadlineWords(new Date(`${manila}:00+08:00`), now, 'Asia/Manila').replaceAll('\u00a0', ' ');

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
