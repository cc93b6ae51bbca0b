export { type CancelledLoan, cancelledLoan } from './cancelled-loan.ts';
export { coolingOffExit } from './cooling-off-exit.ts';
export { coolingOffFigures } from './cooling-off-figures.ts';
export { coolingOffQuote } from './cooling-off-quote.ts';
