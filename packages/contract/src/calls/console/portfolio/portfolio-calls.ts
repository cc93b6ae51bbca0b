import { consolePortfolioCollections } from './portfolio-collections.ts';
import { consolePortfolioFunnel } from './portfolio-funnel.ts';
import { consolePortfolioIncome } from './portfolio-income.ts';
import { consolePortfolioScores } from './portfolio-scores.ts';
import { consolePortfolioVintages } from './portfolio-vintages.ts';
import { consolePortfolio } from '../portfolio.ts';

export const consolePortfolioCalls = [
  consolePortfolio,
  consolePortfolioVintages,
  consolePortfolioCollections,
  consolePortfolioIncome,
  consolePortfolioFunnel,
  consolePortfolioScores,
] as const;
