import { describe, expect, it } from 'vitest';
import { nextFree, assignedNow, type Claimable } from './claimable.ts';

const now = new Date('2026-11-18T01:42:00Z');
const ana = (returnsAt: string) => ({
  staffId: 'a',
  name: 'Ana Lim',
  since: '2026-11-18T01:30:00Z',
  returnsAt,
});
const row = (itemId: string, taken: Claimable['taken'] = null, mayTake = true): Claimable => ({
  queue: 'applications',
  itemId,
  taken,
  mayTake,
});

describe('A15.19 · a row of a queue', () => {
  it('is nobody’s once its half hour is over, also before anybody reads the list again', () => {
    expect(assignedNow(ana('2026-11-18T02:00:00Z'), now)?.name).toBe('Ana Lim');
    expect(assignedNow(ana('2026-11-18T01:42:00Z'), now)).toBeNull();
    expect(assignedNow(null, now)).toBeNull();
  });

  it('that is taken leads to the next that is free, from the top where there is none below', () => {
    const held = ana('2026-11-18T02:00:00Z');
    const rows = [row('a'), row('b', held), row('c', held), row('d', null, false), row('e')];
    expect(nextFree(rows, rows[1]!, now)?.itemId).toBe('e');
    expect(nextFree(rows, rows[4]!, now)?.itemId).toBe('a');
    expect(nextFree([row('b', held)], row('b', held), now)).toBeUndefined();
  });
});
