import { isCountedStep, type ReminderPlan, type ReminderStep } from '@candor/domain/reminder-plan';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lending, marketIds, type MarketId } from '../index.ts';
import { checkContact } from '../law/check-contact.ts';
import type { ClockTime } from '../law/limit.ts';
import { day } from '../testing/day.ts';
import { checkReminderPlan, reminderHours, type PlanFault } from './check-plan.ts';
import { defaultReminderPlan } from './default-plan.ts';

const on = day('2026-11-18');
const late = (of: number, change: Partial<ReminderStep> = {}): ReminderStep => ({
  day: of,
  channel: 'sms',
  template: 'past-due',
  from: '10:00',
  until: '17:00',
  ...change,
});
const planOf = (...steps: ReminderStep[]): ReminderPlan => ({
  steps,
  stops: ['promise', 'hardship', 'dispute'],
});
const faults = (market: MarketId, plan: ReminderPlan) => checkReminderPlan(market, plan, on);

describe('a reminder plan is checked against law and agreement', () => {
  it.each(marketIds)('in %s: what it begins with is within both', (market) => {
    expect(faults(market, defaultReminderPlan(market))).toEqual([]);
  });

  it.each<[string, MarketId, ReminderPlan, Partial<PlanFault>[]]>([
    [
      'the agreement is stricter than the law in the evening',
      'ph',
      planOf(late(3, { until: '21:00' })),
      [{ rule: 'window_ends_too_late', by: 'agreement', step: 0, value: '21:00', most: '20:00' }],
    ],
    [
      'and in the morning, though the law would let it begin at 06:00',
      'ph',
      planOf(late(1), late(3, { from: '06:00' })),
      [{ rule: 'window_begins_too_early', by: 'agreement', step: 1, value: '06:00', most: '08:00' }],
    ],
    [
      'where both say the same it is the law that is named',
      'in',
      planOf(late(3, { from: '07:00', until: '19:30' })),
      [
        { by: 'law', limit: 'in-contact-hours', value: '07:00', most: '08:00' },
        { by: 'law', limit: 'in-contact-hours', value: '19:30', most: '19:00' },
      ],
    ],
    [
      'a window that ends before it begins',
      'ph',
      planOf(late(3, { from: '12:00', until: '12:00' })),
      [{ rule: 'window_is_empty', step: 0, value: '12:00–12:00' }],
    ],
    [
      'a fourth contact in seven days, at the step that is one too many',
      'ph',
      planOf(late(1), late(3), late(5), late(7), late(14)),
      [{ rule: 'too_many_contacts_in_a_week', by: 'agreement', step: 3, value: '4', most: '3' }],
    ],
    [
      'three in seven days and the fourth on the eighth',
      'ph',
      planOf(late(1), late(3), late(5), late(8)),
      [],
    ],
    [
      'two messages on one day',
      'ph',
      planOf(late(3), late(3, { channel: 'push' })),
      [{ rule: 'too_many_steps_in_a_day', by: 'agreement', step: 1, value: '2', most: '1' }],
    ],
    [
      'a hand-over beside a message is no second contact',
      'ph',
      planOf(late(1), late(3), late(7), late(7, { channel: 'hand-over', template: null })),
      [],
    ],
    [
      'a text that says it is due today, three days late',
      'ph',
      planOf(late(3, { template: 'due-today' })),
      [{ rule: 'template_does_not_fit_the_day', step: 0, value: 'due-today', most: 'on the due date' }],
    ],
    [
      'a message without a text, a hand-over with one',
      'ph',
      planOf(late(3, { template: null }), late(7, { channel: 'hand-over' })),
      [
        { step: 0, value: 'no message' },
        { step: 1, most: 'no message' },
      ],
    ],
    [
      'a stop that the agreement promises is not switched off',
      'ph',
      { ...planOf(late(3)), stops: ['promise', 'hardship', 'complaint'] },
      [{ rule: 'stop_is_promised', by: 'agreement', step: null, value: 'dispute off', most: 'dispute on' }],
    ],
  ])('%s', (_, market, plan, expected) => {
    const found = faults(market, plan);
    expect(found).toHaveLength(expected.length);
    expect(found).toEqual(expected.map((fault) => expect.objectContaining(fault) as PlanFault));
  });
});

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}` as ClockTime;
const anyStep = fc
  .record({
    day: fc.integer({ min: -5, max: 20 }),
    from: fc.integer({ min: 0, max: 1_439 }),
    until: fc.integer({ min: 0, max: 1_439 }),
    isHandOver: fc.boolean(),
  })
  .map(({ day: of, from, until, isHandOver }) =>
    late(of, {
      from: clock(from),
      until: clock(until),
      template: isHandOver ? null : of < 0 ? 'due-soon' : of === 0 ? 'due-today' : 'past-due',
      channel: isHandOver ? 'hand-over' : 'sms',
    }),
  );

describe('laws of the check', () => {
  it.each(marketIds)('in %s: no plan passes that would contact outside the hours or too often', (market) => {
    const { aDay, aWeek } = lending[market].contactsAtMost;
    const house = lending[market].contactHours;
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 6 }), (steps) => {
        const plan = planOf(...steps.toSorted((one, other) => one.day - other.day));
        if (faults(market, plan).length > 0) return;
        for (const { from, until } of plan.steps) {
          expect(checkContact(market, { on, at: from, person: 'borrower' })).toBeUndefined();
          expect(from >= house.from && until <= house.until && from < until).toBe(true);
        }
        const counted = plan.steps.filter(isCountedStep).map((step) => step.day);
        for (const end of counted) {
          expect(counted.filter((each) => each > end - 7 && each <= end).length).toBeLessThanOrEqual(aWeek);
          expect(counted.filter((each) => each === end).length).toBeLessThanOrEqual(aDay);
        }
      }),
    );
  });

  it.each(marketIds)('in %s: a window with its largest lawful value in place of its own passes', (market) => {
    const hours = reminderHours(market, on);
    fc.assert(
      fc.property(anyStep, (step) => {
        const found = faults(market, planOf(step));
        const mended = { ...step };
        for (const { rule, most } of found) {
          if (rule === 'window_begins_too_early') Object.assign(mended, { from: most });
          if (rule === 'window_ends_too_late') Object.assign(mended, { until: most });
        }
        const left = faults(market, planOf(mended)).map(({ rule }) => rule);
        expect(left.filter((rule) => rule !== 'window_is_empty')).toEqual([]);
        expect(mended.from >= hours.from && mended.until <= hours.until).toBe(true);
      }),
    );
  });
});
