import type { CalendarDate } from '@candor/domain/calendar';
import type { MarketId } from '@candor/markets';
import {
  currentProductVersion,
  lastProductVersion,
  listProductShelf,
  listProductVersions,
  productNamesOf,
  type SavedVersion,
  type ShelvedProduct,
} from '@candor/store/products';
import { listApprovalsAbout, type ApprovalRow } from '@candor/store/approvals';
import { loansByVersion } from '@candor/store/portfolio';
import type { Database } from '@candor/store/database';
import { businessDateOf } from '../../kernel/time/business-date.ts';

const shelfAtOnce = 50;
const versionsAtOnce = 20;

export type ProductShelf = {
  readonly products: readonly (ShelvedProduct & { readonly loans: number })[];
  readonly next: string | null;
};

/** The products of a market, with how many loans of each still owe something. */
export function readProductShelf(
  database: Database,
  market: MarketId,
  after: string | null,
): Promise<ProductShelf> {
  return database.read(async (tx) => {
    const found = await listProductShelf(tx, market, { after, limit: shelfAtOnce + 1 });
    const counts = await loansByVersion(tx, market, null);
    const loansOf = (id: string) =>
      counts.filter(({ productId }) => productId === id).reduce((sum, { loans }) => sum + loans, 0);
    const products = found
      .slice(0, shelfAtOnce)
      .map((product) => Object.assign(product, { loans: loansOf(product.productId) }));
    return { products, next: found.length > shelfAtOnce ? (products.at(-1)?.productId ?? null) : null };
  });
}

export type ProductFile = {
  readonly names: Readonly<Record<string, string>>;
  readonly market: string;
  readonly businessDate: CalendarDate;
  readonly inForce: number;
  readonly last: number;
  readonly versions: readonly (SavedVersion & { readonly loans: number })[];
  readonly next: number | null;
  readonly asked: readonly ApprovalRow[];
};

/** One product with its versions, newest first, and the changes that wait for an approver. */
export function readProductFile(
  database: Database,
  productId: string,
  before: number | null,
): Promise<ProductFile | undefined> {
  return database.read(async (tx) => {
    const last = await lastProductVersion(tx, productId);
    if (!last) return undefined;
    const current = await currentProductVersion(tx, productId);
    const found = await listProductVersions(tx, productId, { before, limit: versionsAtOnce + 1 });
    const counts = await loansByVersion(tx, last.market, productId);
    const loansOf = (own: number) => counts.find(({ version }) => version === own)?.loans ?? 0;
    const versions = found
      .slice(0, versionsAtOnce)
      .map((each) => Object.assign(each, { loans: loansOf(each.version) }));
    const about = await listApprovalsAbout(tx, `product:${productId}`);
    return {
      names: await productNamesOf(tx, productId),
      market: last.market,
      businessDate: await businessDateOf(tx, last.market),
      inForce: current?.version ?? 0,
      last: last.version,
      versions,
      next: found.length > versionsAtOnce ? (versions.at(-1)?.version ?? null) : null,
      asked: about.filter(({ state }) => state === 'waiting' || state === 'asked-back'),
    };
  });
}
