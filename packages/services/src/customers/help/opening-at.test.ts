import { describe, expect, it } from 'vitest';
import { openingAt } from './opening-at.ts';

const hours = [
  { days: [1, 2, 3, 4, 5], from: '08:00', until: '20:00' },
  { days: [6], from: '09:00', until: '17:00' },
] as const;

const opening = (instant: string) => {
  const { isOpen, changesAt } = openingAt('ph', hours, new Date(instant));
  return [isOpen, changesAt?.toISOString()];
};

describe('openingAt', () => {
  it('is open until the evening, in the market’s own time', () => {
    // Friday 13 November 2026, 19:00 in Manila.
    expect(opening('2026-11-13T11:00:00Z')).toEqual([true, '2026-11-13T12:00:00.000Z']);
  });

  it('is closed at its last minute, until the next morning', () => {
    expect(opening('2026-11-13T12:00:00Z')).toEqual([false, '2026-11-14T01:00:00.000Z']);
  });

  it('opens on Monday for whoever comes on a Sunday, and on Tuesday when Monday is a holiday', () => {
    expect(opening('2026-11-15T03:00:00Z')).toEqual([false, '2026-11-16T00:00:00.000Z']);
    // Monday 30 November 2026 is Bonifacio Day.
    expect(opening('2026-11-29T03:00:00Z')).toEqual([false, '2026-12-01T00:00:00.000Z']);
  });

  it('never opens where no hours are given', () => {
    expect(openingAt('in', [], new Date('2026-11-13T11:00:00Z'))).toEqual({ isOpen: false, changesAt: null });
  });
});
