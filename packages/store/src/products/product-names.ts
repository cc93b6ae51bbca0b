import type { Tx } from '../database/database.ts';

/** Gives a product its names where it has none yet; what staff changed since is left alone. */
export async function insertProductNamesIfAbsent(
  tx: Tx,
  productId: string,
  names: Readonly<Record<string, string>>,
): Promise<void> {
  await tx.query({
    name: 'product-names-insert',
    text: `insert into product_name (product_id, language, name)
           select $1, language, name from jsonb_each_text($2) as given (language, name)
           on conflict (product_id, language) do nothing`,
    values: [productId, JSON.stringify(names)],
  });
}

/** The names of some languages, from now on; those of others stay. */
export async function saveProductNames(
  tx: Tx,
  productId: string,
  names: Readonly<Record<string, string>>,
): Promise<void> {
  await tx.query({
    name: 'product-names-save',
    text: `insert into product_name (product_id, language, name)
           select $1, language, name from jsonb_each_text($2) as given (language, name)
           on conflict (product_id, language) do update set name = excluded.name`,
    values: [productId, JSON.stringify(names)],
  });
}
