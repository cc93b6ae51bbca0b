import { markets, type LicenceFacts, type MarketId } from '@candor/markets';
import { taxRules, type TaxInvoiceRules, type TaxState } from '@candor/markets/tax';
import { listPageConfigurations } from '@candor/store/pages';
import type { ReadTx } from '@candor/store/database';

export type TaxSupplier = {
  readonly name: string;
  readonly address: string;
  /** The number that it is registered under for the tax: the GSTIN. */
  readonly number: string;
  readonly state: TaxState;
  /** As it ends every page of a paper. */
  readonly licence: string;
};

/**
 * Who issues tax invoices in a market; or what is missing, in sentences, before anybody can. Null where no
 * law asks for them.
 */
export async function taxSupplier(
  tx: ReadTx,
  market: MarketId,
): Promise<
  | { readonly supplier: TaxSupplier; readonly missing: readonly [] }
  | { readonly supplier: null; readonly missing: readonly string[] }
  | null
> {
  const rules: TaxInvoiceRules | null = taxRules[market].invoice;
  if (!rules) return null;
  const page = (await listPageConfigurations(tx)).find((each) => each.market === market);
  if (!page) return { supplier: null, missing: ['The market has no page yet, which names the lender.'] };
  const { name, fact, isOne } = rules.supplierNumber;
  const number = page.licence[fact] ?? '';
  if (number === '')
    return {
      supplier: null,
      missing: [`The lender’s ${name} is missing: it stands with the licence, in Page and theme.`],
    };
  if (!isOne(number))
    return { supplier: null, missing: [`${number} is no ${name}: its check digit does not fit.`] };
  return {
    supplier: {
      name: page.licence['corporateName'] ?? page.comName,
      address: page.address,
      number,
      state: rules.stateOfSupplier(number),
      licence: markets[market].licenceLines(page.licence as LicenceFacts).join(' · '),
    },
    missing: [],
  };
}
