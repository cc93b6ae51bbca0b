import { dateOfDayNumber, dayNumber } from '@candor/domain/calendar';
import type { CalendarDate } from '@candor/domain/calendar';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWorkingDay } from '../calendar/working-days.ts';
import type { ClockTime } from '../law/limit.ts';
import { marketIds } from '../markets.ts';
import type { MarketId } from '../markets.ts';
import { calendars, grievances } from '../registry.generated.ts';
import { day } from '../testing/day.ts';
import { answerDeadline, regulatorFrom } from './answer-deadline.ts';
import { problemKinds } from './problem-kinds.ts';
import type { ProblemKind } from './problem-kinds.ts';

describe('the day of an answer', () => {
  it.each<[MarketId, ProblemKind, string, ClockTime, string, string]>([
    ['ph', 'payment-not-counted', '2026-10-19', '09:12', '2026-10-26', '2026-10-23'],
    ['ph', 'payment-not-counted', '2026-10-19', '16:59', '2026-10-26', '2026-10-23'],
    ['ph', 'payment-not-counted', '2026-10-19', '17:00', '2026-10-26', '2026-10-23'], // 27, but seven days are promised
    ['ph', 'conduct', '2026-10-19', '16:59', '2026-10-22', '2026-10-21'],
    ['ph', 'conduct', '2026-10-19', '17:00', '2026-10-23', '2026-10-22'], // after hours: a day later
    ['ph', 'conduct', '2026-10-18', '10:00', '2026-10-22', '2026-10-21'], // on Sunday: as on Monday
    ['ph', 'payout', '2026-11-27', '10:00', '2026-12-02', '2026-12-01'], // over Bonifacio Day
    ['ph', 'other', '2026-12-23', '10:00', '2026-12-29', '2026-12-28'], // holidays don't lengthen seven days
    ['in', 'payout', '2026-11-20', '17:59', '2026-11-26', '2026-11-25'], // over Guru Nanak's birthday
    ['in', 'other', '2026-11-13', '10:00', '2026-12-07', '2026-12-04'],
  ])(
    'in %s, of %s sent on %s at %s, is %s; somebody senior has it from %s',
    (market, kind, on, at, by, from) => {
      const { promisedBy, escalateOn } = answerDeadline(market, kind, { on: day(on), at });
      expect([promisedBy, escalateOn]).toEqual([by, from]);
    },
  );

  it('in India leads to the ombudsman after 30 days; in the Philippines the SEC is open at any time', () => {
    expect(regulatorFrom('in', day('2026-11-13'))).toBe('2026-12-13');
    expect(regulatorFrom('ph', day('2026-11-13'))).toBeNull();
  });

  it('is still told when the list of holidays has ended: by weekends alone, and it is said that it is not certain', () => {
    const last = answerDeadline('ph', 'payout', { on: day('2027-12-29'), at: '10:00' });
    expect(last).toMatchObject({ promisedBy: '2028-01-04', isCertain: false });
    expect(answerDeadline('in', 'other', { on: day('2031-05-01'), at: '10:00' })).toMatchObject({
      promisedBy: '2031-05-22',
      isCertain: false,
    });
    expect(answerDeadline('in', 'payout', { on: day('2027-11-01'), at: '10:00' }).isCertain).toBe(true);
  });
});

const from = dayNumber(day('2025-12-01'));
const until = dayNumber(day('2028-03-01'));
const sent = fc.record({
  market: fc.constantFrom(...marketIds),
  kind: fc.constantFrom(...problemKinds),
  on: fc.integer({ min: from, max: until }).map(dateOfDayNumber),
  minute: fc.integer({ min: 0, max: 1_439 }),
});
const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}` as ClockTime;

describe('whatever is sent, whenever', () => {
  it('is answered on a working day, within its days, and within what the agreement promises', () => {
    fc.assert(
      fc.property(sent, ({ market, kind, on, minute }) => {
        const { countedFrom, promisedBy } = answerDeadline(market, kind, { on, at: clock(minute) });
        expect([countedFrom, promisedBy].every((each) => isWorkingDay(market, each))).toBe(true);
        expect(countedFrom >= on && promisedBy > countedFrom).toBe(true);
        const within = workingDaysAfter(market, countedFrom, promisedBy);
        const { answerWithinDays, answerWithinWorkingDays } = grievances[market];
        expect(within).toBeLessThanOrEqual(answerWithinWorkingDays[kind]);
        expect(dayNumber(promisedBy) - dayNumber(on)).toBeLessThanOrEqual(answerWithinDays);
        // Fewer days than its kind has only where the agreement's days end before.
        const next = nextWorkingDay(market, promisedBy);
        const isCapped = dayNumber(next) - dayNumber(on) > answerWithinDays;
        if (!isCapped) expect(within).toBe(answerWithinWorkingDays[kind]);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is escalated before its day is missed, and not before there was a day to answer', () => {
    fc.assert(
      fc.property(sent, ({ market, kind, on, minute }) => {
        const { countedFrom, promisedBy, escalateOn } = answerDeadline(market, kind, {
          on,
          at: clock(minute),
        });
        expect(countedFrom < escalateOn && escalateOn <= promisedBy).toBe(true);
        expect(isWorkingDay(market, escalateOn)).toBe(true);
        expect(workingDaysAfter(market, escalateOn, promisedBy)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 2_000 },
    );
  });

  it('who sends later is never answered earlier', () => {
    fc.assert(
      fc.property(sent, fc.integer({ min: 0, max: 20_000 }), ({ market, kind, on, minute }, after) => {
        const total = minute + after;
        const later = dateOfDayNumber(dayNumber(on) + Math.floor(total / 1_440));
        const first = answerDeadline(market, kind, { on, at: clock(minute) });
        const second = answerDeadline(market, kind, { on: later, at: clock(total % 1_440) });
        expect(second.promisedBy >= first.promisedBy && second.escalateOn >= first.escalateOn).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each(marketIds)('in %s there is a working day in every week that the calendar knows', (market) => {
    const { from: first, until: last } = calendars[market];
    const { answerWithinDays } = grievances[market];
    for (let number = dayNumber(first); number + answerWithinDays <= dayNumber(last); number += 1) {
      const on = dateOfDayNumber(number);
      const { promisedBy, countedFrom } = answerDeadline(market, 'other', { on, at: '23:59' });
      expect(promisedBy > countedFrom, on).toBe(true);
    }
  });
});

function nextWorkingDay(market: MarketId, after: CalendarDate): CalendarDate {
  let number = dayNumber(after) + 1;
  while (!isWorkingDay(market, dateOfDayNumber(number))) number += 1;
  return dateOfDayNumber(number);
}

/** Counted one by one, by another way than the one that is tried. */
function workingDaysAfter(market: MarketId, after: CalendarDate, to: CalendarDate): number {
  let count = 0;
  for (let number = dayNumber(after) + 1; number <= dayNumber(to); number += 1) {
    if (isWorkingDay(market, dateOfDayNumber(number))) count += 1;
  }
  return count;
}
