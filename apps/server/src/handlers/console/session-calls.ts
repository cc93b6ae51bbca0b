import { permissionKeys, type Calls } from '@candor/contract';
import { markets } from '@candor/markets';
import {
  beginLogin,
  endSessionsOfStaff,
  finishLogin,
  setPassword,
  staffLoginWait,
} from '@candor/services/backoffice/staff-login';
import { readBusinessDatesOf } from '@candor/services/kernel/time';
import { deviceWords } from '@candor/services/customers/messages';
import { newToken, tokenHash } from '@candor/services/customers/sessions';
import { runCommand } from '@candor/services/kernel/commands';
import type { StaffDeps } from '@candor/services/backoffice/staff';
import type { Handler } from '../../http/handler.ts';
import type { CallHandlers, HandlerParts } from '../handler-parts.ts';
import { ownHandlers } from './own-calls.ts';
import { weakWords } from './weak-words.ts';

type SessionCalls = CallHandlers<
  | 'console.login'
  | 'console.second-factor'
  | 'console.logout'
  | 'console.me'
  | 'console.set-password'
  | keyof ReturnType<typeof ownHandlers>
>;

/**
 * A15.1 to A15.4, A15.7, A15.8, A15.11 to A15.15: how the lender's people come in and go out, and what they
 * come in with.
 */
export function consoleSessionHandlers({ staff, offered }: HandlerParts): SessionCalls {
  const { database, now } = staff;
  return {
    ...ownHandlers(staff),
    'console.login': login(staff),
    'console.second-factor': secondFactor(staff),

    'console.set-password': async ({ invitation, password }, { caller, cookie, requestId }) => {
      const wait = await staffLoginWait(staff, caller);
      if (wait > 0) return { refused: 'too_many_requests', retryAfterSeconds: wait };
      const { deviceToken } = caller;
      const given = { invitation, password, deviceToken, newDevice: newToken(), requestId };
      const set = await setPassword(staff, given);
      if ('refused' in set) return weakWords(set);
      cookie.keepDevice(set.device);
      return { email: set.email };
    },

    'console.logout': async (_input, { staff: { staffId, sessionId }, cookie, requestId }) => {
      const actor = { kind: 'staff', id: staffId } as const;
      const input = { staffId, sessionId, except: null };
      await runCommand(database, endSessionsOfStaff('staff.log-out'), {
        input,
        actor,
        requestId,
        now: now(),
      });
      cookie.drop();
      return {};
    },

    'console.me': async (_input, { staff: me }) => ({
      staffId: me.staffId,
      name: me.name,
      email: me.email,
      roles: [...me.roles],
      permissions: permissionKeys.filter((key) => me.may.has(key)),
      lender: staff.lender,
      isSandbox: staff.isSandbox,
      markets: (await readBusinessDatesOf(database, offered)).map(({ market, businessDate }) => {
        const { countryName, timeZone, currency } = markets[market];
        return {
          market,
          name: countryName,
          currency: currency.code,
          timeZone,
          businessDate,
          now: now().toISOString(),
        };
      }),
    }),
  };
}

function login(parts: StaffDeps): Handler<Calls['console.login']> {
  return async ({ email, password, code }, { caller, requestId }) => {
    const wait = await staffLoginWait(parts, caller);
    if (wait > 0) return { refused: 'too_many_requests', retryAfterSeconds: wait };
    const ticket = newToken();
    const outcome = await beginLogin(parts, { email, password, code, ticket, from: caller, requestId });
    if (outcome.is === 'locked')
      return { refused: 'staff_is_locked', retryAfterSeconds: outcome.waitSeconds };
    if (outcome.is === 'code-needed') return { refused: 'staff_code_needed' };
    if (outcome.is === 'wrong') return { refused: 'staff_login_failed' };
    return { ticket, ways: outcome.ways, enrol: outcome.enrol };
  };
}

function secondFactor(parts: StaffDeps): Handler<Calls['console.second-factor']> {
  return async ({ ticket, code, credential }, { caller, cookie, requestId }) => {
    const factor = code !== undefined ? { code } : credential !== undefined ? { credential } : undefined;
    if (factor === undefined || (code !== undefined && credential !== undefined)) {
      const message = 'Give a code or what a passkey signed, one of the two.';
      return { refused: 'invalid_request', fields: [{ path: '/code', rule: 'required', message }] };
    }
    const wait = await staffLoginWait(parts, caller);
    if (wait > 0) return { refused: 'too_many_requests', retryAfterSeconds: wait };
    const token = newToken();
    const answer = await runCommand(parts.database, finishLogin(parts), {
      input: {
        ticket,
        factor,
        session: {
          id: parts.newId(),
          tokenHash: tokenHash(token),
          device: deviceWords(caller.device).en,
          address: caller.address,
        },
        from: { address: caller.address, deviceToken: caller.deviceToken },
        newDevice: newToken(),
        presentedHash: caller.token === null ? null : tokenHash(caller.token),
      },
      actor: { kind: 'anyone', id: 'console-login' },
      requestId,
      now: parts.now(),
    });
    if (answer.kind !== 'done') throw new Error(`a login was answered with ${answer.kind}`);
    const { output } = answer;
    if (output.is === 'locked') return { refused: 'staff_is_locked', retryAfterSeconds: output.waitSeconds };
    if (output.is === 'ticket_expired') return { refused: 'staff_ticket_expired' };
    if (output.is !== 'in') return { refused: 'staff_code_wrong' };
    const { endsAt, recoveryCodes, device } = output;
    cookie.keep({ token, endsAt });
    cookie.keepDevice(device);
    return { endsAt, recoveryCodes };
  };
}
