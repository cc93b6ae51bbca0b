import { lockStaff, noteStaffSeen, noteTotpStep, setStaffTotp, type StaffRow } from '@candor/store/staff';
import {
  endStaffSessionByToken,
  forgetTries,
  insertStaffSession,
  keepStaffDevice,
  lockTicket,
  replaceRecoveryCodes,
  setTicketChallenge,
  staffOfDevice,
  useTickets,
  type StaffTicket,
} from '@candor/store/staff-login';
import type { Tx } from '@candor/store/database';
import type { Command } from '../../kernel/commands/command.ts';
import { tokenHash } from '../../customers/sessions/session-token.ts';
import { doorsOf, takeTry, type Doors, type Doorstep } from './count-tries.ts';
import { newRecoveryCodes, recoveryHash } from './recovery-code.ts';
import { isTheirFactor, type SecondFactor } from './second-factor.ts';
import type { StaffDeps } from '../staff/staff-deps.ts';
import { deviceDays, minutesAfter, staffSessionHours } from '../staff/staff-rules.ts';
import { enrolAbout, totpAbout } from '../staff/staff-seal.ts';
import { matchTotp } from './totp.ts';

export type FinishLogin = {
  readonly ticket: string;
  readonly factor: SecondFactor;
  readonly session: {
    readonly id: string;
    readonly tokenHash: Buffer;
    readonly device: string;
    readonly address: string;
  };
  readonly from: Doorstep;
  /** For the browser's device cookie, if it needs a new one. */
  readonly newDevice: string;
  /** The hash of the token that the caller came with, if it had one. */
  readonly presentedHash: Buffer | null;
};

export type FinishLoginOutcome =
  | {
      readonly is: 'in';
      readonly staffId: string;
      readonly endsAt: string;
      readonly recoveryCodes: string[];
      readonly device: KnownDevice;
    }
  | { readonly is: 'locked'; readonly waitSeconds: number }
  | { readonly is: 'code_wrong' | 'ticket_expired' };

/** What the browser's device cookie holds from now on. */
export type KnownDevice = { readonly token: string; readonly endsAt: string };

/**
 * The second step. A wrong code is an outcome, not a refusal, which would take the count of tries back. The
 * first login sets the app up: its code proves that the app has the secret, and recovery codes are given,
 * once.
 */
export const finishLogin = (parts: StaffDeps): Command<FinishLogin, FinishLoginOutcome> => ({
  name: 'staff.finish-login',
  subject: ({ session }) => `staff-session:${session.id}`,
  async decide(tx, { ticket, factor, session, presentedHash, from, newDevice }, { now }) {
    const ticketHash = tokenHash(ticket);
    const open = await lockTicket(tx, ticketHash, now);
    const staff = open && (await lockStaff(tx, open.staffId));
    if (!staff || staff.state !== 'active') return { output: { is: 'ticket_expired' } };
    const facts = { staffId: staff.id };
    const doors = await doorsOf(tx, parts.seal, { email: staff.email, staff, from, now });
    // What a passkey signed can't be guessed: no try of anybody's keeps its owner out.
    const waitSeconds = 'credential' in factor ? 0 : await takeCodeTry(tx, doors, now);
    const subject = `staff:${staff.id}`;
    if (waitSeconds > 0) return { output: { is: 'locked', waitSeconds }, facts, recorded: { subject } };
    const isRight = await proves(tx, parts, { staff, open, factor, now });
    // What was to be signed is signed once, rightly or not.
    if (open.challenge !== null) await setTicketChallenge(tx, ticketHash, null);
    if (!isRight)
      return { output: { is: 'code_wrong' }, facts: { ...facts, outcome: 'wrong' }, recorded: { subject } };

    for (const door of [doors.own, doors.second]) if (door) await forgetTries(tx, door.emailIndex, door.door);
    await useTickets(tx, staff.id, now);
    const recoveryCodes = open.enrolSealed === null ? [] : await giveRecoveryCodes(tx, parts, staff.id);
    if (presentedHash) await endStaffSessionByToken(tx, presentedHash, now);
    const expiresAt = minutesAfter(now, staffSessionHours * 60);
    await insertStaffSession(tx, { ...session, staffId: staff.id, startedAt: now, expiresAt });
    await noteStaffSeen(tx, staff.id, now);
    const device = await knowDevice(tx, { staffId: staff.id, presented: from.deviceToken, newDevice, now });
    return {
      output: { is: 'in', staffId: staff.id, endsAt: expiresAt.toISOString(), recoveryCodes, device },
      facts: { session: session.id, enrolled: open.enrolSealed !== null },
      recorded: { subject, by: { kind: 'staff', id: staff.id } },
    };
  },
});

/**
 * At a stranger's door also against all strangers together: whoever knows the password does not guess the
 * code from many networks.
 */
async function takeCodeTry(tx: Tx, { own, second }: Doors, now: Date): Promise<number> {
  const wait = await takeTry(tx, own, now);
  return wait > 0 || second === null ? wait : takeTry(tx, second, now);
}

/**
 * From now on this browser is known for this person. A token that it brought is kept if it is one of ours, so
 * that those who share a machine stay known beside each other; what somebody else may have put there is
 * replaced.
 */
export async function knowDevice(
  tx: Tx,
  given: { staffId: string; presented: string | null; newDevice: string; now: Date },
): Promise<KnownDevice> {
  const { staffId, presented, newDevice, now } = given;
  const isOurs = presented !== null && (await staffOfDevice(tx, tokenHash(presented), now)).length > 0;
  const token = isOurs ? presented : newDevice;
  const expiresAt = minutesAfter(now, deviceDays * 24 * 60);
  await keepStaffDevice(tx, { tokenHash: tokenHash(token), staffId, at: now, expiresAt });
  return { token, endsAt: expiresAt.toISOString() };
}

type Proof = {
  readonly staff: StaffRow;
  readonly open: StaffTicket;
  readonly factor: SecondFactor;
  readonly now: Date;
};

async function proves(tx: Tx, parts: StaffDeps, { staff, open, factor, now }: Proof): Promise<boolean> {
  const { challenge, enrolSealed } = open;
  if (enrolSealed === null) return isTheirFactor(tx, parts, { staff, challenge, factor, now });
  // Set up by another ticket in the meantime: this one's secret is nobody's.
  if ('credential' in factor || staff.totpSealed !== null) return false;
  const secret = parts.seal.open(enrolSealed, enrolAbout(staff.id));
  const step = matchTotp(Buffer.from(secret, 'hex'), factor.code, { now, lastStep: staff.totpLastStep });
  if (step === null) return false;
  await setStaffTotp(tx, staff.id, parts.seal.seal(secret, totpAbout(staff.id)));
  await noteTotpStep(tx, staff.id, step);
  return true;
}

async function giveRecoveryCodes(tx: Tx, { seal }: StaffDeps, staffId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(
    tx,
    staffId,
    codes.map((code) => recoveryHash(seal, staffId, code)),
  );
  return codes;
}
