import type { Refusal } from '../refusals/refusal.ts';

/** What is wrong with a product's terms: which field, which rule it breaks, and what would be right. */
export interface ProductFault {
  /** As a path: "fees[0].percent". */
  readonly field: string;
  readonly rule: string;
  readonly example: string;
}

/** All faults at once: whoever fills in a form of twenty fields is not sent back twenty times. */
export type UnfitProduct = Refusal<'product_terms_are_unfit'> & { readonly faults: readonly ProductFault[] };

export function unfitProduct(faults: readonly ProductFault[]): UnfitProduct {
  return { refused: 'product_terms_are_unfit', faults };
}
