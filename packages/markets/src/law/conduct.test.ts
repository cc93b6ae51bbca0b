import { describe, expect, it } from 'vitest';
import { day } from '../testing/day.ts';
import { checkContact } from './check-contact.ts';
import { checkLimitRaise } from './check-limit-raise.ts';
import { checkPayout } from './check-payout.ts';
import type { ClockTime, ContactPerson } from './limit.ts';

const on = day('2026-11-15');

describe('contact about a debt', () => {
  it.each<['ph' | 'in', ClockTime, ContactPerson, string | undefined]>([
    ['ph', '05:59', 'borrower', 'outside_contact_hours'],
    ['ph', '06:00', 'borrower', undefined],
    ['ph', '21:59', 'guarantor', undefined],
    ['ph', '22:00', 'borrower', 'outside_contact_hours'],
    ['ph', '12:00', 'reference', 'person_must_not_be_contacted'],
    ['ph', '12:00', 'other', 'person_must_not_be_contacted'],
    ['in', '07:59', 'borrower', 'outside_contact_hours'],
    ['in', '08:00', 'borrower', undefined],
    ['in', '18:59', 'borrower', undefined],
    ['in', '19:00', 'borrower', 'outside_contact_hours'],
    ['in', '12:00', 'reference', 'person_must_not_be_contacted'],
  ])('%s at %s with the %s: %s', (market, at, person, refused) => {
    expect(checkContact(market, { on, at, person })?.refused).toBe(refused);
  });
});

describe('a payout', () => {
  it('in India goes to the borrower’s own account and to nobody else', () => {
    expect(checkPayout('in', { on, isOwnAccount: true })).toBeUndefined();
    expect(checkPayout('in', { on, isOwnAccount: false })?.refused).toBe(
      'payout_account_is_not_the_borrowers',
    );
    expect(checkPayout('in', { on: day('2025-05-07'), isOwnAccount: false })).toBeUndefined();
    expect(checkPayout('ph', { on, isOwnAccount: false })).toBeUndefined();
  });
});

describe('what a borrower may borrow', () => {
  it.each<['ph' | 'in', bigint, boolean, string | undefined]>([
    ['in', 600_000n, false, 'limit_raise_was_not_requested'],
    ['in', 600_000n, true, undefined],
    ['in', 500_000n, false, undefined],
    ['in', 400_000n, false, undefined],
    ['ph', 600_000n, false, undefined],
  ])('in %s from 5,000.00 to %s centavos, asked for: %s', (market, to, isRequested, refused) => {
    expect(checkLimitRaise(market, { on, from: 500_000n, to, isRequested })?.refused).toBe(refused);
  });
});
