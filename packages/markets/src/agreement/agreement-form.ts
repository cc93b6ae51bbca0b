import type { CalendarDate } from '@candor/domain/calendar';
import type { ProductTerms } from '@candor/domain/product';
import type { Quote } from '@candor/domain/schedule';
import type { LenderFacts } from '../disclosure/disclosure-form.ts';
import type { MarketId } from '../markets.ts';
import type { Words } from '@candor/i18n';

/** The clauses of every agreement, in their order: the first is clause 1. */
export const clauseKeys = [
  'parties',
  'loan',
  'schedule',
  'interest',
  'fees',
  'late',
  'delay',
  'early',
  'cooling-off',
  'allocation',
  'limits',
  'recovery',
  'complaints',
  'privacy',
  'signature',
  'law',
] as const;
export type ClauseKey = (typeof clauseKeys)[number];

/** What an agreement is written from; every figure comes from the quote and the product's terms. */
export interface AgreementFacts {
  readonly quote: Quote;
  readonly product: ProductTerms;
  readonly lender: LenderFacts;
  /** Where the lender is reached. */
  readonly contact: { readonly phone: string; readonly email: string };
  readonly borrower: { readonly name: string; readonly address: string | null };
  readonly reference: string;
  /** Where the money goes; null in a draft before one is chosen. */
  readonly account: { readonly institution: string; readonly masked: string; readonly holder: string } | null;
  /** In English words; null in a draft before it is said. */
  readonly purpose: string | null;
  /** The day of the agreement. */
  readonly on: CalendarDate;
}

export interface ClauseTable {
  readonly heads: readonly string[];
  readonly lines: readonly (readonly string[])[];
  readonly totals: readonly string[];
}

export interface AgreementClause {
  readonly key: ClauseKey;
  /** With its number: "3. When you pay". */
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly table: ClauseTable | null;
}

/** The full text with one borrower's figures, in English, which is the language of the contract. */
export interface AgreementText {
  readonly title: string;
  readonly version: string;
  readonly clauses: readonly AgreementClause[];
}

/** What a market's law adds to the clauses that follow from the figures. */
export interface AgreementForm {
  /** The day of this wording: a signature under one wording is none under another. */
  readonly version: string;
  readonly title: Words;
  /** The acts that the wording rests on, with the note to the lender's counsel, which no borrower reads. */
  readonly law: string;
  readonly clauses: (facts: AgreementFacts, pen: Pen) => Readonly<Record<MarketClause, readonly string[]>>;
}

export type MarketClause =
  | 'parties'
  | 'cooling-off'
  | 'limits'
  | 'recovery'
  | 'complaints'
  | 'privacy'
  | 'signature'
  | 'law';

/** How the market writes money and days in English. */
export interface Pen {
  readonly market: MarketId;
  readonly money: (minor: bigint) => string;
  readonly figures: (minor: bigint) => string;
  readonly day: (on: CalendarDate) => string;
  /** For a column of a table. */
  readonly shortDay: (on: CalendarDate) => string;
}
