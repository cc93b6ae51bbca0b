import { isRefusal } from '@candor/domain';
import type {
  CalendarDate,
  ChoiceFault,
  NoRate,
  OfferedTerm,
  ProductTerms,
  Quote,
  Refusal,
  TermsFault,
} from '@candor/domain';
import {
  disclose,
  isLoanPurpose,
  loanPurposes,
  quoteProduct,
  type DisclosureDocument,
  type MarketId,
  type QuoteRefusal,
} from '@candor/markets';
import { agreements, writeAgreement, type AgreementText } from '@candor/markets/agreement';
import { findProductVersion, type LoanOrder, type Tx } from '@candor/store';
import type { PersonSeal } from '../borrowers/person-seal.ts';
import { businessDateOf } from '../loans/change-loan.ts';
import { disclosureFingerprint } from '../orders/disclosure-fingerprint.ts';
import { orderReference } from '../orders/order-reference.ts';
import { productTermsOf } from '../orders/product-terms-of.ts';
import { lenderOnPaper, type LenderOnPaper } from './lender-on-paper.ts';
import { personOnPaper } from './person-on-paper.ts';

/** What a borrower chooses of an offer. */
export type ContractChoice = {
  readonly amount: bigint;
  readonly term: OfferedTerm;
  readonly account: AccountOnPaper | null;
  readonly purpose: string | null;
};

export type AccountOnPaper = {
  readonly institution: string;
  readonly masked: string;
  readonly holder: string;
};

/** The papers of one loan, ready to read: all of them from one quote. */
export type ContractDraft = {
  readonly market: MarketId;
  readonly on: CalendarDate;
  readonly product: ProductTerms;
  readonly quote: Quote;
  readonly disclosure: DisclosureDocument;
  readonly disclosureFingerprint: string;
  readonly agreement: AgreementText;
  readonly lender: LenderOnPaper;
  readonly reference: string;
  readonly borrower: string;
};

export type PricedOrder = { readonly product: ProductTerms; readonly quote: Quote };

/** The figures of a choice today, or why the product doesn't offer them. */
export async function quoteOfOrder(
  tx: Tx,
  order: LoanOrder,
  { amount, term }: Pick<ContractChoice, 'amount' | 'term'>,
): Promise<PricedOrder | Refusal<ChoiceFault | TermsFault | NoRate | QuoteRefusal>> {
  const market = order.market as MarketId;
  const on = await businessDateOf(tx, market);
  const version = await findProductVersion(tx, order.productId, order.productVersion);
  if (!version) throw new Error(`order ${order.id} has no product`);
  const product = productTermsOf(version, on);
  const quote = quoteProduct(market, product, { amount, term, disbursedOn: on }, on);
  return isRefusal(quote) ? quote : { product, quote };
}

/** Writes the disclosure and the agreement of a quote: the draft on the screen and the text that is signed come from here. */
export async function draftContract(
  tx: Tx,
  seal: PersonSeal,
  order: LoanOrder,
  { product, quote }: PricedOrder,
  { account, purpose }: Pick<ContractChoice, 'account' | 'purpose'>,
): Promise<ContractDraft> {
  const market = order.market as MarketId;
  const on = quote.schedule.terms.disbursedOn;
  const lender = await lenderOnPaper(tx, market);
  const person = await personOnPaper(tx, seal, order.borrowerId, market);
  const reference = orderReference(order.id);
  const disclosure = disclose(market, {
    quote,
    product,
    lender: lender.facts,
    borrowerName: person.name,
    reference,
    issuedOn: on,
  });
  if (isRefusal(disclosure)) throw new Error(`a quote can't be disclosed: ${disclosure.refused}`);
  const agreement = writeAgreement(market, {
    quote,
    product,
    lender: lender.facts,
    contact: lender.contact,
    borrower: person,
    reference,
    account,
    purpose: purpose !== null && isLoanPurpose(purpose) ? loanPurposes[purpose].en : purpose,
    on,
  });
  const print = disclosureFingerprint(market, product, quote, agreements[market].version);
  return {
    market,
    on,
    product,
    quote,
    disclosure,
    disclosureFingerprint: print,
    agreement,
    lender,
    reference,
    borrower: person.name,
  };
}
