export { type LoanFigures, loanFigures, loanOnDay, payoffOf } from './loan-figures.ts';
