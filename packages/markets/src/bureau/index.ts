// For the server alone: what a screen needs of it comes with the answer of a call.
export { bureauStatuses } from './bureau-layout.ts';
export type { BureauColumn, BureauFacts, BureauLayout, BureauStatus } from './bureau-layout.ts';
export type { BureauRules, DisputeRules, ReportingDay } from './bureau-rules.ts';
export { disputeCompensation, disputeDeadline } from './dispute-deadline.ts';
export type { DisputeDeadline } from './dispute-deadline.ts';
export { bureauRules } from './registry.generated.ts';
export { reportingDay, reportingDayAfter, reportingDayBefore } from './reporting-days.ts';
export type { ReportedDay } from './reporting-days.ts';
export { writeBureauHead, writeBureauRow } from './write-bureau-row.ts';
export type { UnfitRow } from './write-bureau-row.ts';
