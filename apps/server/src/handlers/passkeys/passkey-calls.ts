import type { Calls } from '@candor/contract';
import {
  addBorrowerPasskey,
  creationOptions,
  loginOptions,
  logInByPasskey,
  proofOptions,
  readOwnPasskeys,
  removeBorrowerPasskey,
  type ProofFault,
} from '@candor/services/customers/passkeys';
import { maskPhone, readBorrowerPhone } from '@candor/services/customers/borrowers';
import { deviceWords } from '@candor/services/customers/messages';
import { newToken, sealKnownNumber, tokenHash } from '@candor/services/customers/sessions';
import { challengePermits, permit, permitsOf, takeAll } from '@candor/services/kernel/rate-limits';
import { runCommand } from '@candor/services/kernel/commands';
import type { IdentityDeps } from '@candor/services/kernel';
import type { Handler } from '../../http/handler.ts';
import { languageOf, type CallHandlers } from '../handler-parts.ts';
import { uploadsToFollow } from '../login-calls.ts';
import { proofOf, triesSentence } from '../session-words.ts';

type PasskeyCalls = CallHandlers<
  | 'session.passkey-options'
  | 'session.passkey-login'
  | 'session.passkey-list'
  | 'session.passkey-new'
  | 'session.passkey-add'
  | 'session.passkey-remove'
  | 'session.passkey-proof'
>;

/** A1.12–A1.18: a finger, a face or the phone's lock in place of a code. */
export function passkeyHandlers(parts: IdentityDeps): PasskeyCalls {
  const { database, seal, now } = parts;
  const waitOf = (borrowerId: string) =>
    takeAll(database, [permit(seal, 'passkeyByBorrower', borrowerId)], now());
  return {
    'session.passkey-options': async (_input, { market, caller }) => {
      const waitSeconds = await takeAll(database, challengePermits(parts, caller.address), now());
      if (waitSeconds > 0) return { refused: 'too_many_requests', retryAfterSeconds: waitSeconds };
      return offered(await loginOptions(parts, market));
    },

    'session.passkey-login': passkeyLogin(parts),

    'session.passkey-list': async (_input, { session, market, facts }) => {
      const { passkeys, takesCode } = await readOwnPasskeys(database, session, now());
      const language = languageOf(facts, market);
      return {
        isOffered: parts.passkeys !== null,
        takesCode,
        passkeys: passkeys.map(({ id, browser, system, madeAt, usedAt }) => ({
          passkeyId: id,
          device: deviceWords({ browser, system })[language],
          madeAt: madeAt.toISOString(),
          usedAt: usedAt?.toISOString() ?? null,
        })),
      };
    },

    'session.passkey-new': async (_input, { session, market }) => {
      const waitSeconds = await waitOf(session.borrowerId);
      if (waitSeconds > 0) return { refused: 'too_many_requests', retryAfterSeconds: waitSeconds };
      return offered(await creationOptions(parts, { ...session, market }));
    },

    'session.passkey-add': passkeyAdd(parts),
    'session.passkey-remove': passkeyRemove(parts),

    'session.passkey-proof': async ({ purpose }, { session, market }) => {
      const waitSeconds = await waitOf(session.borrowerId);
      if (waitSeconds > 0) return { refused: 'too_many_requests', retryAfterSeconds: waitSeconds };
      return offered(await proofOptions(parts, { ...session, market }, purpose));
    },
  };
}

const offered = (options: string | null) =>
  options === null ? ({ refused: 'screen_lock_not_offered' } as const) : { options };

function passkeyLogin(parts: IdentityDeps): Handler<Calls['session.passkey-login']> {
  const { database, seal, now, newId } = parts;
  return async ({ credential }, { market, caller, cookie, facts, requestId }) => {
    const who = { address: caller.address, deviceId: facts.deviceId };
    const permits = permitsOf(parts, 'login', Buffer.alloc(0), who);
    const waitSeconds = await takeAll(database, permits, now());
    if (waitSeconds > 0) return { refused: 'too_many_requests', retryAfterSeconds: waitSeconds };
    const token = newToken();
    const answer = await runCommand(database, logInByPasskey(parts), {
      input: {
        market,
        language: languageOf(facts, market),
        credential,
        session: { id: newId(), tokenHash: tokenHash(token), keptIn: 'cookie', device: caller.device },
        presentedHash: caller.token === null ? null : tokenHash(caller.token),
        messageId: newId(),
      },
      actor: { kind: 'anyone', id: 'login' },
      requestId,
      now: now(),
    });
    if (answer.kind !== 'done') throw new Error(`a login was answered with ${answer.kind}`);
    const { output } = answer;
    if (output.is !== 'in') return { refused: output.is };
    const phone = (await readBorrowerPhone(database, seal, output.borrowerId)) ?? '';
    cookie.keep({ token, endsAt: output.endsAt });
    cookie.keepNumber(sealKnownNumber(seal, market, phone, now()));
    const consents = uploadsToFollow(output);
    return { phone: maskPhone(phone), isNew: false, endsAt: output.endsAt, consents, token: null };
  };
}

function passkeyAdd(parts: IdentityDeps): Handler<Calls['session.passkey-add']> {
  const { database, now, newId } = parts;
  return async ({ credential, code }, { session, market, facts, caller, requestId }) => {
    const { borrowerId, sessionId } = session;
    const answer = await runCommand(database, addBorrowerPasskey(parts), {
      input: {
        borrowerId,
        sessionId,
        market,
        language: languageOf(facts, market),
        device: caller.device,
        passkeyId: newId(),
        messageId: newId(),
        credential,
        proof: proofOf({ code }),
      },
      actor: { kind: 'borrower', id: borrowerId },
      requestId,
      now: now(),
    });
    if (answer.kind !== 'done') throw new Error(`a passkey was answered with ${answer.kind}`);
    const { output } = answer;
    return output.is === 'added' ? { passkeyId: output.passkeyId } : refusalOf(output);
  };
}

function passkeyRemove(parts: IdentityDeps): Handler<Calls['session.passkey-remove']> {
  const { database, now } = parts;
  return async ({ passkeyId, code, credential }, { session, market, requestId }) => {
    const { borrowerId, sessionId } = session;
    const answer = await runCommand(database, removeBorrowerPasskey(parts), {
      input: { borrowerId, sessionId, market, passkeyId, proof: proofOf({ code, credential }) },
      actor: { kind: 'borrower', id: borrowerId },
      requestId,
      now: now(),
    });
    if (answer.kind !== 'done') return { refused: 'not_found' };
    if (answer.output.is !== 'removed') return refusalOf(answer.output);
    const { passkeys } = await readOwnPasskeys(database, session, now());
    return { left: passkeys.length };
  };
}

function refusalOf(fault: ProofFault) {
  return fault.is === 'code_wrong'
    ? { refused: fault.is, detail: triesSentence(fault.triesLeft) }
    : { refused: fault.is };
}
