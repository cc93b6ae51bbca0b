export { type LoanFigures, loanFigures, loanOnDay } from './loan-figures.ts';
