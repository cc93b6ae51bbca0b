import { plainFigure, type MoneyWay } from '../../kit/words/money-words.ts';
import type { Invoice } from './invoice-columns.tsx';

export const invoiceHeads = [
  'Number',
  'Kind',
  'Issued',
  'Supplied',
  'Recipient',
  'Place of supply',
  'Service',
  'Loan',
  'Against',
  'Taxable',
  'CGST',
  'SGST',
  'IGST',
  'Total',
] as const;

/** One paper as the cells of a spreadsheet; a credit note in minus, so that a column adds up. */
export function invoiceCells(money: MoneyWay): (invoice: Invoice) => string[] {
  return (invoice) => {
    const { taxable, central, state, integrated, total } = invoice;
    return [
      invoice.number,
      invoice.kind,
      invoice.issuedOn,
      invoice.suppliedOn,
      invoice.recipient ?? '',
      invoice.place,
      invoice.what,
      invoice.reference,
      invoice.against ?? '',
      ...[taxable, central, state, integrated, total].map((minor) =>
        plainFigure(invoice.kind === 'invoice' ? minor : -minor, money),
      ),
    ];
  };
}
