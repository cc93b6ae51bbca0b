import type { Calls } from '@candor/contract';
import { markets } from '@candor/markets';
import {
  codeDigits,
  codeLivesSeconds,
  exchangeShellCode,
  logIn,
  newToken,
  readKnownNumber,
  sealKnownNumber,
  shellCodeHash,
  tokenHash,
} from '@candor/services/customers/sessions';
import { loginConsents } from '@candor/services/customers/consents';
import { maskPhone, readBorrowerPhone } from '@candor/services/customers/borrowers';
import { network, permit, permitsOf, takeAll } from '@candor/services/kernel/rate-limits';
import { runCommand } from '@candor/services/kernel/commands';
import type { IdentityDeps } from '@candor/services/kernel';
import type { Handler } from '../http/handler.ts';
import { languageOf, type GroupHandlers } from './handler-parts.ts';
import { numberOf, phoneFault, triesSentence } from './session-words.ts';

type LoginCalls = Pick<
  GroupHandlers<'session'>,
  'session.login-init' | 'session.login' | 'session.shell-exchange'
>;

/** A1.1, A1.4, A1.7: coming in. */
export function loginHandlers(parts: IdentityDeps): LoginCalls {
  return {
    'session.login-init': async (_input, { market, facts, caller }) => {
      const { countryCode, example, digits } = markets[market].mobile;
      const asked = loginConsents(market, {
        language: languageOf(facts, market),
        lender: parts.lenderIn(market),
      });
      return {
        countryCode,
        phoneExample: example,
        phoneDigits: digits,
        codeDigits,
        codeLivesSeconds,
        lastPhone: await readKnownNumber(parts, market, caller.number),
        consents: asked.map(({ purpose, textVersion, text, isRequired }) => ({
          purpose,
          textVersion,
          text,
          isRequired,
        })),
      };
    },

    'session.login': login(parts),
    'session.shell-exchange': exchange(parts),
  };
}

function login(parts: IdentityDeps): Handler<Calls['session.login']> {
  const { database, seal, now, newId } = parts;
  return async (input, context) => {
    const { market, caller, cookie, facts, requestId } = context;
    const phone = numberOf(parts, market, input);
    // A ticket that is over has outlived every code.
    if (phone === undefined && input.phone === undefined && input.ticket !== undefined)
      return { refused: 'code_expired' };
    if (phone === undefined) return phoneFault(market);
    const who = { address: caller.address, deviceId: facts.deviceId };
    const permits = permitsOf(parts, 'login', seal.index('phone', market, phone), who);
    const waitSeconds = await takeAll(database, permits, now());
    if (waitSeconds > 0) return { refused: 'too_many_requests', retryAfterSeconds: waitSeconds };
    const token = newToken();
    const keptIn = input.keptIn ?? 'cookie';
    const answer = await runCommand(database, logIn(seal), {
      input: {
        market,
        phone,
        code: input.code,
        language: languageOf(facts, market),
        consents: input.consents ?? [],
        person: input.person ?? null,
        session: { id: newId(), tokenHash: tokenHash(token), keptIn, device: caller.device },
        presentedHash: caller.token === null ? null : tokenHash(caller.token),
        newBorrowerId: newId(),
        messageId: newId(),
      },
      actor: { kind: 'anyone', id: 'login' },
      requestId,
      now: now(),
    });
    if (answer.kind !== 'done') throw new Error(`a login was answered with ${answer.kind}`);
    const { output } = answer;
    if (output.is === 'code_wrong') return { refused: 'code_wrong', detail: triesSentence(output.triesLeft) };
    if (output.is !== 'in') return { refused: output.is };
    if (keptIn === 'cookie') {
      cookie.keep({ token, endsAt: output.endsAt });
      cookie.keepNumber(sealKnownNumber(seal, market, phone, now()));
    }
    const { isNew, endsAt } = output;
    const consents = uploadsToFollow(output);
    return { phone: maskPhone(phone), isNew, endsAt, consents, token: keptIn === 'header' ? token : null };
  };
}

export const uploadsToFollow = ({ asksDevice }: { readonly asksDevice: boolean }): 'device'[] =>
  asksDevice ? ['device'] : [];

function exchange({ database, seal, now, newId }: IdentityDeps): Handler<Calls['session.shell-exchange']> {
  return async ({ shellCode }, { market, caller, cookie, requestId }) => {
    const waitSeconds = await takeAll(
      database,
      [permit(seal, 'shellByAddress', network(caller.address))],
      now(),
    );
    if (waitSeconds > 0) return { refused: 'too_many_requests', retryAfterSeconds: waitSeconds };
    // A page that was not opened by a shell has no key: whatever code its address brings, it opens nothing.
    if (caller.shellKey === null) return { refused: 'shell_code_invalid' };
    const token = newToken();
    const answer = await runCommand(database, exchangeShellCode, {
      input: {
        market,
        codeHash: shellCodeHash(shellCode, caller.shellKey),
        session: { id: newId(), tokenHash: tokenHash(token), keptIn: 'cookie', device: caller.device },
        presentedHash: caller.token === null ? null : tokenHash(caller.token),
      },
      actor: { kind: 'anyone', id: 'shell' },
      requestId,
      now: now(),
    });
    if (answer.kind !== 'done') throw new Error(`an exchange was answered with ${answer.kind}`);
    if ('is' in answer.output) return { refused: answer.output.is };
    const { borrowerId, endsAt } = answer.output;
    const phone = await readBorrowerPhone(database, seal, borrowerId);
    cookie.keep({ token, endsAt });
    const consents = uploadsToFollow(answer.output);
    return { phone: maskPhone(phone ?? ''), isNew: false, endsAt, consents, token: null };
  };
}
