export { type EndDay, endDay } from './end-day.ts';
export { type EndedDay, type UnendedDay, endDaysThatAreOver } from './end-days-that-are-over.ts';
export { helpEndDays } from './help-end-days.ts';
