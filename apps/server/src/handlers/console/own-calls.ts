import {
  addPasskey,
  challengePasskey,
  changeOwnPassword,
  offerPasskey,
  proveOwnPassword,
  removePasskey,
  runCommand,
  type StaffParts,
} from '@candor/services';
import { countRecoveryCodes, listPasskeys } from '@candor/store';
import type { CallHandlers } from '../handler-parts.ts';
import { waitFor } from './wait-for.ts';

type OwnCalls = CallHandlers<
  | 'console.password-change'
  | 'console.passkeys'
  | 'console.passkey-options'
  | 'console.passkey-add'
  | 'console.passkey-remove'
  | 'console.passkey-challenge'
>;

/** A15.8, A15.11 to A15.15: what somebody comes in with. */
export function ownCalls(parts: StaffParts): OwnCalls {
  const { database, now, newId } = parts;
  return {
    'console.password-change': async ({ password, newPassword }, { staff, requestId }) =>
      changeOwnPassword(parts, { session: staff, password, newPassword, requestId }),

    'console.passkeys': async (_input, { staff: { staffId } }) =>
      database.withTransaction(async (tx) => ({
        passkeys: (await listPasskeys(tx, staffId)).map(({ id, name, madeAt, usedAt }) => ({
          passkeyId: id,
          name,
          madeAt: madeAt.toISOString(),
          usedAt: usedAt?.toISOString() ?? null,
        })),
        recoveryCodesLeft: await countRecoveryCodes(tx, staffId),
        isOffered: parts.passkeys !== null,
      })),

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

    'console.passkey-remove': async ({ passkeyId }, { staff: { staffId }, requestId }) => {
      const actor = { kind: 'staff', id: staffId } as const;
      const input = { staffId, passkeyId };
      const answer = await runCommand(database, removePasskey, { input, actor, requestId, now: now() });
      return answer.kind === 'done' ? {} : { refused: 'not_found' };
    },

    'console.passkey-challenge': async ({ ticket }, { caller, requestId }) => {
      const wait = await waitFor(parts, caller.address);
      if (wait > 0) return { refused: 'too_many_requests', retryAfterSeconds: wait };
      const actor = { kind: 'anyone', id: 'console-login' } as const;
      const request = { input: { ticket }, actor, requestId, now: now() };
      const answer = await runCommand(database, challengePasskey(parts), request);
      if (answer.kind === 'done') return answer.output;
      return { refused: answer.kind === 'refused' ? answer.refusal.refused : 'staff_ticket_expired' };
    },
  };
}
