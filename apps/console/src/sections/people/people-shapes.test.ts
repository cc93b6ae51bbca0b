import { describe, expect, it } from 'vitest';
import { type Person, standingsOf } from './people-shapes.ts';

const person = { state: 'active', lockedUntil: null, isYou: false } as Person;

describe('A15.6 · what can be done with somebody', () => {
  it('depends on how they stand', () => {
    expect(standingsOf(person)).toEqual(['disable', 'reset']);
    expect(standingsOf({ ...person, state: 'disabled' })).toEqual(['enable']);
    expect(standingsOf({ ...person, state: 'invited' })).toEqual(['disable', 'invite-again']);
    expect(standingsOf({ ...person, lockedUntil: '2026-11-18T10:00:00Z' })).toEqual([
      'disable',
      'reset',
      'unlock',
    ]);
  });

  it('is nothing where it is oneself', () => {
    expect(standingsOf({ ...person, isYou: true, lockedUntil: '2026-11-18T10:00:00Z' })).toEqual([]);
  });
});
