import { privacyRules, type Language, type MarketId } from '@candor/markets';
import { appendConsent, latestConsents } from '@candor/store/privacy';
import { deleteBorrowerPasskeysOf } from '@candor/store/passkeys';
import { endAllSessions, endSessionByToken } from '@candor/store/sessions';
import {
  countIdentityTries,
  insertBorrower,
  listDocuments,
  lockBorrowerByPhone,
  noteIdentityTry,
  releasePhone,
  saveLanguage,
  type BorrowerRow,
} from '@candor/store/borrowers';
import type { ReadTx, Tx } from '@candor/store/database';
import { phoneAbout } from '../borrowers/borrower-phone.ts';
import { keepPhoneParts } from '../borrowers/name-words.ts';
import { documentAbout } from '../borrowers/note-document.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import type { Command } from '../../kernel/commands/command.ts';
import { writeMessage } from '../messages/write-message.ts';
import { newSessionWords } from '../messages/account-texts.ts';
import { checkConsents, type TickedConsent } from '../consents/check-consents.ts';
import { asksDevice } from '../consents/consent-view.ts';
import { checkCode } from './check-code.ts';
import { openSession, type NewSession } from './open-session.ts';
import { daysBefore, identityTriesAtMost, identityTriesDays } from './session-rules.ts';

export type LogIn = {
  readonly market: MarketId;
  readonly phone: string;
  readonly code: string;
  readonly language: Language;
  readonly consents: readonly TickedConsent[];
  /** Said after a number was silent for long: the same person proves it, a new one starts anew. */
  readonly person: { readonly is: 'same'; readonly documentLastFour: string } | { readonly is: 'new' } | null;
  readonly session: NewSession;
  /** The hash of the token that the caller came with, if it had one. */
  readonly presentedHash: Buffer | null;
  readonly newBorrowerId: string;
  readonly messageId: string;
};

export type LogInOutcome =
  | { readonly is: 'in'; readonly isNew: boolean; readonly endsAt: string; readonly asksDevice: boolean }
  | { readonly is: 'code_wrong'; readonly triesLeft: number }
  | {
      readonly is:
        | 'code_expired'
        | 'code_spent'
        | 'consent_missing'
        | 'consent_text_changed'
        | 'identity_check_needed'
        | 'identity_check_failed'
        | 'identity_check_locked';
    };

/**
 * Logs in with a code. In this order: the code, before anything is looked up; whose number it is now; what
 * they agreed to; then the session. What is not right leaves the code usable, except a wrong code itself and
 * a wrong proof, which count as tries.
 */
export const logIn = (seal: PersonSeal): Command<LogIn, LogInOutcome> => ({
  name: 'session.log-in',
  subject: ({ market }) => `login:${market}`,
  async decide(tx, input, { now }) {
    const { market, phone, code } = input;
    const phoneIndex = seal.index('phone', market, phone);
    const verdict = await checkCode(tx, seal, { phoneIndex, purpose: 'login', code }, now);
    if (verdict.is !== 'right') return { output: verdict };

    const known = await lockBorrowerByPhone(tx, market, phoneIndex);
    const owner = await ownerOfNumber(tx, seal, known, input, now);
    if (typeof owner === 'string') {
      if (known && owner === 'identity_check_failed') {
        await verdict.countTry();
        await noteIdentityTry(tx, known.id, now);
      }
      return { output: { is: owner } };
    }
    const agreed = owner ? await latestConsents(tx, owner.id) : [];
    const fault = checkConsents(market, agreed, input.consents);
    if (fault) return { output: { is: fault } };

    await verdict.use();
    if (known && !owner) {
      await releasePhone(tx, known.id);
      await endAllSessions(tx, known.id, now);
      await deleteBorrowerPasskeysOf(tx, known.id);
    }
    const borrowerId = owner?.id ?? input.newBorrowerId;
    if (!owner) await openAccount(tx, seal, input, phoneIndex, now);
    else if (owner.language !== input.language) await saveLanguage(tx, owner.id, input.language);
    for (const { purpose, textVersion } of input.consents) {
      await appendConsent(tx, borrowerId, {
        purpose,
        textVersion,
        language: input.language,
        isGiven: true,
        at: now,
      });
    }
    if (input.presentedHash) await endSessionByToken(tx, input.presentedHash, now);
    const endsAt = await openSession(tx, input.session, borrowerId, now);
    const words = newSessionWords(input.session.device);
    const message = { id: input.messageId, market, borrowerId, language: input.language, ...words };
    const outbox = await writeMessage(tx, seal, message, now);
    return {
      output: { is: 'in', isNew: !owner, endsAt: endsAt.toISOString(), asksDevice: asksDevice(agreed) },
      facts: { borrowerId, isNew: !owner, ...(known && !owner && { numberWasOf: known.id }) },
      outbox,
    };
  },
});

type IdentityFault = 'identity_check_needed' | 'identity_check_failed' | 'identity_check_locked';

/**
 * Undefined: somebody new. A number that was silent for long is somebody new unless they prove to be the
 * same.
 */
async function ownerOfNumber(
  tx: ReadTx,
  seal: PersonSeal,
  known: BorrowerRow | undefined,
  { market, person }: LogIn,
  now: Date,
): Promise<BorrowerRow | undefined | IdentityFault> {
  if (!known) return undefined;
  const silentSince = daysBefore(now, privacyRules[market].numbersChangeHandsAfterDays);
  if (known.numberProvedAt > silentSince) return known;
  const documents = await listDocuments(tx, known.id);
  // Without a document nothing can prove whose the account is, and it may hold the persons and places of the
  // one before.
  if (documents.length === 0) return undefined;
  if (person === null) return 'identity_check_needed';
  if (person.is === 'new') return undefined;
  const tries = await countIdentityTries(tx, known.id, daysBefore(now, identityTriesDays));
  if (tries >= identityTriesAtMost) return 'identity_check_locked';
  const isSame = documents.some(({ kind, numberSealed }) =>
    seal.open(numberSealed, documentAbout(known.id, kind)).endsWith(person.documentLastFour.toUpperCase()),
  );
  return isSame ? known : 'identity_check_failed';
}

async function openAccount(
  tx: Tx,
  seal: PersonSeal,
  { market, phone, language, newBorrowerId: id }: LogIn,
  phoneIndex: Buffer,
  now: Date,
): Promise<void> {
  const phoneSealed = seal.seal(phone, phoneAbout(id));
  await insertBorrower(tx, { id, market, language, phoneSealed, phoneIndex, openedAt: now });
  await keepPhoneParts(tx, seal, { borrowerId: id, market, phone });
}
