export { fillPortfolio } from './fill-portfolio.ts';
