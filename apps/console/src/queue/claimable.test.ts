import { describe, expect, it } from 'vitest';
import {
  nextFree,
  assignedNow,
  ownerWords,
  whyNotClaimed,
  whyNotReleased,
  type Claimable,
} from './claimable.ts';

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

  it('A15.841 · says whose it is for good, and who works on it now', () => {
    const owner = { staffId: 'j', name: 'Joy Cruz' };
    const held = ana('2026-11-18T02:00:00Z');
    const words = (taken: Claimable['taken'], whose: typeof owner | null) =>
      ownerWords({ taken, owner: whose }, now);
    expect(words(null, null)).toBeNull();
    expect(words(held, null)).toEqual({ staffId: 'a', name: 'Ana Lim', beside: null });
    expect(words(null, owner)).toEqual({ ...owner, beside: null });
    expect(words({ ...held, ...owner }, owner)).toEqual({ ...owner, beside: 'working on it now' });
    expect(words(held, owner)).toEqual({ ...owner, beside: 'Ana Lim is working on it now' });
    expect(words(ana('2026-11-18T01:42:00Z'), owner)).toEqual({ ...owner, beside: null });
    // What somebody owns is not the next that is free.
    expect(nextFree([row('a'), { ...row('b'), owner }, row('c')], row('a'), now)?.itemId).toBe('c');
  });

  it('A15.843 · is claimed by whose role may work on it; elsewhere the key answers in a line', () => {
    const held = ana('2026-11-18T02:00:00Z');
    expect(whyNotClaimed(row('a'))).toBeUndefined();
    expect(whyNotClaimed(undefined)).toContain('Nothing is selected');
    expect(whyNotClaimed(row('a', null, false))).toContain('Your role can read this');
    expect(whyNotClaimed({ ...row('a'), isDone: true })).toContain('Nothing is left to do');
    expect(whyNotReleased(row('a', held), 'a', now)).toBeUndefined();
    for (const [taken, me] of [
      [held, 'b'],
      [null, 'a'],
      [ana('2026-11-18T01:42:00Z'), 'a'],
    ] as const)
      expect(whyNotReleased(row('a', taken), me, now)).toContain('nothing to release');
  });
});
