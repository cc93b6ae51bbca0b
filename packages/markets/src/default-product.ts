import type { ProductTerms } from '@candor/domain/product';
import type { Language } from './language.ts';

/** A product that a new lender starts with: lawful, ordinary, and what the demo shows. */
export interface DefaultProduct {
  readonly key: string;
  readonly names: Readonly<Record<Language, string>>;
  readonly terms: ProductTerms;
}
