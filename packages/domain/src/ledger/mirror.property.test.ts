import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { numberOfCases } from '../testing/number-of-cases.ts';
import { assertBalanced } from './assert-balanced.ts';
import { makeEntry } from './make-entry.ts';
import { mirror } from './mirror.ts';
import { sumOfParts } from './postings/repaid-parts.ts';

const occasion = { market: 'ph', businessDate: '2026-11-15' as CalendarDate, currency: 'PHP' };
const later = '2026-11-20' as CalendarDate;
const anyAmount = fc.bigInt(0n, 10n ** 15n);
const anyAllocation = fc
  .record({
    loan: fc.string({ minLength: 1 }),
    payment: fc.string({ minLength: 1 }),
    penalty: anyAmount,
    fee: anyAmount,
    interest: anyAmount,
    principal: anyAmount,
    memorandumInterest: anyAmount,
  })
  .filter((facts) => sumOfParts(facts) > 0n);

it('an entry and its mirror leave nothing on any account', () => {
  fc.assert(
    fc.property(anyAllocation, (facts) => {
      const entry = makeEntry('allocate', occasion, facts);
      const mirrored = mirror({ ...entry, id: 5n }, later);
      assertBalanced(mirrored.lines);
      expect(mirrored.lines.map(({ minor, ...line }) => ({ ...line, minor: -minor }))).toEqual(entry.lines);
      expect(mirrored).toMatchObject({ event: 'reverse', reverses: 5n, businessDate: later, market: 'ph' });
      expect(mirrored.naturalKey).toBe(`reverse:${entry.naturalKey}`);
    }),
    numberOfCases(500),
  );
});

it('a mirror is not mirrored', () => {
  const entry = makeEntry('disburse', occasion, { loan: '1', amount: 1n });
  const mirrored = mirror({ ...entry, id: 5n }, later);
  expect(() => mirror({ ...mirrored, id: 6n }, later)).toThrow('is a mirror itself');
});
