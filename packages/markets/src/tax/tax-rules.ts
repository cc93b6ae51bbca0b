import type { CalendarDate } from '@candor/domain/calendar';
import type { Rational } from '@candor/domain/numbers';

/** What a market's tax law asks of a lender's papers; null where a fee's tax needs no invoice of its own. */
export interface TaxRules {
  readonly invoice: TaxInvoiceRules | null;
  /** The month with whose first day a borrower's tax year begins. */
  readonly yearBegins: number;
  readonly law: string;
}

export type TaxInvoiceKind = 'invoice' | 'credit-note';

export interface TaxInvoiceRules {
  /** As people call it: GST. */
  readonly taxName: string;
  readonly percent: Rational;
  /** The code of the service, and its name in the tariff. */
  readonly service: { readonly code: string; readonly name: string };
  /** The year in which numbers begin anew: 31 March 2027 → 26-27, 1 April 2027 → 27-28. */
  readonly yearOf: (day: CalendarDate) => string;
  /** The number on the paper, at most 16 characters: TI/26-27/0000042. */
  readonly numberOf: (kind: TaxInvoiceKind, year: string, serial: number) => string;
  /**
   * The lender's tax number: what the fact of its licence is called, its number on paper, and whether it is
   * one.
   */
  readonly supplierNumber: {
    readonly fact: 'gstin';
    readonly name: string;
    readonly isOne: (text: string) => boolean;
  };
  /** Where the supplier is registered, by its number. */
  readonly stateOfSupplier: (supplierNumber: string) => TaxState;
  /** Where somebody lives, by the region of their city; undefined for one that is unknown. */
  readonly stateOfRegion: (region: string) => TaxState | undefined;
}

export interface TaxState {
  readonly code: string;
  readonly name: string;
}

/** Titles as the law has them. */
export const taxPaperTitles: Readonly<Record<TaxInvoiceKind, string>> = {
  invoice: 'Tax invoice',
  'credit-note': 'Credit note',
};
