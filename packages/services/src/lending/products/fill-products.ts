import { productTermsJson } from '@candor/domain/product';
import { products, type MarketId } from '@candor/markets';
import { lastProductVersion, insertProductNamesIfAbsent } from '@candor/store/products';
import type { Command, OutboxMessage } from '../../kernel/commands/command.ts';
import { saveProduct } from './save-product.ts';

/**
 * Gives a market the products that a new lender starts with, through the same door as any other: the law is
 * asked about each. What is there already is left alone, its terms and its names.
 */
export const fillProducts: Command<{ readonly market: MarketId }, { readonly filled: string[] }> = {
  name: 'product.fill',
  subject: ({ market }) => `market:${market}`,
  async decide(tx, { market }, context) {
    const filled: string[] = [];
    const outbox: OutboxMessage[] = [];
    for (const { key, names, terms } of products[market]) {
      if (!(await lastProductVersion(tx, key))) {
        const product = { productId: key, market, terms: productTermsJson(terms) };
        const saved = await saveProduct(tx, product, context);
        if ('refused' in saved)
          throw new Error(`${key}, which a new lender starts with, is refused: ${saved.refused}`);
        filled.push(key);
        outbox.push(...(saved.outbox ?? []));
      }
      await insertProductNamesIfAbsent(tx, key, names);
    }
    return { output: { filled }, facts: { filled }, outbox };
  },
};
