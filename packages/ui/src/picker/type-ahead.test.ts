import { describe, expect, it } from 'vitest';
import { createTypeAhead, findByStart, TYPE_AHEAD_MS } from './type-ahead.ts';

const names = ['Angeles', 'Bacolod', 'Baguio', 'Batangas', 'Cebu', 'Dasmariñas'];

describe('typing in an open list', () => {
  it('gathers letters into a word until there is a pause', () => {
    const type = createTypeAhead();
    expect(type('b', 0)).toBe('b');
    expect(type('a', TYPE_AHEAD_MS)).toBe('ba');
    expect(type('c', 2 * TYPE_AHEAD_MS + 1)).toBe('c');
  });

  it.each([
    ['b', 0, 1],
    ['b', 1, 2],
    ['bb', 2, 3],
    ['bbb', 3, 1],
    ['ba', 1, 1],
    ['bat', 1, 3],
    ['dasmarin', 0, 5],
    ['a', 5, 0],
  ])('%j typed at row %d goes to row %d', (typed, from, to) => {
    expect(findByStart(names, typed, from)).toBe(to);
  });

  it('goes nowhere when nothing begins so', () => {
    expect(findByStart(names, 'x', 0)).toBeUndefined();
    expect(findByStart([], 'a', 0)).toBeUndefined();
  });
});
