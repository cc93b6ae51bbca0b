export { readCohorts } from './read-cohorts.ts';
export { readFunnel } from './read-funnel.ts';
export { readCollected, readIncome } from './read-months.ts';
export { type PortfolioAsked, readPortfolio } from './read-portfolio.ts';
export { readScores } from './read-scores.ts';
export { readVintages } from './read-vintages.ts';
