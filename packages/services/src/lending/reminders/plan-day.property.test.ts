import { dateOfDayNumber, dayNumber, daysBetween, type CalendarDate } from '@candor/domain/calendar';
import { lending, marketIds, markets, type MarketId } from '@candor/markets';
import { defaultReminderPlan } from '@candor/markets/reminders';
import type { DueLoan } from '@candor/store/reminders';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { instantOf } from '../../kernel/time/market-time.ts';
import { dueDatesOfDay, reminderMessages, stepsOfDay } from './plan-day.ts';
import { withPlan, type PlanInForce, type PlansInForce } from './plans-in-force.ts';

/** What was sent before there were plans, as it was written then. */
const fixedDays = [-3, 0, 1, 3, 7, 14, 30, 60, 90];
const fixedDueDates = (on: CalendarDate) => fixedDays.map((days) => dateOfDayNumber(dayNumber(on) - days));

function fixedReminders(market: MarketId, on: CalendarDate, due: readonly DueLoan[], now: Date) {
  const { from, until } = lending[market].contactHours;
  const { timeZone } = markets[market];
  const [opens, closes] = [instantOf(on, from, timeZone), instantOf(on, until, timeZone)];
  const begin = Math.max(opens.getTime(), now.getTime());
  const spreadMs = Math.min(3 * 3_600_000, closes.getTime() - begin);
  if (spreadMs <= 0) return [];
  return due.map(({ loan, dueOn }) => ({
    payload: { market, loan: String(loan), dueOn, daysLate: daysBetween(dueOn, on) },
    notBefore: new Date(begin + (spreadMs * Number(loan % 1_000n)) / 1_000),
  }));
}

const plansOf = (market: MarketId): PlansInForce => {
  const first: PlanInForce = { productId: null, version: 1, plan: defaultReminderPlan(market) };
  return withPlan({ all: [first], of: () => first }, first);
};

const on = '2026-11-18' as CalendarDate;

it.each(marketIds)(
  'in %s the default plan plans exactly what was planned before there were plans: the same loans, due dates and instants',
  (market) => {
    const plans = plansOf(market);
    expect(dueDatesOfDay(plans, on)).toEqual(fixedDueDates(on));
    const anyDue = fc
      .array(
        fc.record({ loan: fc.bigInt({ min: 1n, max: 10_000n }), away: fc.integer({ min: -10, max: 100 }) }),
      )
      .map((rows) =>
        rows.map(({ loan, away }) => ({
          loan,
          borrowerId: `borrower-${loan}`,
          productId: 'any',
          dueOn: dateOfDayNumber(dayNumber(on) - away),
          hasCredit: false,
        })),
      );
    const midnight = instantOf(on, '00:00', markets[market].timeZone).getTime();
    fc.assert(
      fc.property(anyDue, fc.integer({ min: -60, max: 24 * 60 }), (due, minutes) => {
        const now = new Date(midnight + minutes * 60_000);
        const asked = due.filter(({ dueOn }) => fixedDueDates(on).includes(dueOn));
        const sent = reminderMessages(market, on, stepsOfDay(plans, on, due), now);
        const bare = sent.map(({ payload, notBefore }) => {
          const { plan: _, ...rest } = payload as { plan?: unknown };
          return { payload: rest, notBefore };
        });
        expect(bare).toEqual(fixedReminders(market, on, asked, now));
      }),
    );
  },
);

it('a product with a plan of its own is reminded by it, and the others by the market’s', () => {
  const plans = plansOf('ph');
  const own: PlanInForce = {
    productId: 'weekly',
    version: 1,
    plan: {
      steps: [{ day: -1, channel: 'push', template: 'due-soon', from: '10:00', until: '11:00' }],
      stops: [],
    },
  };
  const both = withPlan(plans, own);
  const dueOf = (productId: string, away: number): DueLoan => ({
    loan: 500n,
    borrowerId: 'somebody',
    productId,
    dueOn: dateOfDayNumber(dayNumber(on) - away),
    hasCredit: false,
  });
  const planned = stepsOfDay(both, on, [dueOf('weekly', -1), dueOf('weekly', 0), dueOf('monthly', 0)]);
  expect(planned.map(({ due, step, by }) => [due.productId, step.channel, by.productId])).toEqual([
    ['weekly', 'push', 'weekly'],
    ['monthly', 'sms', null],
  ]);
  // Half of the way through its window of an hour: half past ten in Manila.
  const [first] = reminderMessages('ph', on, planned, new Date('2026-11-17T16:10:00Z'));
  expect(first).toMatchObject({
    payload: { daysLate: -1, plan: { productId: 'weekly', version: 1, isHandOver: false } },
    notBefore: new Date('2026-11-18T02:30:00Z'),
  });
});
