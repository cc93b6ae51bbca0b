export { coolingOffFigures } from './cooling-off-figures.ts';
export { coolingOffQuote } from './cooling-off-quote.ts';
