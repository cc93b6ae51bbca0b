import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx, Tx } from '../database/database.ts';

export type ProductVersion = {
  readonly productId: string;
  readonly version: number;
  readonly market: string;
  /** As `productTermsJson` writes them and `readProductTerms` reads them. */
  readonly terms: unknown;
  readonly validFrom: CalendarDate;
};

/** As SQL: a version's columns under the names of `ProductVersion`. */
export const productVersionColumns = `product_id as "productId", version, market, terms, valid_from as "validFrom"`;

/**
 * As SQL: whether a version has begun by the market's business day. One that was saved for December waits,
 * and November's stays in force.
 */
export const hasBegun = `valid_from <= (select business_date from business_clock c where c.market = product_version.market)`;

/**
 * As SQL: which version of a product is in force comes first; while none has begun, the last one, which says
 * itself from when on.
 */
export const inForceFirst = `(${hasBegun}) desc, version desc`;

/** The version that is offered; none of a product before its first day. */
export async function currentProductVersion(
  tx: ReadTx,
  productId: string,
): Promise<ProductVersion | undefined> {
  const { rows } = await tx.query<ProductVersion>({
    name: 'product-current',
    text: `select ${productVersionColumns} from product_version where product_id = $1 and ${hasBegun}
           order by version desc limit 1`,
    values: [productId],
  });
  return rows[0];
}

/** The version that was saved last, whether it has begun or not: the next one comes after it. */
export async function lastProductVersion(tx: ReadTx, productId: string): Promise<ProductVersion | undefined> {
  const { rows } = await tx.query<ProductVersion>({
    name: 'product-last',
    text: `select ${productVersionColumns} from product_version where product_id = $1 order by version desc limit 1`,
    values: [productId],
  });
  return rows[0];
}

export async function findProductVersion(
  tx: ReadTx,
  productId: string,
  version: number,
): Promise<ProductVersion | undefined> {
  const { rows } = await tx.query<ProductVersion>({
    name: 'product-version',
    text: `select ${productVersionColumns} from product_version where product_id = $1 and version = $2`,
    values: [productId, version],
  });
  return rows[0];
}

/** What is offered in a market, by id. */
export async function listProducts(tx: ReadTx, market: string): Promise<ProductVersion[]> {
  const { rows } = await tx.query<ProductVersion>({
    name: 'product-list',
    text: `select distinct on (product_id) ${productVersionColumns} from product_version where market = $1 and ${hasBegun}
           order by product_id, version desc`,
    values: [market],
  });
  return rows;
}

/** Makes a product if it is not there, and locks it: its versions are numbered one after the other. */
export async function lockProduct(tx: Tx, id: string, market: string): Promise<{ readonly market: string }> {
  await tx.query({
    name: 'product-insert',
    text: 'insert into product (id, market) values ($1, $2) on conflict (id) do nothing',
    values: [id, market],
  });
  await tx.query({
    name: 'product-lock',
    text: `select pg_advisory_xact_lock(hashtextextended('product:' || $1, 0))`,
    values: [id],
  });
  const { rows } = await tx.query<{ market: string }>({
    name: 'product-market',
    text: 'select market from product where id = $1',
    values: [id],
  });
  return { market: rows[0]?.market ?? market };
}

export type ProductCheck = {
  readonly market: string;
  readonly terms: string;
  readonly lawOn: CalendarDate;
  readonly breaches: readonly unknown[];
};

/** Keeps what the law said about exactly these terms on a day. The same said twice is kept once. */
export async function saveProductCheck(
  tx: Tx,
  { market, terms, lawOn, breaches }: ProductCheck,
): Promise<void> {
  await tx.query({
    name: 'product-check-insert',
    text: `insert into product_check (market, fingerprint, law_on, verdict, breaches)
           values ($1, terms_fingerprint($2::jsonb), $3, $4, $5)
           on conflict (market, fingerprint, law_on, verdict) do nothing`,
    values: [market, terms, lawOn, breaches.length === 0 ? 'lawful' : 'unlawful', JSON.stringify(breaches)],
  });
}

/**
 * Refused by the database where no lawful check of exactly these terms is kept for the day they are valid
 * from.
 */
export async function insertProductVersion(
  tx: Tx,
  {
    productId,
    version,
    market,
    terms,
    validFrom,
  }: Omit<ProductVersion, 'terms'> & { readonly terms: string },
): Promise<void> {
  await tx.query({
    name: 'product-version-insert',
    text: `insert into product_version (product_id, version, market, terms, valid_from) values ($1, $2, $3, $4, $5)`,
    values: [productId, version, market, terms, validFrom],
  });
}
