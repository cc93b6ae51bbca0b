// For the server alone: a phone gets the days with their prices as the answer of a call.
export type { DueDayRules } from './due-day-rules.ts';
export { dueDayOptions, type DueDayOption } from './due-day-options.ts';
export { quoteOnDueDay, type DueDayFault, type PricedLoan } from './quote-on-due-day.ts';
export { dueDayRules } from './registry.generated.ts';
