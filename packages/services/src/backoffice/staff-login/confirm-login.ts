import { lockStaff } from '@candor/store/staff';
import {
  confirmStaffSession,
  forgetTries,
  keepSessionChallenge,
  takeSessionChallenge,
} from '@candor/store/staff-login';
import type { Command } from '../../kernel/commands/command.ts';
import { consoleAccess } from '../access/console-access.ts';
import type { StaffDeps } from '../staff/staff-deps.ts';
import { challengeMinutes, minutesAfter } from '../staff/staff-rules.ts';
import { ownDoor, takeTry } from './count-tries.ts';
import { requestOptions } from './passkey-ceremony.ts';
import { isTheirFactor, secondWaysOf, type SecondFactor, type SecondWay } from './second-factor.ts';

type Own = { readonly staffId: string; readonly sessionId: string };

/** How somebody who is logged in can confirm that it is them. What a passkey has to sign is kept. */
export const offerConfirmation = (
  parts: StaffDeps,
): Command<Own, { readonly ways: SecondWay[]; readonly options: string | null }> => ({
  name: 'staff.offer-confirmation',
  subject: ({ staffId }) => `staff:${staffId}`,
  async decide(tx, { staffId, sessionId }, { now }) {
    const ways = await secondWaysOf(tx, parts, staffId);
    const options = parts.passkeys && (await requestOptions(tx, parts.passkeys, staffId));
    if (options) {
      const expiresAt = minutesAfter(now, challengeMinutes);
      await keepSessionChallenge(tx, sessionId, { challenge: options.challenge, expiresAt });
    }
    return { output: { ways, options: options ? JSON.stringify(options) : null } };
  },
});

export type Confirm = Own & { readonly factor: SecondFactor };

export type ConfirmOutcome =
  | { readonly is: 'confirmed'; readonly until: string }
  | { readonly is: 'wrong' }
  | { readonly is: 'locked'; readonly waitSeconds: number };

/**
 * Somebody who is logged in shows once more that it is them. As at the login a wrong one is an outcome, not a
 * refusal, which would take the count of tries back; it counts at the door of those who are logged in, so
 * that a thief of the session rests nobody's login.
 */
export const confirmLogin = (parts: StaffDeps): Command<Confirm, ConfirmOutcome> => ({
  name: 'staff.confirm',
  subject: ({ staffId }) => `staff:${staffId}`,
  async decide(tx, { staffId, sessionId, factor }, { now }) {
    const staff = await lockStaff(tx, staffId);
    if (!staff) return { output: { is: 'wrong' }, facts: { outcome: 'wrong' } };
    const door = ownDoor(parts.seal, staff.email);
    const kind = 'credential' in factor ? 'passkey' : factor.code.includes('-') ? 'recovery' : 'totp';
    // What a passkey signed can't be guessed.
    const waitSeconds = kind === 'passkey' ? 0 : await takeTry(tx, door, now);
    if (waitSeconds > 0)
      return { output: { is: 'locked', waitSeconds }, facts: { factor: kind, outcome: 'locked' } };
    // What was to be signed is signed once, rightly or not.
    const challenge = kind === 'passkey' ? await takeSessionChallenge(tx, sessionId, now) : null;
    if (!(await isTheirFactor(tx, parts, { staff, challenge, factor, now })))
      return { output: { is: 'wrong' }, facts: { factor: kind, outcome: 'wrong' } };
    await forgetTries(tx, door.emailIndex, door.door);
    await confirmStaffSession(tx, sessionId, now);
    const { confirmMinutes } = await consoleAccess(tx);
    const until = minutesAfter(now, confirmMinutes).toISOString();
    return { output: { is: 'confirmed', until }, facts: { factor: kind, outcome: 'confirmed' } };
  },
});
