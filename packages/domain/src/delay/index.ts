export { delayPrice } from './delay-price.ts';
export { type DelayQuote, type DelayRule, delayQuote } from './delay-quote.ts';
