import { amountText } from '@candor/domain/money';
import { listTaxInvoicesOf } from '@candor/store/tax';
import type { ReadTx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { applicationReference } from '../../kernel/references/application-reference.ts';
import type { DataSection } from '../../kernel/data-section.ts';
import { feeWords } from './invoice-document.ts';
import { openInvoice } from './invoice-words.ts';

/** The tax invoices and credit notes of somebody's fees. */
export async function taxInvoiceLines(
  tx: ReadTx,
  seal: PersonSeal,
  borrowerId: string,
): Promise<DataSection['rows']> {
  return (await listTaxInvoicesOf(tx, borrowerId)).map((invoice) => {
    const { recipient, feeName } = openInvoice(seal, invoice.entryId, invoice.sealed);
    return {
      number: invoice.number,
      kind: invoice.kind,
      issuedOn: invoice.issuedOn,
      suppliedOn: invoice.suppliedOn,
      loan: invoice.orderId === null ? '' : applicationReference(invoice.orderId),
      service: feeWords(feeName),
      name: recipient.name,
      address: recipient.address,
      placeOfSupply: recipient.state.name,
      taxable: amountText(invoice.taxable),
      tax: amountText(invoice.central + invoice.state + invoice.integrated),
    };
  });
}
