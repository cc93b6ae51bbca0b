import { stopConditions, type ReminderPlan, type ReminderTemplate } from '@candor/domain/reminder-plan';
import { lending } from '../registry.generated.ts';
import type { MarketId } from '../markets.ts';

const days = [-3, 0, 1, 3, 7, 14, 30, 60, 90] as const;

/**
 * What a market begins with, until two people have agreed on another plan: an SMS on each of these days, in
 * the hours that its agreement promises. An open complaint alone stops none: whoever complains of one thing
 * may still want to be reminded of another.
 */
export function defaultReminderPlan(market: MarketId): ReminderPlan {
  const { from, until } = lending[market].contactHours;
  return {
    steps: days.map((day) => ({ day, channel: 'sms', template: textOf(day), from, until })),
    stops: stopConditions.filter((stop) => stop !== 'complaint'),
  };
}

function textOf(day: number): ReminderTemplate {
  return day < 0 ? 'due-soon' : day === 0 ? 'due-today' : 'past-due';
}
