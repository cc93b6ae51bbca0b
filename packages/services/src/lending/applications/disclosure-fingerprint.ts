import { productTermsJson } from '@candor/domain/product';
import type { ProductTerms } from '@candor/domain/product';
import type { Quote } from '@candor/domain/schedule';
import { disclosedCharges, type MarketId } from '@candor/markets';
import { fingerprint } from '../../kernel/commands/fingerprint.ts';

/**
 * Stands for all that a disclosure says of one loan: every row and rate of the quote, the product's terms,
 * each charge that it names, and the version of the agreement's words. Whoever shows the disclosure sends it
 * along; a signature that comes back with another one was set under other figures. The words around the
 * figures follow from the market and the version, so two screens in two languages have the same.
 */
export function disclosureFingerprint(
  market: MarketId,
  product: ProductTerms,
  quote: Quote,
  agreementVersion: string,
): string {
  const terms = productTermsJson(product);
  return fingerprint('disclosure', {
    market,
    terms,
    charges: disclosedCharges(product),
    schedule: quote.schedule,
    rate: quote.rate,
    agreementVersion,
  });
}
