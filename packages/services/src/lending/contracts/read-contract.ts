import { isDearerThanApproved } from '@candor/domain/decisions';
import { isRefusal } from '@candor/domain/refusals';
import type { CalendarDate } from '@candor/domain/calendar';
import type { OfferedTerm } from '@candor/domain/product';
import type { Quote } from '@candor/domain/schedule';
import { isLoanPurpose, isMarketId, quoteOfSchedule, type Language, type MarketId } from '@candor/markets';
import { agreements, type AgreementText } from '@candor/markets/agreement';
import { findApplication, type LoanApplication } from '@candor/store/applications';
import {
  findSignedAgreement,
  findSignedDocument,
  findSignedText,
  listSignedDocumentKinds,
  listSigningConsents,
  type SignedDocument,
  type SignedDocumentKind,
  type SigningConsent,
} from '@candor/store/contracts';
import { listTaxInvoiceNumbers } from '@candor/store/tax';
import type { Database, ReadTx } from '@candor/store/database';
import {
  DamagedDocument,
  documentKey,
  openDocument,
  readDocument,
  type DocumentDamage,
} from '../../kernel/documents/document-store.ts';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { applicationReference } from '../../kernel/references/application-reference.ts';
import { disclosureSheet, type DisclosureSheet } from './disclosure-sheet.ts';
import { accountOnDocument } from './account-on-document.ts';
import {
  draftContract,
  partiesOf,
  quoteOfApplication,
  type AccountOnDocument,
  type ContractDraft,
} from './draft-contract.ts';
import { fileAbout } from './print-contract.ts';
import { openPapers } from './signed-papers.ts';

export type ContractView = {
  readonly market: MarketId;
  readonly orderId: string;
  readonly reference: string;
  readonly version: string;
  readonly quote: Quote;
  readonly agreement: AgreementText;
  readonly disclosure: DisclosureSheet;
  readonly signed: { readonly at: Date; readonly fingerprint: string } | null;
  readonly consents: readonly SigningConsent[];
  /** Those that are there to be saved. */
  readonly files: readonly SignedDocumentKind[];
  readonly taxInvoices: readonly string[];
};

/** What a borrower would sign instead of what was approved; of a signed order it changes nothing. */
export type DraftChoice = {
  readonly amount?: bigint;
  readonly term?: OfferedTerm;
  readonly firstDueOn?: CalendarDate;
  readonly accountId?: string;
  readonly purpose?: string;
};

/**
 * The papers of an order: as they were signed, or a draft with what is chosen, or else what was approved or
 * asked for. Undefined for anybody else's, and for a choice that can't be signed.
 */
export async function contractOf(
  tx: ReadTx,
  seal: PersonSeal,
  { borrowerId, orderId }: { readonly borrowerId: string; readonly orderId: string },
  language: Language,
  choice: DraftChoice = {},
): Promise<ContractView | undefined> {
  const order = await findApplication(tx, orderId);
  if (!order || order.borrowerId !== borrowerId || !isMarketId(order.market)) return undefined;
  const { accountId } = choice;
  const account = accountId === undefined ? null : await accountOnDocument(tx, seal, borrowerId, accountId);
  if (account === undefined) return undefined;
  const signed = await signedContract(tx, seal, order);
  // Paid out and nothing signed here: it came over from an earlier system, with its own paper.
  if (!signed && order.state === 'paid-out') return undefined;
  const view = signed ?? (await contractDraft(tx, seal, order, language, { ...choice, account }));
  if (!view) return undefined;
  return {
    ...view,
    files: await listSignedDocumentKinds(tx, orderId),
    taxInvoices: await listTaxInvoiceNumbers(tx, orderId),
  };
}

/** Reads the papers of an application as `contractOf` does, in a transaction of its own. */
export function readContract(
  database: Database,
  seal: PersonSeal,
  whose: { readonly borrowerId: string; readonly orderId: string },
  language: Language,
  choice?: DraftChoice,
): Promise<ContractView | undefined> {
  return database.read((tx) => contractOf(tx, seal, whose, language, choice));
}

type ContractText = Omit<ContractView, 'files' | 'taxInvoices'>;

async function signedContract(
  tx: ReadTx,
  seal: PersonSeal,
  order: LoanApplication,
): Promise<ContractText | undefined> {
  const signed = await findSignedAgreement(tx, order.id);
  const text = await findSignedText(tx, order.id);
  if (!signed || !text) return undefined;
  const { market, reference, agreement, shown } = openPapers(seal, order.id, text.sealed);
  return {
    market,
    orderId: order.id,
    reference,
    version: signed.agreementVersion,
    quote: quoteOfSchedule(market, signed.schedule),
    agreement,
    disclosure: shown.sheet,
    signed: { at: signed.signedAt, fingerprint: text.fingerprint },
    consents: await listSigningConsents(tx, order.id),
  };
}

/** Of what is no longer priced, or is more than was approved, there is no draft. */
async function contractDraft(
  tx: ReadTx,
  seal: PersonSeal,
  order: LoanApplication,
  language: Language,
  chosen: Omit<DraftChoice, 'accountId'> & { readonly account: AccountOnDocument | null },
): Promise<ContractText | undefined> {
  const draft = await chosenDraft(tx, seal, order, chosen);
  if (!draft) return undefined;
  const { market, quote, agreement, disclosure } = draft;
  return {
    market,
    orderId: order.id,
    reference: applicationReference(order.id),
    version: agreements[market].version,
    quote,
    agreement,
    disclosure: disclosureSheet(market, disclosure, language),
    signed: null,
    consents: [],
  };
}

/** The papers of what is chosen of an order, where that can be signed; otherwise undefined. */
export async function chosenDraft(
  tx: ReadTx,
  seal: PersonSeal,
  order: LoanApplication,
  chosen: Omit<DraftChoice, 'accountId'> & { readonly account: AccountOnDocument | null },
): Promise<ContractDraft | undefined> {
  const { offer } = order;
  const {
    amount = offer?.mostAmount ?? order.amount,
    term = order.term,
    firstDueOn = null,
    account,
  } = chosen;
  const priced = await quoteOfApplication(tx, order, { amount, term, firstDueOn });
  if (isRefusal(priced)) return undefined;
  const approval = offer && { ...offer, term: order.term, mostPerMonth: offer.mostPerMonth ?? 0n };
  if (
    approval &&
    (amount > approval.mostAmount || isDearerThanApproved(approval, term, priced.quote.schedule))
  )
    return undefined;
  const parties = await partiesOf(tx, seal, order);
  const { purpose = parties.person.purpose } = chosen;
  if (chosen.purpose !== undefined && !isLoanPurpose(chosen.purpose)) return undefined;
  return draftContract(parties, priced, { account, purpose });
}

export type ContractFile = { readonly fileName: string; readonly sha256: string; readonly bytes: Buffer };

type Parts = Pick<LendingDeps, 'database' | 'seal' | 'pictures' | 'onDamagedDocument'>;

/**
 * A file as it was made, the same bytes each time; null while there is none yet, undefined for anybody
 * else's. What is not what was kept is given to nobody.
 */
export async function readContractFile(
  parts: Parts,
  { borrowerId, orderId, kind }: { borrowerId: string; orderId: string; kind: SignedDocumentKind },
): Promise<ContractFile | null | undefined> {
  const { database, onDamagedDocument } = parts;
  const found = await database.read(async (tx) => {
    const order = await findApplication(tx, orderId);
    const isTheirs = order !== undefined && order.borrowerId === borrowerId;
    return isTheirs ? ((await findSignedDocument(tx, orderId, kind)) ?? null) : undefined;
  });
  if (!found) return found;
  const content = await contentOf(parts, found);
  if (typeof content !== 'string') {
    const fileName = `${applicationReference(orderId)}-${kind}.pdf`;
    return { fileName, sha256: found.sha256, bytes: content };
  }
  // Erased between the two looks, with its row: it is not damaged but gone.
  if (!(await database.read((tx) => findSignedDocument(tx, orderId, kind)))) return null;
  const storeKey = documentKey(found.sha256);
  onDamagedDocument({ damage: content, storeKey });
  throw new DamagedDocument(content, storeKey);
}

/** The content of a signed file, from the store or from its row, or what is wrong with it. */
export function contentOf(
  { seal, pictures }: Pick<Parts, 'seal' | 'pictures'>,
  file: SignedDocument,
): Promise<Buffer | DocumentDamage> {
  const { orderId, kind, sha256 } = file;
  const about = fileAbout(orderId, kind);
  if ('sealed' in file) return Promise.resolve(openDocument(seal, file.sealed, { sha256, about }));
  return readDocument({ seal, pictures }, { storeKey: file.storeKey, sha256, about });
}
