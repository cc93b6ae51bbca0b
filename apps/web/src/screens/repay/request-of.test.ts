import { describe, expect, it } from 'vitest';
import { requestOf } from './request-of.ts';

const asked = (query: string) => requestOf('one', new URLSearchParams(query));

describe('what the address of the repay page asks for', () => {
  it('is the instalment where nothing is said', () => {
    expect(asked('')).toEqual({ loanId: 'one', choice: 'instalment' });
  });

  it('is an own amount as it was typed, and no other choice takes an amount from an address', () => {
    expect(asked('choice=own&amount=50000')).toEqual({ loanId: 'one', choice: 'own', amount: 50_000 });
    expect(asked('choice=everything&amount=1')).toEqual({ loanId: 'one', choice: 'everything' });
  });

  it.each([
    'choice=next',
    'choice=own',
    'choice=own&amount=',
    'choice=own&amount=-5',
    'choice=own&amount=1.5',
  ])('is nothing where it makes no sense: %s', (query) => {
    expect(asked(query)).toBeUndefined();
  });
});
