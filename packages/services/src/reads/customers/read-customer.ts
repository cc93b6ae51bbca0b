import type { CalendarDate } from '@candor/domain/calendar';
import type { MarketId } from '@candor/markets';
import { optionLabel } from '@candor/markets/certification';
import { findBorrower, type BorrowerRow } from '@candor/store/borrowers';
import { listCustomerApplications, type CustomerApplication } from '@candor/store/customer-file';
import { latestHardshipRequest, shelterOfLoans, type HardshipRequest } from '@candor/store/hardship';
import { latestConsents } from '@candor/store/privacy';
import type { Database, ReadTx } from '@candor/store/database';
import {
  applicationPictures,
  type ApplicationPicture,
} from '../../backoffice/applications/application-pictures.ts';
import { givenValues, type GivenValues } from '../../backoffice/applications/given-values.ts';
import { knownPeople } from '../../customers/borrowers/name-words.ts';
import { maskPhone } from '../../customers/borrowers/mask-phone.ts';
import { consentViews, type ConsentView } from '../../customers/consents/consent-view.ts';
import { identifiersOf, revealsToday } from '../../customers/file/reveal-identifier.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { factText } from '../../lending/decision-tables/condition-words.ts';
import { lastDecision } from '../../lending/decisions/last-decision.ts';
import { customerContact, type CustomerContact } from './customer-contact.ts';
import { customerFigures, customerLoans, type CustomerFigures, type CustomerLoan } from './customer-loans.ts';

/** Who looks, and what their role lets them see. */
export type CustomerReader = {
  readonly staffId: string;
  readonly seesDocuments: boolean;
  readonly seesScreening: boolean;
  /** As the texts that borrowers agree to name it. */
  readonly lenderIn: (market: MarketId) => string;
  readonly now: Date;
};

export type CustomerPage = {
  readonly borrower: BorrowerRow & { readonly market: MarketId };
  readonly name: string | null;
  readonly on: CalendarDate;
  readonly identifiers: {
    readonly phone: string | null;
    readonly email: string | null;
    readonly document: string | null;
    readonly documentKind: string | null;
    readonly employer: string | null;
    readonly isPayProven: boolean;
    readonly city: string | null;
  };
  readonly loans: readonly CustomerLoan[];
  readonly figures: CustomerFigures;
  readonly bureau: { readonly worst: string; readonly openLoans: string; readonly on: CalendarDate } | null;
  readonly applications: readonly CustomerApplication[];
  readonly documents: readonly ApplicationPicture[];
  readonly kyc: { readonly steps: number; readonly verified: number };
  /** When and how the last screening ended; null for whoever must not know, and where there was none. */
  readonly screening: { readonly says: string; readonly on: CalendarDate } | null;
  readonly contact: CustomerContact;
  readonly hold: HardshipRequest | null;
  readonly consents: readonly ConsentView[];
  readonly revealsToday: number;
};

const applicationsShown = 50;
const stepsOfKyc = 4;

/** All that is known of one borrower, as far as the reader may see it; undefined where there is none. */
export function readCustomer(
  database: Database,
  seal: PersonSeal,
  { market, borrowerId }: { readonly market: MarketId; readonly borrowerId: string },
  reader: CustomerReader,
): Promise<CustomerPage | undefined> {
  return database.read(async (tx) => {
    const borrower = await findBorrower(tx, borrowerId);
    if (borrower?.market !== market) return undefined;
    const on = await businessDateOf(tx, market);
    const whose = { borrowerId, market };
    const given = await givenValues(tx, seal, whose);
    const people = await knownPeople(tx, seal, [borrowerId]);
    const loans = await customerLoans(tx, [borrowerId], { market, on });
    const applications = await listCustomerApplications(tx, borrowerId, applicationsShown);
    return {
      borrower: { ...borrower, market },
      name: people.get(borrowerId)?.name ?? null,
      on,
      identifiers: await masked(tx, seal, whose, given),
      loans,
      figures: customerFigures(loans),
      ...(await foundElsewhere(tx, seal, market, applications, reader)),
      applications,
      documents: await applicationPictures(tx, given, { ...whose, returnedAt: null }),
      kyc: {
        steps: stepsOfKyc,
        verified: given.rows.filter(({ state }) => state === 'accepted').length,
      },
      contact: await customerContact(tx, { borrower: { ...borrower, market }, loans }, reader.now),
      hold: await holdOf(tx, loans, on),
      consents: consentViews(market, await latestConsents(tx, borrowerId), {
        language: 'en',
        lender: reader.lenderIn(market),
      }),
      revealsToday: await revealsToday(tx, reader.staffId, market, reader.now),
    };
  });
}

async function masked(
  tx: ReadTx,
  seal: PersonSeal,
  { borrowerId, market }: { readonly borrowerId: string; readonly market: MarketId },
  given: GivenValues,
): Promise<CustomerPage['identifiers']> {
  const { phone, email, document, documentKind } = await identifiersOf(tx, seal, borrowerId);
  const proof = given.value('incomeProof') ?? given.value('businessProof');
  return {
    phone: phone === null ? null : maskPhone(phone),
    email: email === null ? null : maskEmail(email),
    document: document === null ? null : maskPhone(document),
    documentKind: documentKind === null ? null : optionLabel(market, 'en', 'documentKind', documentKind),
    employer: given.value('employer') ?? null,
    isPayProven: proof !== undefined && given.stateOf('job') === 'accepted',
    city: given.text('city') ?? null,
  };
}

/** rowena@gmail.com → r••••a@gmail.com */
function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at);
  return `${name.slice(0, 1)}••••${name.length > 2 ? name.slice(-1) : ''}${email.slice(at)}`;
}

/** What a bureau and a screening said last, by the decision that they were asked for. */
async function foundElsewhere(
  tx: ReadTx,
  seal: PersonSeal,
  market: MarketId,
  applications: readonly CustomerApplication[],
  { seesScreening }: CustomerReader,
): Promise<Pick<CustomerPage, 'bureau' | 'screening'>> {
  for (const { orderId } of applications) {
    const decided = await lastDecision(tx, seal, orderId);
    const facts = decided?.grounds?.facts;
    if (!decided || !facts) continue;
    const on = decided.decision.decidedOn;
    const isKnown = facts.bureau === 'found' || facts.bureau === 'thin';
    return {
      bureau: isKnown
        ? {
            worst: factText(market, 'bureauWorstStatus', facts.bureauWorstStatus),
            openLoans: factText(market, 'bureauOpenLoans', facts.bureauOpenLoans),
            on,
          }
        : null,
      screening: seesScreening ? { says: factText(market, 'screening', facts.screening), on } : null,
    };
  }
  return { bureau: null, screening: null };
}

/** A request for help that is considered, or a promise that runs: nobody chases them. */
async function holdOf(
  tx: ReadTx,
  loans: readonly CustomerLoan[],
  on: CalendarDate,
): Promise<HardshipRequest | null> {
  const open = loans.filter(({ state }) => state === 'active' || state === 'written-off');
  const [sheltered] = await shelterOfLoans(
    tx,
    open.map(({ id }) => id),
    on,
  );
  return sheltered ? ((await latestHardshipRequest(tx, sheltered.loanId)) ?? null) : null;
}
