export { askPayments } from './ask-payments.ts';
export { processCallback } from './process-callback.ts';
export { takeCallback } from './take-callback.ts';
export { creditReport } from './credit-report.ts';
