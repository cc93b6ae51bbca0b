import { isRefusal } from '@candor/domain/refusals';
import { productTermsJson, readProductTerms } from '@candor/domain/product';
import type { CalendarDate } from '@candor/domain/calendar';
import type { ProductFault } from '@candor/domain/product';
import { checkProduct, type Breach, type MarketId } from '@candor/markets';
import {
  insertProductVersion,
  lastProductVersion,
  lockProduct,
  saveProductCheck,
} from '@candor/store/products';
import type { Decide, Json } from '../../kernel/commands/command.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';

export type SaveProduct = {
  readonly productId: string;
  readonly market: MarketId;
  /** As a person writes them: amounts and percentages as text. */
  readonly terms: unknown;
  /** For applications from this day on; today unless said. The law of that day is asked. */
  readonly startsOn?: CalendarDate;
};

export type SavedProduct = { readonly productId: string; readonly version: number };

/**
 * Saves a product's terms as a new version, if the law of the market allows every loan of it. A refusal names
 * each term, the limit that it breaks and the largest lawful value. The same terms again are the same
 * version. A version may begin on a later day: until then the one before stays in force, and none begins
 * before one that was saved earlier.
 */
export const saveProduct: Decide<
  SaveProduct,
  SavedProduct,
  | 'product_terms_are_unfit'
  | 'product_breaks_the_law'
  | 'product_is_of_another_market'
  | 'product_starts_in_the_past'
  | 'product_starts_before_another'
> = async (tx, { productId, market, terms: written, startsOn }) => {
  const product = await lockProduct(tx, productId, market);
  if (product.market !== market) {
    return { refused: 'product_is_of_another_market', facts: { market: product.market } };
  }
  const today = await businessDateOf(tx, market);
  const on = startsOn ?? today;
  if (on < today) return { refused: 'product_starts_in_the_past', facts: { today } };
  const last = await lastProductVersion(tx, productId);
  if (last && last.validFrom > on)
    return { refused: 'product_starts_before_another', facts: { startsOn: last.validFrom } };
  const read = readProductTerms(written, on);
  if (isRefusal(read))
    return { refused: 'product_terms_are_unfit', facts: { faults: faultsJson(read.faults) } };
  const unlawful = checkProduct(market, read, on);
  if (unlawful) return { refused: unlawful.refused, facts: { breaches: unlawful.breaches.map(breachJson) } };
  const terms = JSON.stringify(productTermsJson(read));
  if (last && sameTerms(last.terms, terms)) {
    return { output: { productId, version: last.version }, facts: { isNew: false } };
  }
  const version = (last?.version ?? 0) + 1;
  await saveProductCheck(tx, { market, terms, lawOn: on, breaches: [] });
  await insertProductVersion(tx, { productId, version, market, terms, validFrom: on });
  return {
    output: { productId, version },
    facts: { isNew: true, on },
    outbox: [{ topic: 'product.saved', payload: { product: productId, market, version } }],
  };
};

/**
 * Both were written by `productTermsJson`, whose text is the same for the same terms; jsonb only orders the
 * names.
 */
function sameTerms(stored: unknown, terms: string): boolean {
  return canonical(stored) === canonical(JSON.parse(terms));
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, field: unknown) =>
    field !== null && typeof field === 'object' && !Array.isArray(field)
      ? Object.fromEntries(Object.entries(field).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : field,
  );
}

function faultsJson(faults: readonly ProductFault[]): Json {
  return faults.map((fault) => ({ ...fault }) as Json);
}

function breachJson({ worst, ...breach }: Breach): Json {
  const loan = worst && {
    amount: String(worst.amount),
    instalments: worst.term.instalments,
    every: { count: worst.term.every.count, unit: worst.term.every.unit },
    disbursedOn: worst.disbursedOn,
  };
  return { ...breach, worst: loan };
}
