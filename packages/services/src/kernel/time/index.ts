export { businessDateOf } from './business-date.ts';
export { dayIn, instantOf, timeIn } from './market-time.ts';
