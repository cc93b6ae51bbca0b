import type { CalendarDate } from '@candor/domain/calendar';

/**
 * A market's disclosure as data: a screen and a PDF show the same rows, in the reader's language. Labels and
 * set phrases are keys, whose words are in the market's `disclosure-words.ts`; figures are figures.
 */
export interface DisclosureDocument<Word extends string = string> {
  readonly title: Word;
  readonly issuedOn: CalendarDate;
  /** Last day on which the lender is held to it. */
  readonly validUntil: CalendarDate;
  readonly sections: readonly DisclosureSection<Word>[];
}

export interface DisclosureSection<Word extends string = string> {
  readonly heading: Word;
  readonly rows: readonly DisclosureRow<Word>[];
  readonly table: DisclosureTable<Word> | null;
}

export interface DisclosureRow<Word extends string = string> {
  /** As the form numbers it: "8 (i)". */
  readonly number: string | null;
  readonly label: Word;
  /** What the label is about, in the lender's own word: the name of a fee, for all readers or by language. */
  readonly about: string | Readonly<Record<string, string>> | null;
  readonly cells: readonly Cell<Word>[];
  readonly isTotal: boolean;
}

export interface DisclosureTable<Word extends string = string> {
  readonly heads: readonly Word[];
  readonly lines: readonly (readonly Cell<Word>[])[];
  readonly totals: readonly Cell<Word>[];
}

export type Cell<Word extends string = string> =
  | { readonly kind: 'amount'; readonly minor: bigint }
  | { readonly kind: 'percent'; readonly percent: string; readonly per: 'day' | 'month' | 'year' | null }
  | { readonly kind: 'date'; readonly on: CalendarDate }
  | { readonly kind: 'count'; readonly count: number; readonly of: CountedThing }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'word'; readonly word: Word }
  | { readonly kind: 'empty' };

export type CountedThing = 'day' | 'week' | 'half-month' | 'month' | 'instalment' | 'number' | 'time';
