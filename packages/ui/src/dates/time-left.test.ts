import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { englishWords } from '../words/english-words.ts';
import { nextChangeMs, timeLeftText } from './time-left.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe('the time that is left', () => {
  it.each([
    [3 * day + 5 * hour, '3 days left'],
    [3 * day - 3000, '3 days left'],
    [3 * day - 2 * hour, '2 days left'],
    [2 * day - 1, '2 days left'],
    [2 * day - hour - 1, '47 hours left'],
    [day - 3000, '24 hours left'],
    [hour - 1, '1 hour left'],
    [hour - 6000, '59 minutes left'],
    [15 * minute - 1000, '15 minutes left'],
    [minute, '1 minute left'],
    [minute - 6000, 'Less than a minute left'],
    [0, 'Time is up'],
    [-day, 'Time is up'],
  ])('of %d ms is said as "%s"', (left, text) => {
    expect(timeLeftText(englishWords, left)).toBe(text);
  });

  it('stays true until it is said anew, and is then another', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 * day }), (left) => {
        const wait = nextChangeMs(left) ?? Number.NaN;
        const text = timeLeftText(englishWords, left);
        expect(timeLeftText(englishWords, left - wait + 1)).toBe(text);
        expect(timeLeftText(englishWords, left - wait)).not.toBe(text);
      }),
    );
  });

  it('asks for no more once it is over', () => {
    expect(nextChangeMs(0)).toBeUndefined();
  });
});
