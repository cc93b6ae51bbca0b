import type { Calls } from '@candor/contract';
import { lawToShow, policyRights, policyRows, privacyRules, type PrivacyRules } from '@candor/markets';
import {
  askForExport,
  openExport,
  readConsents,
  readDeletion,
  readExport,
  type DataExport,
} from '@candor/services/composition/privacy';
import { permit, takeAll } from '@candor/services/kernel/rate-limits';
import { runCommand } from '@candor/services/kernel/commands';
import { setConsent } from '@candor/services/customers/consents';
import type { IdentityDeps } from '@candor/services/kernel';
import type { Handler } from '../http/handler.ts';
import { languageOf, type GroupHandlers } from './handler-parts.ts';
import { handlerTexts } from './handler-texts.ts';

/** A13: what we may know, what we know, and how it is taken away or deleted. */
export function privacyHandlers(parts: IdentityDeps): GroupHandlers<'privacy'> {
  const { database, seal, now, newId, lenderIn } = parts;
  return {
    'privacy.consents': async (_input, { session: { borrowerId }, market, facts }) => {
      const reader = { borrowerId, market, language: languageOf(facts, market), lender: lenderIn(market) };
      return {
        consents: await readConsents(database, reader),
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
      const made = await readExport(database, borrowerId, { exportId: id, now: now() });
      if (!made) throw new Error('an export that was asked for is not there');
      return exportAnswer(made);
    },

    'privacy.export-state': async ({ exportId }, { session }) => {
      const asked = { exportId: exportId ?? null, now: now() };
      const found = await readExport(database, session.borrowerId, asked);
      return found ? exportAnswer(found) : { refused: 'not_found' };
    },

    'privacy.export-archive': exportArchive(parts),

    'privacy.deletion': async (_input, { session: { borrowerId }, market, facts }) => {
      const language = languageOf(facts, market);
      const view = await readDeletion(database, { borrowerId, market, language });
      const { mayDelete, openLoans, goesNow, kept } = view;
      return {
        mayDelete,
        openLoans,
        goesNow,
        kept,
        doFirst: mayDelete ? null : handlerTexts(language)('delete.do-first'),
      };
    },

    'privacy.policy': policy,
  };
}

function consentSet({ database, seal, now, lenderIn }: IdentityDeps): Handler<Calls['privacy.consent-set']> {
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
    const consents = await readConsents(database, {
      borrowerId,
      market,
      language,
      lender: lenderIn(market),
    });
    const consent = consents.find(({ purpose }) => purpose === input.purpose);
    if (!consent) throw new Error('a consent that was set is not there');
    return { consent, deleted: answer.output.deleted };
  };
}

function exportArchive({ database, seal, now }: IdentityDeps): Handler<Calls['privacy.export-archive']> {
  return async ({ exportId }, { session: { borrowerId }, market }) => {
    const asked = { borrowerId, market, exportId, now: now() };
    const archive = await openExport(database, seal, asked);
    return 'refused' in archive ? archive : { ...archive, mediaType: 'application/zip' };
  };
}

const policy: Handler<Calls['privacy.policy']> = async (_input, { market, facts }) => {
  const language = languageOf(facts, market);
  const { law, policyVersion }: PrivacyRules = privacyRules[market];
  return {
    version: policyVersion,
    inForceFrom: policyVersion,
    law: lawToShow(law),
    rows: policyRows(market, language),
    rights: policyRights(language),
  };
};

function exportAnswer({ id, state, progressPercent, askedAt, expiresAt, sizeBytes }: DataExport) {
  return {
    exportId: id,
    state,
    progressPercent,
    askedAt: askedAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    sizeBytes,
  };
}
