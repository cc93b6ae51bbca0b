import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { makeEntry } from './make-entry.ts';

const occasion = { market: 'ph', businessDate: '2026-11-15' as CalendarDate, currency: 'PHP' };
const received = { channel: 'dragonpay', reference: 'UDC5FWM7', payment: '77', amount: 100n };

describe('an entry', () => {
  it('carries its event, its occasion and lines in one currency', () => {
    expect(makeEntry('receive', occasion, received)).toEqual({
      event: 'receive',
      naturalKey: 'receive:ph:dragonpay:UDC5FWM7',
      businessDate: '2026-11-15',
      market: 'ph',
      lines: [
        { account: 'channel-clearing:dragonpay', subject: null, currency: 'PHP', minor: 100n },
        { account: 'suspense', subject: 'payment:77', currency: 'PHP', minor: -100n },
      ],
      reverses: null,
    });
  });

  it('is not made of an event in which nothing moved', () => {
    expect(() => makeEntry('receive', occasion, { ...received, amount: 0n })).toThrow('two lines or more');
  });
});

describe('a natural key', () => {
  const keyOf = (reference: string) => makeEntry('receive', occasion, { ...received, reference }).naturalKey;

  it('does not depend on the day: a retry after midnight is a retry', () => {
    const later = { ...occasion, businessDate: '2026-11-16' as CalendarDate };
    expect(makeEntry('receive', later, received).naturalKey).toBe('receive:ph:dragonpay:UDC5FWM7');
  });

  it('keeps a reference with a colon apart from two parts', () => {
    expect(keyOf('a:b')).toBe('receive:ph:dragonpay:a%3Ab');
    const allocated = (payment: string, loan: string) =>
      makeEntry('overpay', occasion, { payment, loan, amount: 1n }).naturalKey;
    expect(allocated('1:2', '3')).not.toBe(allocated('1', '2:3'));
  });

  it('has no empty part: money without a reference would count once for all', () => {
    expect(() => keyOf('')).toThrow('no empty part');
  });

  it('tells a second time from the first when the first was undone', () => {
    expect(makeEntry('receive', { ...occasion, again: 2 }, received).naturalKey).toBe(
      'receive:ph:dragonpay:UDC5FWM7:again-2',
    );
  });
});

it('a channel has a name that can be an account', () => {
  expect(() => makeEntry('receive', occasion, { ...received, channel: 'Dragon Pay' })).toThrow(
    'small letters',
  );
});
