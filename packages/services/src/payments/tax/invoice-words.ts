import type { CalendarDate } from '@candor/domain/calendar';
import type { TaxState } from '@candor/markets/tax';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import type { TaxSupplier } from './tax-supplier.ts';

/**
 * Who supplied whom with what, as it stood when the paper was issued: it never changes, wherever they move.
 */
export type InvoiceWords = {
  readonly supplier: TaxSupplier;
  readonly recipient: {
    readonly name: string | null;
    readonly address: string | null;
    readonly state: TaxState;
  };
  readonly feeName: string | null;
  /** Of a credit note: the day of the invoice that it takes back. */
  readonly againstOn: CalendarDate | null;
};

const about = (entryId: bigint) => `tax-invoice:${entryId}`;

export function sealInvoice(seal: PersonSeal, entryId: bigint, words: InvoiceWords): string {
  return seal.seal(JSON.stringify(words), about(entryId));
}

export function openInvoice(seal: PersonSeal, entryId: bigint, sealed: string): InvoiceWords {
  return JSON.parse(seal.open(sealed, about(entryId))) as InvoiceWords;
}
