import type { ReadTx } from '../database/database.ts';
import { hasBegun, productVersionColumns, type ProductVersion } from './products.ts';

export type NamedProduct = ProductVersion & {
  /** In the language asked for, else in English; its id where nobody gave it a name. */
  readonly name: string;
};

/**
 * What the list of products and a product's own screen show: every product of a market that has begun, its
 * version in force and its name.
 */
export async function listOfferedProducts(
  tx: ReadTx,
  market: string,
  language: string,
): Promise<NamedProduct[]> {
  const { rows } = await tx.query<NamedProduct>({
    name: 'product-offered',
    text: `select v.*, ${productName('v."productId"', '$2')} as name
           from (select distinct on (product_id) ${productVersionColumns} from product_version
                 where market = $1 and ${hasBegun} order by product_id, version desc) v
           order by v."productId"`,
    values: [market, language],
  });
  return rows;
}

/** As SQL: the name of a product in a language, or in English, or its id. */
export function productName(id: string, language: string): string {
  return `coalesce((select n.name from product_name n where n.product_id = ${id} and n.language in (${language}, 'en')
                    order by n.language = ${language} desc limit 1), ${id})`;
}
