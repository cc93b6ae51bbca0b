import {
  addPasskey,
  challengePasskey,
  changeOwnPassword,
  endSessionsOfStaff,
  offerPasskey,
  proveOwnPassword,
  readPasskeys,
  readStaffSessions,
  removePasskey,
  staffLoginWait,
} from '@candor/services/backoffice/staff-login';
import { runCommand } from '@candor/services/kernel/commands';
import type { StaffDeps } from '@candor/services/backoffice/staff';
import type { CallHandlers } from '../handler-parts.ts';
import { weakWords } from './weak-words.ts';

type OwnCalls = CallHandlers<
  | 'console.password-change'
  | 'console.passkeys'
  | 'console.passkey-options'
  | 'console.passkey-add'
  | 'console.passkey-remove'
  | 'console.passkey-challenge'
  | 'console.sessions'
  | 'console.sessions-end'
>;

/** A15.8, A15.11 to A15.15, A15.22, A15.23: what somebody comes in with, and where they are in. */
export function ownHandlers(parts: StaffDeps): OwnCalls {
  const { database, now, newId } = parts;
  return {
    'console.password-change': async ({ password, newPassword }, { staff, requestId }) => {
      const done = await changeOwnPassword(parts, { session: staff, password, newPassword, requestId });
      return 'refused' in done ? weakWords(done) : done;
    },

    'console.passkeys': async (_input, { staff: { staffId } }) => {
      const { passkeys, recoveryCodesLeft } = await readPasskeys(database, staffId);
      return {
        passkeys: passkeys.map(({ id, name, madeAt, usedAt }) => ({
          passkeyId: id,
          name,
          madeAt: madeAt.toISOString(),
          usedAt: usedAt?.toISOString() ?? null,
        })),
        recoveryCodesLeft,
        isOffered: parts.passkeys !== null,
      };
    },

    'console.passkey-options': async ({ password }, { staff, requestId }) => {
      const proved = await proveOwnPassword(parts, staff, password);
      if ('refused' in proved) return proved;
      const { staffId, sessionId } = staff;
      const actor = { kind: 'staff', id: staffId } as const;
      const input = { staffId, sessionId };
      const answer = await runCommand(database, offerPasskey(parts), { input, actor, requestId, now: now() });
      return answer.kind === 'done' ? answer.output : { refused: 'passkey_not_offered' };
    },

    'console.passkey-add': async ({ name, credential }, { staff: { staffId, sessionId }, requestId }) => {
      const actor = { kind: 'staff', id: staffId } as const;
      const input = { staffId, sessionId, passkeyId: newId(), name, credential };
      const answer = await runCommand(database, addPasskey(parts), { input, actor, requestId, now: now() });
      if (answer.kind !== 'done') return { refused: 'passkey_not_offered' };
      return 'is' in answer.output ? { refused: answer.output.is } : answer.output;
    },

    'console.passkey-remove': async ({ passkeyId, password }, { staff, requestId }) => {
      const proved = await proveOwnPassword(parts, staff, password);
      if ('refused' in proved) return proved;
      const { staffId } = staff;
      const actor = { kind: 'staff', id: staffId } as const;
      const input = { staffId, passkeyId };
      const answer = await runCommand(database, removePasskey, { input, actor, requestId, now: now() });
      return answer.kind === 'done' ? {} : { refused: 'not_found' };
    },

    'console.sessions': async (_input, { staff: { staffId, sessionId } }) => ({
      sessions: await readStaffSessions(database, { staffId, thisId: sessionId, now: now() }),
    }),

    'console.sessions-end': async ({ sessionId }, { staff, requestId }) => {
      const { staffId } = staff;
      const answer = await runCommand(database, endSessionsOfStaff('staff.end-sessions'), {
        input: { staffId, sessionId, except: staff.sessionId },
        actor: { kind: 'staff', id: staffId },
        requestId,
        now: now(),
      });
      return answer.kind === 'done' ? answer.output : { refused: 'not_found' };
    },

    'console.passkey-challenge': async ({ ticket }, { caller, requestId }) => {
      const wait = await staffLoginWait(parts, caller);
      if (wait > 0) return { refused: 'too_many_requests', retryAfterSeconds: wait };
      const actor = { kind: 'anyone', id: 'console-login' } as const;
      const request = { input: { ticket }, actor, requestId, now: now() };
      const answer = await runCommand(database, challengePasskey(parts), request);
      if (answer.kind === 'done') return answer.output;
      return { refused: answer.kind === 'refused' ? answer.refusal.refused : 'staff_ticket_expired' };
    },
  };
}
