export { issueInvoices } from './issue-invoices.ts';
export { type InvoiceLine, readInvoiceFile, readInvoices, readOwnInvoiceFile } from './read-invoices.ts';
export { taxOf, withTax } from './tax-sums.ts';
export type { TaxOfMonth } from '@candor/store/tax';
