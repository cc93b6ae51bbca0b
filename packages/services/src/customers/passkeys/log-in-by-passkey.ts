import { privacyRules, type Language, type MarketId } from '@candor/markets';
import { latestConsents } from '@candor/store/privacy';
import { ownerOfPasskey } from '@candor/store/passkeys';
import { endSessionByToken } from '@candor/store/sessions';
import { lockBorrower, type BorrowerRow, saveLanguage } from '@candor/store/borrowers';
import type { Command } from '../../kernel/commands/command.ts';
import { credentialIdIn } from '../../kernel/passkeys/read-passkey.ts';
import { checkConsents } from '../consents/check-consents.ts';
import { asksDevice } from '../consents/consent-view.ts';
import { newSessionWords } from '../messages/account-texts.ts';
import { writeMessage } from '../messages/write-message.ts';
import { openSession, type NewSession } from '../sessions/open-session.ts';
import { daysBefore } from '../sessions/session-rules.ts';
import { isSignedByBorrower, type PasskeyDeps } from './check-passkey.ts';

export type LogInByPasskey = {
  readonly market: MarketId;
  readonly language: Language;
  readonly credential: string;
  readonly session: NewSession;
  /** The hash of the token that the caller came with, if it had one. */
  readonly presentedHash: Buffer | null;
  readonly messageId: string;
};

export type LogInByPasskeyOutcome =
  | {
      readonly is: 'in';
      readonly borrowerId: string;
      readonly endsAt: string;
      readonly asksDevice: boolean;
    }
  | { readonly is: 'screen_lock_not_accepted' | 'login_needs_code' };

/**
 * Logs in with a passkey. What is wrong with one is not told apart: whether it is unknown, removed, of
 * somebody who left, or signed something else. Only to who signed rightly is it said that a code is needed
 * first: because the number was not proved for so long that it may have gone to somebody else, or because
 * there is a new text to agree to.
 */
export const logInByPasskey = (deps: PasskeyDeps): Command<LogInByPasskey, LogInByPasskeyOutcome> => ({
  name: 'session.log-in-by-passkey',
  subject: ({ market }) => `login:${market}`,
  async decide(tx, input, { now }) {
    const { market, credential } = input;
    const id = credentialIdIn(credential);
    const ownerId = id === null ? undefined : await ownerOfPasskey(tx, id);
    const found = ownerId === undefined ? undefined : await lockBorrower(tx, ownerId);
    const owner = found?.phoneIndex && found.market === market ? found : undefined;
    const what = { market, to: 'login', sessionId: null } as const;
    // Asked also of nobody's, so that a challenge is spent by whatever comes with it.
    const given = { borrowerId: owner?.id ?? input.session.id, what, credential };
    const isSigned = await isSignedByBorrower(tx, deps, given, now);
    if (!isSigned || !owner)
      return { output: { is: 'screen_lock_not_accepted' }, facts: { outcome: 'not accepted' } };
    const facts = { borrowerId: owner.id };
    const agreed = await latestConsents(tx, owner.id);
    if (isNumberSilent(owner, market, now) || checkConsents(market, agreed, []))
      return { output: { is: 'login_needs_code' }, facts };

    if (owner.language !== input.language) await saveLanguage(tx, owner.id, input.language);
    if (input.presentedHash) await endSessionByToken(tx, input.presentedHash, now);
    const proof = { openedBy: 'passkey', provedAt: now } as const;
    const endsAt = await openSession(tx, input.session, owner.id, now, { proof });
    const words = newSessionWords(input.session.device);
    const message = {
      id: input.messageId,
      market,
      borrowerId: owner.id,
      language: input.language,
      ...words,
    };
    return {
      output: {
        is: 'in',
        borrowerId: owner.id,
        endsAt: endsAt.toISOString(),
        asksDevice: asksDevice(agreed),
      },
      facts: { ...facts, session: input.session.id },
      outbox: await writeMessage(tx, deps.seal, message, now),
    };
  },
});

/** Proved by a code for the last time so long ago. */
function isNumberSilent({ numberProvedAt }: BorrowerRow, market: MarketId, now: Date): boolean {
  return numberProvedAt <= daysBefore(now, privacyRules[market].numbersChangeHandsAfterDays);
}
