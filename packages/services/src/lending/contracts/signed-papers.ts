import { disclosureWords, type Language, type MarketId } from '@candor/markets';
import type { AgreementText } from '@candor/markets/agreement';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { disclosureLanguage, disclosureSheet, type DisclosureSheet } from './disclosure-sheet.ts';
import { isPrinted } from './paper-texts.ts';
import type { ContractDraft } from './draft-contract.ts';

/** What is kept, sealed, of the papers that were signed: enough to show and to print them for ever. */
export type SignedPapers = {
  readonly market: MarketId;
  readonly reference: string;
  readonly lender: string;
  readonly borrower: string;
  readonly licence: string;
  readonly agreement: AgreementText;
  /** The disclosure as it stood on the screen, and in the language that is printed. */
  readonly shown: DisclosureOnPaper;
  readonly printed: DisclosureOnPaper;
};

type DisclosureOnPaper = { readonly language: Language; readonly sheet: DisclosureSheet };

const papersAbout = (orderId: string) => `signed-text:${orderId}`;

export function papersOf(draft: ContractDraft, language: Language): SignedPapers {
  const { market, reference, lender, agreement, disclosure } = draft;
  const on = (wanted: Language): DisclosureOnPaper => ({
    language: disclosureLanguage(market, wanted),
    sheet: disclosureSheet(market, disclosure, wanted),
  });
  const isPrintable = isPrinted(language) && language in disclosureWords[market];
  return {
    market,
    reference,
    lender: lender.facts.licence.corporateName,
    borrower: draft.borrower,
    licence: lender.licence,
    agreement,
    shown: on(language),
    printed: on(isPrintable ? language : 'en'),
  };
}

export function sealPapers(seal: PersonSeal, orderId: string, papers: SignedPapers): string {
  return seal.seal(JSON.stringify(papers), papersAbout(orderId));
}

export function openPapers(seal: PersonSeal, orderId: string, sealed: string): SignedPapers {
  return JSON.parse(seal.open(sealed, papersAbout(orderId))) as SignedPapers;
}
