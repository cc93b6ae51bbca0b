export { type SettlementQuote, settlementQuote } from './settlement-quote.ts';
