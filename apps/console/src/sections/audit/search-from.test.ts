import { describe, expect, it } from 'vitest';
import { type AuditQuery, dayStart, searchFrom } from './search-from.ts';

const nothing: AuditQuery = { group: '', about: '', staff: '', act: '', from: '', to: '', refused: '' };

describe('A15.145 · what is asked of the audit log', () => {
  it('leaves out what nobody asked for, and what could not be meant', () => {
    expect(searchFrom(nothing, 'Asia/Manila')).toEqual({});
    expect(searchFrom({ ...nothing, staff: 'x', from: 'tomorrow', about: '  ' }, 'Asia/Manila')).toEqual({});
  });

  it('has whole days of the market', () => {
    const query = { ...nothing, from: '2026-11-18', to: '2026-11-18' };
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
        { ...nothing, group: 'people', staff, act: 'loan.waive', about: ' loan:42 ', refused: 'yes' },
        'UTC',
      ),
    ).toEqual({ group: 'people', staffId: staff, act: 'loan.waive', subject: 'loan:42', refusedOnly: true });
  });
});
