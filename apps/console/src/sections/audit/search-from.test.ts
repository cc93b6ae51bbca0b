import { describe, expect, it } from 'vitest';
import { dayStart, searchFrom } from './search-from.ts';

describe('A15.145 · what is asked of the audit log', () => {
  it('leaves out what nobody asked for, and what could not be meant', () => {
    expect(searchFrom({}, 'Asia/Manila')).toEqual({});
    expect(
      searchFrom({ staff: 'x', days: 'tomorrow..', about: '  ', group: 'x', sort: 'drop' }, 'Asia/Manila'),
    ).toEqual({});
  });

  it('has whole days of the market', () => {
    const query = { days: '2026-11-18..2026-11-18' };
    expect(searchFrom(query, 'Asia/Manila')).toEqual({
      from: '2026-11-17T16:00:00.000Z',
      to: '2026-11-18T16:00:00.000Z',
    });
    expect(dayStart('2026-11-18', 'Asia/Kolkata')).toBe('2026-11-17T18:30:00.000Z');
    expect(dayStart('2026-11-18', 'UTC')).toBe('2026-11-18T00:00:00.000Z');
    expect(dayStart('2026-11-18', 'America/New_York')).toBe('2026-11-18T05:00:00.000Z');
  });

  it('says who, what, about what, and whether it was refused', () => {
    const staff = '7f3a91c2-0b4d-4e5f-8a1b-123456789abc';
    expect(
      searchFrom(
        { group: 'people', staff, act: 'loan.waive', about: ' loan:42 ', refused: 'yes', sort: 'at' },
        'UTC',
      ),
    ).toEqual({
      group: 'people',
      staffId: staff,
      act: 'loan.waive',
      subject: 'loan:42',
      refusedOnly: true,
      sort: 'at',
    });
  });
});
