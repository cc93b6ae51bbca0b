export { type DelayQuote, type DelayRule, delayQuote } from './delay-quote.ts';
