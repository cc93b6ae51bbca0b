export { ageOn } from './age-on.ts';
export { type CalendarDate, parseCalendarDate } from './calendar-date.ts';
export { dateOfDayNumber, dayNumber, daysBetween } from './day-number.ts';
export { monthsBetween } from './months-between.ts';
export { type Step, type StepUnit, stepDate, stepUnits } from './step-date.ts';
