import type { DataSection } from '../../kernel/data-section.ts';
import type { StepValue } from '@candor/markets/certification';
import {
  consentHistory,
  findDevice,
  findLocation,
  listPushTokens,
  listReferencePersons,
} from '@candor/store/privacy';
import { findBorrower, listBorrowerLending, listDocuments } from '@candor/store/borrowers';
import { listClaimsOfBorrower } from '@candor/store/transfers';
import { listDrafts, listSteps } from '@candor/store/kyc';
import { listHardshipRequests } from '@candor/store/hardship';
import { listInbox, listMessageChoices } from '@candor/store/messages';
import { listBorrowerPasskeys } from '@candor/store/passkeys';
import { listLiveSessions } from '@candor/store/sessions';
import { listPayoutAccounts } from '@candor/store/payout-accounts';
import { listPictures } from '@candor/store/pictures';
import type { ReadTx } from '@candor/store/database';
import { openAccount } from '../../customers/payout-accounts/seal-account.ts';
import { borrowerPhone } from '../../customers/borrowers/borrower-phone.ts';
import { documentAbout } from '../../customers/borrowers/note-document.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { openDraft, openValues } from '../../customers/kyc/step-seal.ts';
import {
  askedElsewhere,
  decisionLines,
  manualDecisionLines,
} from '../../lending/decisions/data-for-export.ts';
import { openHardshipWords } from '../../servicing/hardship/ask-hardship.ts';
import { statedMailOf } from '../../customers/mail/mail-address.ts';
import { inboxOf } from '../../customers/messages/read-messages.ts';
import { messageAbout, type MessageContent } from '../../customers/messages/write-message.ts';
import { disputeLines, reportedLines } from '../../backoffice/bureau/data-for-export.ts';
import { complaintDraftLines, complaintLines } from '../../servicing/complaints/data-for-export.ts';
import { pictureFileName } from '../../customers/pictures/picture-rules.ts';
import { taxInvoiceLines } from '../../payments/tax/data-for-export.ts';
import { signedAgreements } from './export-contracts.ts';

type Gather = (tx: ReadTx, seal: PersonSeal, borrowerId: string) => Promise<DataSection['rows']>;

const iso = (at: Date) => at.toISOString();

/** A step's own facts, then each field with what was given. */
const lineOf = (facts: Readonly<Record<string, string>>, values: readonly StepValue[]) => ({
  ...facts,
  ...Object.fromEntries(values.map(({ field, value }) => [field, value])),
});

/**
 * Each section of an export: what it is called, and how it is gathered. A new kind of data is one more entry.
 */
export const dataSections: Readonly<Record<string, Gather>> = {
  account: async (tx, seal, borrowerId) => {
    const row = await findBorrower(tx, borrowerId);
    if (!row) return [];
    const phone = borrowerPhone(seal, row);
    return [{ phone, market: row.market, language: row.language, openedAt: iso(row.openedAt) }];
  },
  documents: async (tx, seal, borrowerId) =>
    (await listDocuments(tx, borrowerId)).map(({ kind, numberSealed }) => ({
      kind,
      number: seal.open(numberSealed, documentAbout(borrowerId, kind)),
    })),
  certification: async (tx, seal, borrowerId) =>
    (await listSteps(tx, borrowerId)).map((row) =>
      lineOf({ step: row.step, state: row.state, at: iso(row.changedAt) }, openValues(seal, borrowerId, row)),
    ),
  certificationDrafts: async (tx, seal, borrowerId) =>
    (await listDrafts(tx, borrowerId)).map((row) =>
      lineOf({ step: row.step, at: iso(row.keptAt) }, openDraft(seal, borrowerId, row).values),
    ),
  consents: async (tx, _seal, borrowerId) =>
    (await consentHistory(tx, borrowerId)).map(({ purpose, textVersion, language, isGiven, at }) => ({
      purpose,
      textVersion,
      language,
      isGiven,
      at: iso(at),
    })),
  sessions: async (tx, _seal, borrowerId) =>
    (await listLiveSessions(tx, borrowerId, { at: new Date(0), usedSince: new Date(0) })).map((row) => ({
      browser: row.browser,
      system: row.system,
      startedAt: iso(row.startedAt),
      lastUsedAt: iso(row.lastUsedAt),
    })),
  passkeys: async (tx, _seal, borrowerId) =>
    (await listBorrowerPasskeys(tx, borrowerId)).map(({ browser, system, madeAt, usedAt }) => ({
      browser,
      system,
      madeAt: iso(madeAt),
      usedAt: usedAt && iso(usedAt),
    })),
  location: async (tx, _seal, borrowerId) => {
    const place = await findLocation(tx, borrowerId);
    return place
      ? [{ latitude: place.latitude, longitude: place.longitude, notedAt: iso(place.notedAt) }]
      : [];
  },
  device: async (tx, seal, borrowerId) => {
    const device = await findDevice(tx, borrowerId);
    return device
      ? [JSON.parse(seal.open(device.sealed, `device:${borrowerId}`)) as Record<string, string>]
      : [];
  },
  referencePersons: async (tx, seal, borrowerId) =>
    (await listReferencePersons(tx, borrowerId)).map(
      ({ sealed }) => JSON.parse(seal.open(sealed, `reference:${borrowerId}`)) as Record<string, string>,
    ),
  pushDevices: async (tx, _seal, borrowerId) =>
    (await listPushTokens(tx, borrowerId)).map(({ platform }) => ({ platform })),
  messagesFirstBy: async (tx, _seal, borrowerId) =>
    (await listMessageChoices(tx, borrowerId)).map(({ purpose, way }) => ({ purpose, way })),
  email: async (tx, seal, borrowerId) => {
    const stated = await statedMailOf(tx, seal, borrowerId);
    return stated ? [{ address: stated.address, isConfirmed: stated.isConfirmed }] : [];
  },
  messages: async (tx, seal, borrowerId) => {
    const found = await listInbox(tx, await inboxOf(tx, borrowerId), { before: null, limit: 1_000 });
    return found.map(({ id, kind, channel, sealed, writtenAt }) => {
      const { title, body } = JSON.parse(seal.open(sealed, messageAbout(id))) as MessageContent;
      return { kind, channel, writtenAt: iso(writtenAt), title, body };
    });
  },
  pictures: async (tx, _seal, borrowerId) =>
    (await listPictures(tx, borrowerId)).map(({ id, purpose, width, height, bytes, createdAt }) => ({
      file: pictureFileName(id),
      purpose,
      width,
      height,
      bytes,
      sentAt: iso(createdAt),
    })),
  payoutAccounts: async (tx, seal, borrowerId) =>
    (await listPayoutAccounts(tx, borrowerId)).map((row) => {
      const { number, holder } = openAccount(seal, row);
      const { kind, institution, isDefault, addedAt } = row;
      return { kind, institution, number, holder, isDefault, addedAt: iso(addedAt) };
    }),
  signedAgreements,
  hardship: async (tx, seal, borrowerId) =>
    (await listHardshipRequests(tx, borrowerId)).map((request) => ({
      option: request.option,
      state: request.state,
      promisedOn: request.promisedOn,
      askedAt: iso(request.askedAt),
      words: openHardshipWords(seal, request),
    })),
  complaints: complaintLines,
  complaintDrafts: complaintDraftLines,
  transferNumbers: async (tx, _seal, borrowerId) =>
    (await listClaimsOfBorrower(tx, borrowerId)).map(({ utr, state, saidAt }) => ({
      utr,
      state,
      saidAt: iso(saidAt),
    })),
  taxInvoices: taxInvoiceLines,
  reportedToBureaus: reportedLines,
  bureauDisputes: disputeLines,
  askedElsewhere,
  decisions: decisionLines,
  decidedByPerson: manualDecisionLines,
  ordersAndLoans: async (tx, _seal, borrowerId) => listBorrowerLending(tx, borrowerId),
};
