import { checkContact, lending, marketIds, type ClockTime, type MarketId } from '@candor/markets';
import { describe, expect, it } from 'vitest';
import { nextContactHour, outsideHours } from './contact-hours.ts';
import { countedKinds, messageKinds, type MessageKind } from './message-kinds.ts';

const at = (text: string) => new Date(text);

describe('the hours in which we speak of a debt', () => {
  it.each<[MarketId, string, string | undefined, string]>([
    ['ph', '2026-11-15T21:59:00Z', 'outside_contact_hours', '2026-11-16T00:00:00Z'], // 05:59
    ['ph', '2026-11-15T23:23:00Z', 'outside_the_houses_hours', '2026-11-16T00:00:00Z'], // 07:23
    ['ph', '2026-11-16T00:00:00Z', undefined, '2026-11-16T00:00:00Z'], // 08:00
    ['ph', '2026-11-16T11:59:59Z', undefined, '2026-11-16T11:59:59Z'], // 19:59
    ['ph', '2026-11-16T12:00:00Z', 'outside_the_houses_hours', '2026-11-17T00:00:00Z'], // 20:00
    ['ph', '2026-12-31T14:00:00Z', 'outside_contact_hours', '2027-01-01T00:00:00Z'], // 22:00
    ['in', '2026-11-16T02:29:00Z', 'outside_contact_hours', '2026-11-16T02:30:00Z'], // 07:59
    ['in', '2026-11-16T13:29:00Z', undefined, '2026-11-16T13:29:00Z'], // 18:59
    ['in', '2026-11-16T13:30:00Z', 'outside_contact_hours', '2026-11-17T02:30:00Z'], // 19:00
  ])('%s at %s: %s, next at %s', (market, now, refused, next) => {
    expect(outsideHours(market, at(now))?.refused).toBe(refused);
    expect(nextContactHour(market, at(now))).toEqual(at(next));
  });

  it.each(marketIds)('that the agreement of %s promises lie inside the law’s', (market) => {
    const { from, until } = lending[market].contactHours;
    const last = `${String(Number(until.slice(0, 2)) - 1).padStart(2, '0')}:59` as ClockTime;
    const on = '2026-11-16' as never;
    for (const time of [from, last])
      expect(checkContact(market, { on, at: time, person: 'borrower' })).toBeUndefined();
  });
});

describe('the kinds of messages', () => {
  it('say of each why it is of its class', () => {
    for (const [kind, { why }] of Object.entries(messageKinds)) expect(why.length, kind).toBeGreaterThan(20);
  });

  it('count as contacts where they are about what is late or unpaid', () => {
    const counted: MessageKind[] = ['late-reminder', 'promise-broken', 'loan-settlement', 'collection'];
    expect(countedKinds.toSorted()).toEqual(counted.toSorted());
  });
});
