// For the server alone: pages get it with the answers of calls.
export { taxRules } from './registry.generated.ts';
export { type TaxYear, taxYear, taxYearOf, taxYearsSince } from './tax-year.ts';
export { splitTax } from './split-tax.ts';
export type { SplitTax } from './split-tax.ts';
export { taxPaperTitles } from './tax-rules.ts';
export type { TaxInvoiceKind, TaxInvoiceRules, TaxRules, TaxState } from './tax-rules.ts';
