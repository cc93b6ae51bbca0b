import type { Calls } from '@candor/contract';
import { deleteBorrower } from '@candor/services/composition/privacy';
import { deviceWords } from '@candor/services/customers/messages';
import {
  chooseLanguage,
  endSessions,
  makeShellCode,
  newToken,
  readSessions,
  shellCodeHash,
  shellCodeLivesSeconds,
} from '@candor/services/customers/sessions';
import { permit, takeAll } from '@candor/services/kernel/rate-limits';
import { runCommand } from '@candor/services/kernel/commands';
import type { IdentityDeps } from '@candor/services/kernel';
import type { Handler } from '../http/handler.ts';
import { codeHandlers } from './code-calls.ts';
import { languageOf, type GroupHandlers } from './handler-parts.ts';
import { loginHandlers } from './login-calls.ts';
import { passkeyHandlers } from './passkeys/passkey-calls.ts';
import { handlerTexts } from './handler-texts.ts';
import { proofOf, triesSentence } from './session-words.ts';

/** A1: coming in, staying in, going out. */
export function sessionHandlers(parts: IdentityDeps): GroupHandlers<'session'> {
  const { database, seal, now } = parts;
  return {
    ...codeHandlers(parts),
    ...loginHandlers(parts),
    ...passkeyHandlers(parts),
    'session.user-delete': userDelete(parts),

    'session.shell-code': async (_input, { session, requestId }) => {
      const { borrowerId, sessionId } = session;
      const waitSeconds = await takeAll(database, [permit(seal, 'shellCodeByBorrower', borrowerId)], now());
      if (waitSeconds > 0) return { refused: 'too_many_requests', retryAfterSeconds: waitSeconds };
      const [shellCode, shellKey] = [newToken(), newToken()];
      const input = { borrowerId, sessionId, codeHash: shellCodeHash(shellCode, shellKey) };
      const actor = { kind: 'borrower', id: borrowerId } as const;
      await runCommand(database, makeShellCode, { input, actor, requestId, now: now() });
      return { shellCode, shellKey, expiresInSeconds: shellCodeLivesSeconds };
    },

    'session.logout': async (_input, { session: { borrowerId, sessionId }, cookie, requestId }) => {
      const actor = { kind: 'borrower', id: borrowerId } as const;
      const input = { borrowerId, which: { sessionId } };
      const answer = await runCommand(database, endSessions, { input, actor, requestId, now: now() });
      cookie.drop();
      cookie.dropNumber();
      return { ended: answer.kind === 'done' ? answer.output.ended : 0 };
    },

    'session.list': async (_input, { session, market, facts }) => {
      const rows = await readSessions(database, session.borrowerId, now());
      const language = languageOf(facts, market);
      return {
        sessions: rows.map(({ id, browser, system, startedAt, lastUsedAt }) => ({
          sessionId: id,
          device: deviceWords({ browser, system })[language],
          startedAt: startedAt.toISOString(),
          lastUsedAt: lastUsedAt.toISOString(),
          isThis: id === session.sessionId,
        })),
      };
    },

    'session.language': async (asked, { session: { borrowerId }, market, requestId }) => {
      const input = { borrowerId, language: languageOf(asked, market) };
      const actor = { kind: 'borrower', id: borrowerId } as const;
      await runCommand(database, chooseLanguage, { input, actor, requestId, now: now() });
      return { language: input.language };
    },

    'session.end': async ({ which }, { session: { borrowerId, sessionId }, cookie, requestId }) => {
      const actor = { kind: 'borrower', id: borrowerId } as const;
      const input = { borrowerId, which };
      const answer = await runCommand(database, endSessions, { input, actor, requestId, now: now() });
      if (answer.kind !== 'done') return { refused: 'not_found' };
      if ('everywhere' in which || which.sessionId === sessionId) {
        cookie.drop();
        cookie.dropNumber();
      }
      return { ended: answer.output.ended };
    },
  };
}

function userDelete(parts: IdentityDeps): Handler<Calls['session.user-delete']> {
  const { database, now } = parts;
  return async (given, { session, market, facts, cookie, requestId }) => {
    const { borrowerId, sessionId } = session;
    const language = languageOf(facts, market);
    const answer = await runCommand(database, deleteBorrower(parts), {
      input: { borrowerId, market, language, sessionId, proof: proofOf(given) },
      actor: { kind: 'borrower', id: borrowerId },
      requestId,
      now: now(),
    });
    // Gone at the same moment, from another device: the code was used there.
    if (answer.kind === 'refused' && answer.refusal.refused === 'not_found')
      return { refused: 'code_expired' };
    if (answer.kind !== 'done')
      return { refused: 'loan_is_open', detail: handlerTexts(language)('delete.do-first') };
    const { output } = answer;
    if (output.is === 'code_wrong') return { refused: 'code_wrong', detail: triesSentence(output.triesLeft) };
    if (output.is !== 'deleted') return { refused: output.is };
    cookie.drop();
    cookie.dropNumber();
    return { goneNow: output.goneNow, kept: output.kept };
  };
}
