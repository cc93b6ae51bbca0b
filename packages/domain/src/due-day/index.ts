export { type DueDayPolicy, type DueDayRule, decideDueDay } from './decide-due-day.ts';
export { type FirstPeriod, firstDueDays, onDueDay } from './first-due-days.ts';
