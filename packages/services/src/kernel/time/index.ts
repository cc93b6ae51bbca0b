export { businessDateOf, readBusinessDate, readBusinessDatesOf } from './business-date.ts';
export { dayIn, instantOf, timeIn } from './market-time.ts';
