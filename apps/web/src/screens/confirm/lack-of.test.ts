import { describe, expect, it } from 'vitest';
import { chosenOf } from './chosen-of.ts';
import { lackOf } from './lack-of.ts';

const account = {
  accountId: 'a1',
  kind: 'wallet',
  institution: 'GCASH',
  institutionName: 'GCash',
  masked: '•••• 4567',
  holder: 'Maricel Reyes',
  isDefault: false,
  isInUse: false,
} as const;
const other = { ...account, accountId: 'a2', isDefault: true };
const purposes = [
  { value: 'school', label: 'School fees' },
  { value: 'repair', label: 'A repair' },
];

describe('what is signed', () => {
  it('R4 · is the default account and the purpose told when applying, unless the borrower chose others', () => {
    const offer = { accounts: [account, other], purposes, purpose: 'school' };
    expect(chosenOf(offer, {})).toEqual({ account: other, purpose: 'school' });
    expect(chosenOf(offer, { accountId: 'a1', purpose: 'repair' })).toEqual({ account, purpose: 'repair' });
  });

  it('R4 · a choice that is gone counts as none, and a purpose nobody knows is asked for', () => {
    expect(chosenOf({ accounts: [account], purposes, purpose: 'yacht' }, { accountId: 'gone' })).toEqual({
      account,
      purpose: undefined,
    });
    expect(chosenOf({ accounts: [], purposes, purpose: null }, {})).toEqual({
      account: undefined,
      purpose: undefined,
    });
  });
});

describe('what is missing before signing', () => {
  // Each row mends the fault of the row above it.
  it.each([
    [{ account: undefined, purpose: undefined }, { read: false, accepts: false }, 'account'],
    [{ account, purpose: undefined }, { read: false, accepts: false }, 'purpose'],
    [{ account, purpose: 'school' }, { read: false, accepts: false }, 'read'],
    [{ account, purpose: 'school' }, { read: true, accepts: false }, 'accepts'],
    [{ account, purpose: 'school' }, { read: true, accepts: true }, undefined],
  ] as const)('R4 · is told one thing at a time, in order (%#)', (chosen, ticked, lack) => {
    expect(lackOf(chosen, ticked)).toBe(lack);
  });
});
