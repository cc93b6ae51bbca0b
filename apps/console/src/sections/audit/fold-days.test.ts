import { describe, expect, it } from 'vitest';
import type { Step } from './audit-shapes.ts';
import { dayWords } from '../../kit/words/day-words.ts';
import { changeWords, movedBy, orderOf } from './audit-shapes.ts';
import { foldDays } from './fold-days.ts';

const step = (no: number, event: string | null): Step => ({
  no,
  event: { words: '' } as Step['event'],
  entry:
    event === null
      ? null
      : { entryId: String(no), no: String(no), event, businessDate: '2026-11-18', reverses: null, lines: [] },
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

  it('says what moved, what changed, and whose trail there is', () => {
    expect(movedBy([{ minor: '9005' }, { minor: '-9005' }])).toBe(9005n);
    expect(movedBy([])).toBe(0n);
    expect(orderOf('order:abc')).toBe('abc');
    expect(orderOf('loan:42')).toBeNull();
    const event = {
      isRefused: true,
      refusal: 'loan_is_open',
      facts: [],
      changes: [],
    } as unknown as Step['event'];
    expect(changeWords(event)).toBe('rejected: loan is open');
    const facts = [{ what: 'rows', value: '7' }];
    const done = { isRefused: false, facts, changes: [] } as unknown as Step['event'];
    expect(changeWords(done)).toBe('rows 7');
    const overdue = { field: 'Overdue', kind: 'money', currency: 'PHP', before: '724080', after: '0' };
    const due = { field: 'Due', kind: 'day', currency: null, before: null, after: '2026-12-16' };
    expect(changeWords({ ...done, changes: [overdue, due] } as Step['event'])).toBe(
      `Overdue ₱7,240.80 → ₱0.00 · Due – → ${dayWords('2026-12-16')}`,
    );
  });
});
