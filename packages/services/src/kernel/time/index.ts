export { businessDateOf, readBusinessDate } from './business-date.ts';
export { dayIn, instantOf, timeIn } from './market-time.ts';
