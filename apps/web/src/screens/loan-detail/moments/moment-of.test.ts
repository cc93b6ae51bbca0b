import { describe, expect, it } from 'vitest';
import { momentOf } from './moment-of.ts';

type Given = Parameters<typeof momentOf>[1];
const at = (state: string, loanState: string | null = null, payout: string | null = null) =>
  ({ item: { state, loanState }, payout: payout && { state: payout } }) as unknown as Given;

describe('the page of a moment', () => {
  it('R4 · tells that it is signed until the money has left, then that it is there', () => {
    expect(momentOf('signed', at('confirmed'))).toBe('signed');
    expect(momentOf('signed', at('paying-out', null, 'sent'))).toBe('signed');
    expect(momentOf('signed', at('paid-out', 'active', 'left'))).toBe('arrived');
    expect(momentOf('arrived', at('paid-out', 'active', 'left'))).toBe('arrived');
  });

  it('R4 · gives way to the ordinary page when the payout was refused, and when the loan is over', () => {
    expect(momentOf('signed', at('payout-failed', null, 'failed'))).toBeUndefined();
    expect(momentOf('arrived', at('paid-out', 'cancelled', 'left'))).toBeUndefined();
    expect(momentOf('settled', at('paid-out', 'active', 'left'))).toBeUndefined();
    expect(momentOf('settled', at('paid-out', 'settled', 'left'))).toBe('settled');
    expect(momentOf(null, at('confirmed'))).toBeUndefined();
  });
});
