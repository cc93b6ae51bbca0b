export { type TimelineEvent, type TimelineKind, loanTimeline } from './loan-timeline.ts';
export { type LoanTotals, loanTotals } from './loan-totals.ts';
