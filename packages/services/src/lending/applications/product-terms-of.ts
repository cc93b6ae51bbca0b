import { isRefusal } from '@candor/domain/refusals';
import { readProductTerms } from '@candor/domain/product';
import type { CalendarDate } from '@candor/domain/calendar';
import type { ProductTerms } from '@candor/domain/product';
import type { ProductVersion } from '@candor/store/products';

/** The terms of a stored version. They were fit when they were saved, so anything else is a fault of ours. */
export function productTermsOf(
  { productId, version, terms }: ProductVersion,
  on: CalendarDate,
): ProductTerms {
  const read = readProductTerms(terms, on);
  if (isRefusal(read)) throw new Error(`version ${version} of ${productId} can't be read: ${read.refused}`);
  return read;
}
