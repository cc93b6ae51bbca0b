export { type DueDayPolicy, type DueDayRule, decideDueDay } from './decide-due-day.ts';
