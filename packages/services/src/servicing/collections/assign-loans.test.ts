import { describe, expect, it } from 'vitest';
import { inTurn } from './assign-loans.ts';

const person = (name: string, lastShared: bigint | null) => ({ name, lastShared });
const names = (people: readonly { readonly name: string }[]) => people.map(({ name }) => name);

describe('accounts are shared out in turn', () => {
  it('whoever was given one longest ago is next', () => {
    expect(names(inTurn([person('Ana', 9n), person('Ben', 3n), person('Cleo', 5n)]))).toEqual([
      'Ben',
      'Cleo',
      'Ana',
    ]);
  });

  it('who never was given one comes before everybody, by name', () => {
    expect(names(inTurn([person('Ana', 1n), person('Dan', null), person('Ben', null)]))).toEqual([
      'Ben',
      'Dan',
      'Ana',
    ]);
  });
});
