export {
  type FirstPayments,
  portfolioFirstPayments,
  portfolioTableCohorts,
  portfolioTableLate,
} from './read-cohorts.ts';
export { firstUnwrittenDay, holdPortfolio } from './portfolio-gap.ts';
export {
  type BucketRow,
  type PortfolioDay,
  type RollRow,
  loansByVersion,
  portfolioBuckets,
  portfolioDay,
  portfolioMonthEnds,
  portfolioRoll,
} from './read-buckets.ts';
export {
  type MonthFlows,
  type MonthOfAccount,
  portfolioFlows,
  portfolioIncome,
  portfolioVintages,
} from './read-flows.ts';
export { applicationsByState, portfolioVisits } from './read-funnel.ts';
export {
  type BucketSum,
  type RollSum,
  dropStandings,
  keepStandings,
  keepStandingsThen,
  readStandings,
  readStandingsThen,
} from './read-standings.ts';
export { type PortfolioSums, type PortfolioTie, snapshotDay } from './snapshot-day.ts';
export { snapshotFlows } from './snapshot-flows.ts';
export { snapshotVisits } from './snapshot-visits.ts';
