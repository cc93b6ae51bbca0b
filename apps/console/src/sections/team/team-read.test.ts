import { describe, expect, it } from 'vitest';
import {
  candidatesFor,
  cellIn,
  dayAfter,
  dayIn,
  depthOf,
  shortPercent,
  type TeamPerson,
} from './team-read.ts';

const person = (staffId: string, part: Partial<TeamPerson>): TeamPerson => ({
  staffId,
  name: staffId,
  roles: [],
  isHere: true,
  assigned: 0,
  minutes: 10,
  done: 0,
  missed: 0,
  kept: null,
  days: [],
  queues: ['complaints'],
  ...part,
});

describe('who can be given work', () => {
  it('may do all of it, is at work, and has least; never whoever has it', () => {
    const people = [
      person('away', { isHere: false }),
      person('busy', { assigned: 4 }),
      person('free', { assigned: 1 }),
      person('other', { queues: ['applications'] }),
      person('self', {}),
    ];
    const found = candidatesFor(people, [{ queue: 'complaints' }], 'self');
    expect(found.map(({ staffId }) => staffId)).toEqual(['free', 'busy', 'away']);
    expect(candidatesFor(people, [{ queue: 'complaints' }, { queue: 'applications' }], 'self')).toEqual([]);
  });

  it('of what nobody has, is everybody who does such work but whoever it is not for', () => {
    const people = [
      person('asker', { queues: ['second-person'] }),
      person('other', { queues: ['second-person'] }),
    ];
    const found = candidatesFor(people, [{ queue: 'second-person', notFor: ['asker'] }], null);
    expect(found.map(({ staffId }) => staffId)).toEqual(['other']);
    expect(candidatesFor(people, [{ queue: 'second-person' }], null)).toHaveLength(2);
  });
});

describe('a day of somebody’s', () => {
  it.each([
    [{ done: 0, missed: 0 }, '0'],
    [{ done: 10, missed: 0 }, '0'],
    [{ done: 100, missed: 2 }, '1'],
    [{ done: 100, missed: 5 }, '2'],
    [{ done: 10, missed: 3 }, '3'],
  ])('of %j is %s deep', (count, depth) => expect(depthOf(count)).toBe(depth));

  it('is never rounded up to all kept', () => {
    expect(shortPercent('99.9')).toBe('99');
    expect(shortPercent(null)).toBe('–');
    expect(dayAfter('2026-03-01', -1)).toBe('2026-02-28');
  });
});

it('an address that says what there is not asks for all of it', () => {
  expect(cellIn('weather somebody never')).toEqual({ queue: null, staffId: null, day: null });
  expect(cellIn('complaints  2026-11-17')).toEqual({ queue: 'complaints', staffId: null, day: '2026-11-17' });
  expect(dayIn('2026-13-45', '2026-11-17')).toBe('2026-11-17');
});
