import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx } from '../database/database.ts';
import { productName } from './offered-products.ts';
import { inForceFirst, productVersionColumns, type ProductVersion } from './products.ts';

export type ShelvedProduct = ProductVersion & {
  readonly name: string;
  /** A version that was saved and has not begun. */
  readonly nextVersion: number | null;
  readonly nextFrom: CalendarDate | null;
  readonly isAsked: boolean;
};

/** The products of a market by their ids, from after one, with what is in force and what is to come. */
export async function listProductShelf(
  tx: ReadTx,
  market: string,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<ShelvedProduct[]> {
  const { rows } = await tx.query<ShelvedProduct>({
    name: 'product-shelf',
    text: `select v.*, ${productName('v."productId"', `'en'`)} as name, n.version as "nextVersion", n.valid_from as "nextFrom",
                  exists (select 1 from approval_request r where r.subject = 'product:' || v."productId"
                          and r.state in ('waiting', 'asked-back')) as "isAsked"
           from (select id from product where market = $1 and ($2::text is null or id > $2) order by id limit $3) p
           cross join lateral (select ${productVersionColumns} from product_version where product_id = p.id
                               order by ${inForceFirst} limit 1) v
           left join lateral (select version, valid_from from product_version l where l.product_id = p.id
                              and l.version > v.version order by version desc limit 1) n on true
           order by v."productId"`,
    values: [market, after, limit],
  });
  return rows;
}

export type SavedVersion = ProductVersion & { readonly savedAt: Date };

/** A product's versions, newest first, from before one. */
export async function listProductVersions(
  tx: ReadTx,
  productId: string,
  { before, limit }: { readonly before: number | null; readonly limit: number },
): Promise<SavedVersion[]> {
  const { rows } = await tx.query<SavedVersion>({
    name: 'product-versions',
    text: `select ${productVersionColumns}, saved_at as "savedAt" from product_version
           where product_id = $1 and ($2::int is null or version < $2) order by version desc limit $3`,
    values: [productId, before, limit],
  });
  return rows;
}

export async function productNamesOf(
  tx: ReadTx,
  productId: string,
): Promise<Readonly<Record<string, string>>> {
  const { rows } = await tx.query<{ language: string; name: string }>({
    name: 'product-names-of',
    text: 'select language, name from product_name where product_id = $1 order by language',
    values: [productId],
  });
  return Object.fromEntries(rows.map(({ language, name }) => [language, name]));
}
