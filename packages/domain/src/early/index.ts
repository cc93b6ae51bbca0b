export { type SettlementQuote, settlementQuote } from './settlement-quote.ts';
export { type SettlementUntil, settlementUntil } from './settlement-until.ts';
