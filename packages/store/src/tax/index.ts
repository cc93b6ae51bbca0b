export {
  type TaxInvoice,
  type TaxOfMonth,
  addToTaxMonth,
  findInvoiceToCredit,
  findTaxInvoice,
  findTaxInvoiceOfEntry,
  insertTaxInvoice,
  listTaxInvoiceNumbers,
  listTaxInvoices,
  listTaxInvoicesOf,
  takeTaxSerial,
  taxByMonth,
} from './tax-invoices.ts';
export {
  type TaxedEntry,
  countTaxedEntries,
  holdTaxInvoices,
  listTaxedEntries,
  moveTaxMark,
} from './taxed-entries.ts';
