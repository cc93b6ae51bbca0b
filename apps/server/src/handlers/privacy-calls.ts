import type { Calls } from '@candor/contract';
import {
  lawToShow,
  markets,
  policyRights,
  policyRows,
  privacyRules,
  type PrivacyRules,
} from '@candor/markets';
import {
  dayIn,
  archiveAbout,
  askForExport,
  consentViews,
  deletionView,
  permit,
  runCommand,
  setConsent,
  takeAll,
  type IdentityParts,
} from '@candor/services';
import { findExport, latestConsents, lendingTiesOf, readExportArchive, type ExportRow } from '@candor/store';
import type { Handler } from '../http/handler.ts';
import { languageOf, type GroupHandlers } from './handler-parts.ts';
import { doFirst } from './privacy-words.ts';

/** A13: what we may know, what we know, and how it is taken away or deleted. */
export function privacyCalls(parts: IdentityParts): GroupHandlers<'privacy'> {
  const { database, seal, now, newId } = parts;
  return {
    'privacy.consents': async (_input, { session, market, facts }) => {
      const latest = await database.read((tx) => latestConsents(tx, session.borrowerId));
      return {
        consents: consentViews(market, latest, languageOf(facts, market)),
        hasContactPicker: privacyRules[market].hasContactPicker,
      };
    },

    'privacy.consent-set': consentSet(parts),

    'privacy.export': async (_input, { session: { borrowerId }, requestId }) => {
      const waitSeconds = await takeAll(database, [permit(seal, 'exportByBorrower', borrowerId)], now());
      if (waitSeconds > 0) return { refused: 'too_many_requests', retryAfterSeconds: waitSeconds };
      const id = newId();
      const actor = { kind: 'borrower', id: borrowerId } as const;
      await runCommand(database, askForExport, { input: { id, borrowerId }, actor, requestId, now: now() });
      const row = await database.read((tx) => findExport(tx, borrowerId, id));
      if (!row) throw new Error('an export that was asked for is not there');
      return stateOf(row, now());
    },

    'privacy.export-state': async ({ exportId }, { session }) => {
      const find = findExport;
      const row = await database.read((tx) => find(tx, session.borrowerId, exportId ?? null));
      return row ? stateOf(row, now()) : { refused: 'not_found' };
    },

    'privacy.export-archive': exportArchive(parts),

    'privacy.deletion': async (_input, { session, market, facts }) => {
      const language = languageOf(facts, market);
      const ties = await database.read((tx) => lendingTiesOf(tx, session.borrowerId));
      const view = deletionView(market, ties, language);
      return { ...view, doFirst: view.mayDelete ? null : doFirst[language] };
    },

    'privacy.policy': policy,
  };
}

function consentSet({ database, seal, now }: IdentityParts): Handler<Calls['privacy.consent-set']> {
  return async (input, { session, market, facts, requestId }) => {
    const { borrowerId } = session;
    const language = languageOf(facts, market);
    const answer = await runCommand(database, setConsent(seal), {
      input: { ...input, borrowerId, market, language },
      actor: { kind: 'borrower', id: borrowerId },
      requestId,
      now: now(),
    });
    if (answer.kind === 'refused') return { refused: answer.refusal.refused };
    if (answer.kind !== 'done') throw new Error(`a consent was answered with ${answer.kind}`);
    const latest = await database.read((tx) => latestConsents(tx, borrowerId));
    const consent = consentViews(market, latest, language).find(({ purpose }) => purpose === input.purpose);
    if (!consent) throw new Error('a consent that was set is not there');
    return { consent, deleted: answer.output.deleted };
  };
}

function exportArchive({ database, seal, now }: IdentityParts): Handler<Calls['privacy.export-archive']> {
  return async ({ exportId }, { session: { borrowerId }, market }) => {
    const row = await database.read((tx) => findExport(tx, borrowerId, exportId));
    if (!row) return { refused: 'not_found' };
    if (row.state !== 'ready') return { refused: 'export_not_ready' };
    const sealed = await database.read((tx) => readExportArchive(tx, borrowerId, exportId));
    if (!sealed || (row.expiresAt ?? now()) <= now()) return { refused: 'export_expired' };
    return {
      fileName: `my-data-${dayIn(markets[market].timeZone, row.askedAt)}.zip`,
      mediaType: 'application/zip',
      base64: seal.open(sealed.toString(), archiveAbout(exportId)),
    };
  };
}

const policy: Handler<Calls['privacy.policy']> = async (_input, { market, facts }) => {
  const language = languageOf(facts, market);
  const { law, policyVersion }: PrivacyRules = privacyRules[market];
  return {
    version: policyVersion,
    inForceFrom: policyVersion,
    law: lawToShow(law),
    rows: policyRows.map(({ data, purpose, keptFor }) => ({
      data: data[language],
      purpose: purpose[language],
      keptFor: keptFor[language],
    })),
    rights: policyRights.map((words) => words[language]),
  };
};

function stateOf(row: ExportRow, at: Date) {
  const isExpired = row.expiresAt !== null && row.expiresAt <= at;
  return {
    exportId: row.id,
    state: isExpired ? ('expired' as const) : row.state,
    progressPercent: row.progressPercent,
    askedAt: row.askedAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    sizeBytes: row.sizeBytes,
  };
}
