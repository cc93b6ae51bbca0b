import { isRefusal } from '@candor/domain/refusals';
import type { CalendarDate } from '@candor/domain/calendar';
import type { ChoiceFault, OfferedTerm, ProductTerms } from '@candor/domain/product';
import type { NoRate } from '@candor/domain/rate';
import type { Quote, TermsFault } from '@candor/domain/schedule';
import type { Refusal } from '@candor/domain/refusals';
import {
  disclose,
  isLoanPurpose,
  loanPurposeTexts,
  type DisclosureDocument,
  type MarketId,
  type QuoteRefusal,
} from '@candor/markets';
import type { DueDayFault } from '@candor/markets/due-day';
import { agreements, writeAgreement, type AgreementText } from '@candor/markets/agreement';
import type { LoanApplication } from '@candor/store/applications';
import type { ReadTx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { disclosureFingerprint } from '../applications/disclosure-fingerprint.ts';
import { applicationReference } from '../../kernel/references/application-reference.ts';
import { priceApplication } from '../applications/price-application.ts';
import { agreementFingerprint } from './agreement-fingerprint.ts';
import { lenderOnDocument, type LenderOnDocument } from './lender-on-document.ts';
import { personOnDocument, type PersonOnDocument } from './person-on-document.ts';

/** What a borrower chooses of an offer. */
export type ContractChoice = {
  readonly amount: bigint;
  readonly term: OfferedTerm;
  /** Of the first instalment; null or absent: the one that it has by itself. */
  readonly firstDueOn?: CalendarDate | null;
  readonly account: AccountOnDocument | null;
  readonly purpose: string | null;
};

export type AccountOnDocument = {
  readonly institution: string;
  readonly masked: string;
  readonly holder: string;
};

/** The papers of one loan, ready to read: all of them from one quote. */
export type ContractDraft = WrittenAgreement & {
  readonly market: MarketId;
  readonly on: CalendarDate;
  readonly product: ProductTerms;
  readonly quote: Quote;
  readonly disclosure: DisclosureDocument;
  readonly lender: LenderOnDocument;
  readonly reference: string;
  readonly borrower: string;
};

export type PricedApplication = { readonly product: ProductTerms; readonly quote: Quote };

/** The figures of a choice today, or why the product doesn't offer them. */
export async function quoteOfApplication(
  tx: ReadTx,
  order: LoanApplication,
  choice: Pick<ContractChoice, 'amount' | 'term' | 'firstDueOn'>,
): Promise<PricedApplication | Refusal<ChoiceFault | TermsFault | NoRate | QuoteRefusal | DueDayFault>> {
  const { product, quote } = await priceApplication(tx, order, choice);
  return isRefusal(quote) ? quote : { product, quote };
}

/** Who stands on the papers of an order, and by which name it is called. */
export type Parties = {
  readonly order: LoanApplication;
  readonly lender: LenderOnDocument;
  readonly person: PersonOnDocument;
  readonly reference: string;
};

export async function partiesOf(tx: ReadTx, seal: PersonSeal, order: LoanApplication): Promise<Parties> {
  const market = order.market as MarketId;
  const lender = await lenderOnDocument(tx, market);
  const person = await personOnDocument(tx, seal, order.borrowerId, market);
  return { order, lender, person, reference: applicationReference(order.id) };
}

/**
 * Writes the disclosure and the agreement of a quote: the draft on the screen and the text that is signed
 * come from here.
 */
export function draftContract(
  parties: Parties,
  priced: PricedApplication,
  chosen: Pick<ContractChoice, 'account' | 'purpose'>,
): ContractDraft {
  const { order, lender, person, reference } = parties;
  const { product, quote } = priced;
  const market = order.market as MarketId;
  const on = quote.schedule.terms.disbursedOn;
  const disclosure = disclose(market, {
    quote,
    product,
    lender: lender.facts,
    borrowerName: person.name,
    reference,
    // Of an offer both are days that are settled: whoever reads it later is promised no more than is
    // honoured.
    issuedOn: order.offer?.issuedOn ?? on,
    ...(order.offer && { validUntil: order.offer.openUntil }),
  });
  if (isRefusal(disclosure)) throw new Error(`a quote can't be disclosed: ${disclosure.refused}`);
  return {
    market,
    on,
    product,
    quote,
    disclosure,
    lender,
    reference,
    borrower: person.name,
    ...writtenAgreement(parties, priced, chosen),
  };
}

export type WrittenAgreement = {
  readonly agreement: AgreementText;
  readonly agreementFingerprint: string;
  readonly disclosureFingerprint: string;
};

/** The agreement alone, for one account and purpose, and what stands for its text. */
export function writtenAgreement(
  { order, lender, person, reference }: Parties,
  { product, quote }: PricedApplication,
  { account, purpose }: Pick<ContractChoice, 'account' | 'purpose'>,
): WrittenAgreement {
  const market = order.market as MarketId;
  const agreement = writeAgreement(market, {
    quote,
    product,
    lender: lender.facts,
    contact: lender.contact,
    borrower: person,
    reference,
    account,
    purpose: purpose !== null && isLoanPurpose(purpose) ? loanPurposeTexts('en')(purpose) : purpose,
    on: quote.schedule.terms.disbursedOn,
  });
  const print = disclosureFingerprint(market, product, quote, agreements[market].version);
  return {
    agreement,
    agreementFingerprint: agreementFingerprint(agreement, print),
    disclosureFingerprint: print,
  };
}
