import { isRefusal } from '@candor/domain/refusals';
import type { OfferedTerm } from '@candor/domain/product';
import type { Quote } from '@candor/domain/schedule';
import { quoteProduct, type MarketId } from '@candor/markets';
import { currentProductVersion } from '@candor/store/products';
import type { Database } from '@candor/store/database';
import type { Refusal } from '../../kernel/commands/command.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { productTermsOf } from '../applications/product-terms-of.ts';

export type QuoteOffered = {
  readonly productId: string;
  readonly amount: bigint;
  readonly term: OfferedTerm;
};

type Rule = 'not_found' | 'product_is_not_offered' | 'amount_is_not_offered' | 'term_is_not_offered';

/**
 * The price of one loan as it would be signed today, by the version that is offered and the law of the day.
 */
export async function quoteOffered(
  database: Database,
  market: MarketId,
  { productId, amount, term }: QuoteOffered,
): Promise<{ readonly version: number; readonly quote: Quote } | Refusal<Rule>> {
  return database.read(async (tx) => {
    const version = await currentProductVersion(tx, productId);
    if (!version || version.market !== market) return { refused: 'not_found' };
    const on = await businessDateOf(tx, market);
    if (version.validFrom > on) return { refused: 'product_is_not_offered' };
    const choice = { amount, term, disbursedOn: on };
    const quote = quoteProduct(market, productTermsOf(version, on), choice, on);
    if (!isRefusal(quote)) return { version: version.version, quote };
    const { refused } = quote;
    const isChoice = refused === 'amount_is_not_offered' || refused === 'term_is_not_offered';
    // What the law of today forbids was saved under another law: it is not offered any more.
    return { refused: isChoice ? refused : 'product_is_not_offered' };
  });
}
