import { describe, expect, it } from 'vitest';
import type { Step } from './audit-shapes.ts';
import { dayWords } from '../../kit/words/day-words.ts';
import { orderOf, withDays } from './audit-shapes.ts';
import { foldDays } from './fold-days.ts';

const step = (no: number, event: string | null): Step => ({
  no,
  event: { words: '' } as Step['event'],
  entry:
    event === null
      ? null
      : {
          entryId: String(no),
          no: String(no),
          event,
          businessDate: '2026-11-18',
          reverses: null,
          lines: [],
          moved: '0',
          hasOthers: false,
        },
});

const trail = [
  step(9, null),
  step(8, 'accrue'),
  step(7, 'accrue'),
  step(6, 'accrue'),
  step(5, 'charge-late'),
  step(4, 'accrue'),
  step(3, null),
];

describe('A15.146 · the trail of a loan', () => {
  it('folds the days that follow one another behind the newest of them', () => {
    const { steps, hidden } = foldDays(trail, new Set());
    expect(steps.map(({ no }) => no)).toEqual([9, 8, 5, 4, 3]);
    expect([...hidden].map(([no, behind]) => [no, behind.map((each) => each.no)])).toEqual([[8, [7, 6]]]);
  });

  it('shows every one of them once somebody opened it', () => {
    // What was opened shows one more each time; the screen opens the whole run.
    const { steps } = foldDays(trail, new Set([8, 7, 6]));
    expect(steps.map(({ no }) => no)).toEqual([9, 8, 7, 6, 5, 4, 3]);
  });

  it('knows whose trail there is, and writes days and instants as everywhere', () => {
    expect(orderOf('order:abc')).toBe('abc');
    expect(orderOf('loan:42')).toBeNull();
    expect(withDays('Deadline 2026-11-18, at 2026-11-17T16:10:00.000Z', 'Asia/Manila')).toBe(
      `Deadline ${dayWords('2026-11-18', '0001-01-01')}, at ${dayWords('2026-11-18', '0001-01-01')} 00:10`,
    );
  });
});
