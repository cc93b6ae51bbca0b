import { describe, expect, it } from 'vitest';
import { causeOfActor, ringAt } from './ring-at.ts';

/** 00:14 and 14:00 in Manila. */
const night = new Date('2026-11-17T16:14:00Z');
const day = new Date('2026-11-17T06:00:00Z');
const morning = new Date('2026-11-18T00:00:00Z');

describe('when a phone rings for a message that tells of money', () => {
  it.each([
    ['payment-counted', 'borrower', night],
    ['payment-counted', 'lender', morning],
    ['payout-left', 'borrower', night],
    ['payout-left', 'lender', morning],
    ['payout-failed', 'lender', morning],
    ['payment-not-found', 'lender', morning],
    ['payment-taken-back', 'borrower', morning],
    ['login-code', null, night],
    ['hardship', null, morning],
  ] as const)('%s, caused by %s, at night', (kind, causedBy, at) => {
    expect(ringAt({ kind, market: 'ph', causedBy }, night)).toEqual(at);
    expect(ringAt({ kind, market: 'ph', causedBy }, day)).toEqual(day);
  });

  it.each([
    ['borrower', 'borrower'],
    ['channel', 'borrower'],
    ['staff', 'lender'],
    ['system', 'lender'],
    ['key', 'lender'],
  ] as const)('%s acts for the %s', (by, cause) => {
    expect(causeOfActor(by)).toBe(cause);
  });
});
