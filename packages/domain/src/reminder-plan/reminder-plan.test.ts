import { describe, expect, it } from 'vitest';
import { day } from '../testing/worked-loan.ts';
import { dueDatesOf, isCountedStep, stepsOn, type ReminderPlan, type ReminderStep } from './reminder-plan.ts';

const step = (on: number, channel: ReminderStep['channel'] = 'sms'): ReminderStep => ({
  day: on,
  channel,
  template: channel === 'hand-over' ? null : 'past-due',
  from: '08:00',
  until: '20:00',
});

const plan: ReminderPlan = { steps: [step(-3), step(0), step(7), step(7, 'hand-over')], stops: [] };

describe('a reminder plan', () => {
  it('speaks on a day of the due dates that lie as many days away as its steps say', () => {
    expect(dueDatesOf(plan, day('2026-11-18'))).toEqual(['2026-11-21', '2026-11-18', '2026-11-11']);
  });

  it('does on a day what its steps of that day say, and nothing on the days between', () => {
    const on = (text: string) => stepsOn(plan, day(text), day('2026-11-18'));
    expect(on('2026-11-15')).toEqual([step(-3)]);
    expect(on('2026-11-25')).toEqual([step(7), step(7, 'hand-over')]);
    expect(on('2026-11-19')).toEqual([]);
  });

  it('counts what is sent about something late, and neither a reminder before it nor a hand-over', () => {
    expect([step(-1), step(0), step(1), step(1, 'hand-over')].map(isCountedStep)).toEqual([
      false,
      false,
      true,
      false,
    ]);
  });
});
