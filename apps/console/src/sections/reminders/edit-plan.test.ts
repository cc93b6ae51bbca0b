import { describe, expect, it } from 'vitest';
import { addStep, changeStep, countChanges, highestContacts, removeStep, toggleStop } from './edit-plan.ts';
import type { Plan, Step } from './plan-types.ts';

const step = (day: number, change: Partial<Step> = {}): Step => ({
  day,
  channel: 'sms',
  template: day < 0 ? 'due-soon' : day === 0 ? 'due-today' : 'past-due',
  from: '08:00',
  until: '20:00',
  ...change,
});
const plan: Plan = { steps: [step(-3), step(0), step(1), step(3), step(7)], stops: ['promise', 'dispute'] };

describe('a draft of a reminder plan', () => {
  it('keeps its steps in the order of their days, and says where the changed one stands', () => {
    const { plan: next, place } = changeStep(plan, 2, { day: 5 });
    expect(next.steps.map(({ day }) => day)).toEqual([-3, 0, 3, 5, 7]);
    expect(place).toBe(3);
  });

  it('gives a step whose day or channel changes a text that fits', () => {
    expect(changeStep(plan, 0, { day: 2 }).plan.steps[2]).toMatchObject({ day: 2, template: 'past-due' });
    expect(changeStep(plan, 4, { channel: 'hand-over' }).plan.steps[4]).toMatchObject({ template: null });
    const help = changeStep(plan, 4, { template: 'can-we-help' }).plan;
    expect(changeStep(help, 4, { day: 9 }).plan.steps[4]).toMatchObject({ template: 'can-we-help' });
  });

  it('counts what is changed, new and gone, and stops that were switched', () => {
    expect(countChanges(plan, plan)).toBe(0);
    expect(countChanges(plan, changeStep(plan, 4, { from: '10:00' }).plan)).toBe(1);
    expect(countChanges(plan, addStep(plan).plan)).toBe(1);
    expect(countChanges(plan, removeStep(plan, 1).plan)).toBe(1);
    expect(countChanges(plan, toggleStop(plan, 'complaint'))).toBe(1);
    expect(toggleStop(toggleStop(plan, 'complaint'), 'complaint')).toEqual(plan);
  });

  it('knows how often somebody who is late could be contacted by it', () => {
    expect(highestContacts(plan)).toEqual({ aDay: 1, aWeek: 3 });
    expect(highestContacts(changeStep(plan, 4, { channel: 'hand-over' }).plan)).toEqual({
      aDay: 1,
      aWeek: 2,
    });
  });
});
