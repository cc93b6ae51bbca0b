export { askPayments } from './ask-payments.ts';
export { followCallback } from './follow-callback.ts';
export { takeCallback } from './take-callback.ts';
export { creditReport } from './credit-report.ts';
