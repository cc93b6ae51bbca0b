import { dateOfDayNumber, dayNumber, daysBetween, type CalendarDate } from '../calendar/index.ts';

/** How a step reaches its borrower. `hand-over`: not at all; it gives the loan to a person. */
export const reminderChannels = ['sms', 'push', 'inbox', 'hand-over'] as const;
export type ReminderChannel = (typeof reminderChannels)[number];

/** The approved texts that a step may send. */
export const reminderTemplates = ['due-soon', 'due-today', 'past-due', 'please-look', 'can-we-help'] as const;
export type ReminderTemplate = (typeof reminderTemplates)[number];

/** While one of these is so, no step is sent and none is handed over. */
export const stopConditions = ['promise', 'hardship', 'dispute', 'complaint'] as const;
export type StopCondition = (typeof stopConditions)[number];

/** Local time of the market as "08:00"; compared with < like any text. */
type Clock = `${number}:${number}`;

export interface ReminderStep {
  /** Days after the oldest unpaid due date; negative before it. */
  readonly day: number;
  readonly channel: ReminderChannel;
  /** Null of a hand-over, which sends nothing. */
  readonly template: ReminderTemplate | null;
  /** In which hours of that day. */
  readonly from: Clock;
  readonly until: Clock;
}

/**
 * When a borrower hears from the lender by itself, and when a person takes over, in days before or after the
 * oldest due date that is unpaid.
 *   −3 SMS, 0 SMS, +1 SMS, +7 hand-over; due on the 18th: SMS on the 15th, 18th and 19th, and a person has
 *     the loan from the 25th, if nothing was paid before.
 */
export interface ReminderPlan {
  /** By day; of one day what is sent comes before what is handed over. */
  readonly steps: readonly ReminderStep[];
  readonly stops: readonly StopCondition[];
}

/** The due dates that some step speaks of on a day. */
export function dueDatesOf({ steps }: ReminderPlan, on: CalendarDate): CalendarDate[] {
  const days = [...new Set(steps.map(({ day }) => day))];
  return days.map((day) => dateOfDayNumber(dayNumber(on) - day));
}

/** What a plan does on a day about a due date that is unpaid. */
export function stepsOn({ steps }: ReminderPlan, on: CalendarDate, dueOn: CalendarDate): ReminderStep[] {
  const day = daysBetween(dueOn, on);
  return steps.filter((step) => step.day === day);
}

export function isHandOver({ channel }: Pick<ReminderStep, 'channel'>): boolean {
  return channel === 'hand-over';
}

/** A step that speaks of what is late is a contact; one before or on the due day only reminds. */
export function isCountedStep(step: Pick<ReminderStep, 'day' | 'channel'>): boolean {
  return step.day > 0 && !isHandOver(step);
}
