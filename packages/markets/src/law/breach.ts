import type { LoanChoice } from '@candor/domain/product';
import type { Refusal } from '@candor/domain/refusals';
import type { ProductOnlyRefusal, QuoteRefusal } from './law-refusal.ts';

/** One term of a product that takes it over a limit. */
export interface Breach {
  readonly refused: QuoteRefusal | ProductOnlyRefusal;
  /** Its id in the market's book. */
  readonly limit: string;
  /** The term, as a path: "fees[0].percent". */
  readonly term: string;
  /** What the term says now. */
  readonly set: string;
  readonly ceiling: string;
  /** What the limit is held against, at its worst. */
  readonly value: string;
  /**
   * The largest lawful value of this term, rounded down, the other terms left as they are; null if even 0 is
   * too much.
   */
  readonly largestLawful: string | null;
  /** The same where the law asks for at least something. */
  readonly leastLawful: string | null;
  /** The loan of this product in which it is worst; null where every loan is alike. */
  readonly worst: LoanChoice | null;
}

export type UnlawfulProduct = Refusal<'product_breaks_the_law'> & { readonly breaches: readonly Breach[] };
