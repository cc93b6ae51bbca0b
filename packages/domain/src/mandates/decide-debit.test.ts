import { describe, expect, it } from 'vitest';
import { day } from '../testing/worked-loan.ts';
import type { DebitRules } from './debit-rules.ts';
import { decideDebit, type Debit, type DebitSurroundings } from './decide-debit.ts';
import { firstTry } from './first-try.ts';

const hour = 60;
const wallet: DebitRules = {
  noticeMinutes: 24 * hour,
  noticeDaysBefore: 1,
  noticeHours: { from: 6 * hour, until: 21 * hour },
  debitHours: [{ from: 6 * hour, until: 22 * hour }],
  tries: 2,
  daysAfterDue: 1,
  mostPerDebit: null,
};
/** With what NPCI closes left out: 10:00 to 13:00 and 17:00 to 21:30. */
const upi: DebitRules = {
  ...wallet,
  debitHours: [
    { from: 6 * hour, until: 10 * hour },
    { from: 13 * hour, until: 17 * hour },
    { from: 21 * hour + 30, until: 23 * hour },
  ],
  mostPerDebit: 1_500_000n,
};

const at = (text: string) => {
  const [on = '', clock = ''] = text.split(' ');
  const [hours, minutes] = clock.split(':').map(Number);
  return { on: day(on), minute: (hours ?? 0) * hour + (minutes ?? 0) };
};

const december = { dueOn: day('2026-12-16'), owed: 291_019n };
const planned: Debit = {
  state: 'planned',
  dueOn: december.dueOn,
  notice: null,
  tries: 0,
  lastTriedOn: null,
};
const notified: Debit = {
  ...planned,
  state: 'notified',
  notice: { amount: december.owed, firstOn: december.dueOn, at: at('2026-12-15 06:00') },
};
const bounced: Debit = { ...notified, state: 'bounced', tries: 1, lastTriedOn: day('2026-12-16') };

const around = (now: string, changes: Partial<DebitSurroundings> = {}): DebitSurroundings => ({
  debit: notified,
  mandate: { state: 'active', mostPerDebit: 291_019n, lastDay: day('2027-02-17'), skips: [] },
  due: december,
  isOnHold: false,
  rules: wallet,
  now: at(now),
  ...changes,
});
const stepAt = (now: string, changes: Partial<DebitSurroundings> = {}) => decideDebit(around(now, changes));

describe('₱2,910.19 that is due on Wednesday 16 December', () => {
  it.each([
    ['on Monday nobody is told', '2026-12-14 12:00', planned, { do: 'wait' }],
    ['on Tuesday before the hours of notices neither', '2026-12-15 05:59', planned, { do: 'wait' }],
    [
      'on Tuesday at 06:00 the borrower is told the amount and the hour',
      '2026-12-15 06:00',
      planned,
      { do: 'notify', amount: 291_019n, firstTry: at('2026-12-16 06:00') },
    ],
    ['told, it is left alone until 24 hours are over', '2026-12-16 05:59', notified, { do: 'wait' }],
    ['then it is requested', '2026-12-16 06:00', notified, { do: 'request', amount: 291_019n }],
    ['not at night', '2026-12-16 22:00', notified, { do: 'wait' }],
    ['bounced, it is not tried again on the same day', '2026-12-16 21:59', bounced, { do: 'wait' }],
    ['but once more on the next', '2026-12-17 06:00', bounced, { do: 'request', amount: 291_019n }],
    ['and not a third time', '2026-12-17 06:00', { ...bounced, tries: 2 }, { do: 'give-up' }],
    ['nor two days later', '2026-12-18 06:00', bounced, { do: 'give-up' }],
    [
      'while nobody knows what became of it, it is not requested again',
      '2026-12-17 06:00',
      { ...bounced, state: 'requested' },
      { do: 'wait' },
    ],
    [
      'collected, nothing is left to do',
      '2026-12-17 06:00',
      { ...bounced, state: 'collected' },
      { do: 'wait' },
    ],
  ] as const)('%s', (_, now, debit, step) => {
    expect(stepAt(now, { debit })).toEqual(step);
  });

  it.each<[string, Partial<DebitSurroundings>, string]>([
    ['paid by hand', { due: { ...december, owed: 0n } }, 'paid_otherwise'],
    ['extended to the 30th', { due: { ...december, dueOn: day('2026-12-30') } }, 'due_day_moved'],
    ['with a hardship request open', { isOnHold: true }, 'loan_is_on_hold'],
    [
      'whose mandate was cancelled a minute ago',
      { mandate: { ...around('2026-12-16 06:00').mandate, state: 'cancelled' } },
      'mandate_is_not_active',
    ],
    [
      'whose mandate is paused, and whose due day is over',
      { mandate: { ...around('2026-12-16 06:00').mandate, state: 'paused' }, now: at('2026-12-17 06:00') },
      'mandate_is_not_active',
    ],
    [
      'whose mandate ended yesterday',
      { mandate: { ...around('2026-12-16 06:00').mandate, lastDay: day('2026-12-15') } },
      'mandate_is_not_active',
    ],
    [
      'that the borrower pays by themselves',
      { mandate: { ...around('2026-12-16 06:00').mandate, skips: [december.dueOn] } },
      'due_is_skipped',
    ],
    ['and is more than the mandate says', { due: { ...december, owed: 291_020n } }, 'more_than_allowed'],
    [
      'and is more than the scheme lets through',
      { rules: { ...wallet, mostPerDebit: 291_018n } },
      'more_than_allowed',
    ],
  ])('%s is called off, told or not, bounced or not', (_, changes, why) => {
    for (const debit of [planned, notified, bounced])
      expect(stepAt('2026-12-16 06:00', { ...changes, debit })).toEqual({ do: 'drop', why });
  });

  it('waits while autopay is paused, and goes on as it was told when that is turned on by the due day', () => {
    const paused = { ...around('2026-12-16 06:00').mandate, state: 'paused' } as const;
    for (const debit of [planned, notified, bounced])
      expect(stepAt('2026-12-16 06:00', { mandate: paused, debit })).toEqual({ do: 'wait' });
    expect(stepAt('2026-12-16 07:00')).toEqual({ do: 'request', amount: december.owed });
    expect(stepAt('2026-12-17 06:00', { debit: bounced })).toEqual({ do: 'request', amount: december.owed });
  });

  it('of which ₱1,000.00 was paid after the notice is told anew, and not debited before a day has passed', () => {
    const due = { ...december, owed: 191_019n };
    expect(stepAt('2026-12-15 20:00', { due })).toEqual({
      do: 'notify',
      amount: 191_019n,
      firstTry: at('2026-12-16 20:00'),
    });
    expect(stepAt('2026-12-15 22:00', { due })).toEqual({ do: 'wait' });
    const notice = { amount: 191_019n, firstOn: december.dueOn };
    const debit = { ...notified, notice: { ...notice, at: at('2026-12-15 20:00') } };
    expect(stepAt('2026-12-16 19:59', { due, debit })).toEqual({ do: 'wait' });
    expect(stepAt('2026-12-16 20:00', { due, debit })).toEqual({ do: 'request', amount: 191_019n });
  });

  it('is not debited before the day that its notice named, though the phone had it a day before', () => {
    const notice = { amount: december.owed, firstOn: day('2026-12-17'), at: at('2026-12-15 06:00') };
    const debit = { ...notified, notice };
    expect(stepAt('2026-12-16 21:00', { debit })).toEqual({ do: 'wait' });
    expect(stepAt('2026-12-17 06:00', { debit })).toEqual({ do: 'request', amount: december.owed });
  });

  it('of which nobody could be told in time any more is left to the borrower', () => {
    const late = { do: 'drop', why: 'too_late_to_notify' };
    expect(stepAt('2026-12-16 22:00', { debit: planned })).toEqual(late);
    const mandate = { ...around('2026-12-16 06:00').mandate, lastDay: december.dueOn };
    expect(stepAt('2026-12-16 07:00', { debit: planned, mandate })).toEqual(late);
  });
});

describe('the first try', () => {
  it.each([
    ['2026-12-15 06:00', '2026-12-16 06:00'],
    ['2026-12-15 09:59', '2026-12-16 09:59'],
    ['2026-12-15 10:00', '2026-12-16 13:00'],
    ['2026-12-15 18:00', '2026-12-16 21:30'],
    ['2026-12-13 11:00', '2026-12-16 06:00'],
    ['2026-12-16 08:30', '2026-12-17 08:30'],
    ['2026-12-15 23:30', '2026-12-17 06:00'],
  ])('of one who is told at %s is at %s, in the hours that UPI has open', (told, tried) => {
    const { dueOn } = december;
    expect(firstTry({ dueOn, notifiedAt: at(told), lastTriedOn: null }, upi)).toEqual(at(tried));
  });
});
