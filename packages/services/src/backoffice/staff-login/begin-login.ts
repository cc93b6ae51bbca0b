import { findStaffByEmail, lockStaff, setStaffPassword, type StaffRow } from '@candor/store/staff';
import { hasRecoveryCode, insertTicket, type TriedDoor } from '@candor/store/staff-login';
import { takeRateLimitTokens } from '@candor/store/rate-limits';
import type { ReadTx, Tx } from '@candor/store/database';
import { lease } from '../../kernel/commands/lease.ts';
import type { Command } from '../../kernel/commands/command.ts';
import { runCommand } from '../../kernel/commands/run-command.ts';
import { permit } from '../../kernel/rate-limits/limits.ts';
import { tokenHash } from '../../customers/sessions/session-token.ts';
import { doorsOf, giveTryBack, takeStrangersTry, takeTry, type Doors, type Doorstep } from './count-tries.ts';
import { checkPassword, hashPassword, isOutdated } from './hash-password.ts';
import { recoveryHash } from './recovery-code.ts';
import { secondWaysOf, type SecondWay } from './second-factor.ts';
import { enrolAbout, totpAbout } from '../staff/staff-seal.ts';
import type { StaffDeps } from '../staff/staff-deps.ts';
import { minutesAfter, ticketMinutes } from '../staff/staff-rules.ts';
import { base32, matchTotp, newTotpSecret, totpUri } from './totp.ts';

type FirstStep = {
  readonly is: 'right';
  readonly ways: SecondWay[];
  /** For the app that makes codes; on the first login alone. */
  readonly enrol: { readonly secret: string; readonly uri: string } | null;
};

export type FirstStepOutcome =
  | FirstStep
  | { readonly is: 'wrong' }
  | { readonly is: 'code-needed' }
  | { readonly is: 'locked'; readonly waitSeconds: number };

export type BeginLogin = {
  readonly email: string;
  readonly password: string;
  readonly ticket: string;
  readonly from: Doorstep;
  /** Of the app, or a recovery code: where strangers have tried too often, it comes with the password. */
  readonly code: string | undefined;
  readonly requestId: string;
};

/**
 * E-mail and password. An e-mail that nobody has is counted, checked and answered as one that somebody has,
 * after the same work. The password is checked outside the transaction, which would otherwise hold its rows
 * for a quarter of a second.
 *
 * Nobody is locked out by the tries of others. A browser in which this person has logged in before has tries
 * of its own, as has every network. What strangers try from many networks is bounded in another way: after
 * ten wrong ones a stranger's password is judged only together with a code, so that each further guess at the
 * password takes a guess at the code too, and the owner comes in by having both.
 */
export async function beginLogin(parts: StaffDeps, asked: BeginLogin): Promise<FirstStepOutcome> {
  const { database, passwordCost: cost } = parts;
  const { password, code, ticket, requestId } = asked;
  const now = parts.now();
  const entry = await lease(database, 'limit.count', (tx) => enter(tx, parts, asked, now));
  if ('is' in entry) return entry;
  const { staff, doors, isCodeRight } = entry;
  const stored = staff?.state === 'active' ? staff.passwordHash : null;
  // A wrong code is cheap to answer, and all that the time tells is that it was the code.
  const isRight = isCodeRight && (await checkPassword(password, stored, cost));
  const renewed = isRight && stored && isOutdated(stored, cost) ? await hashPassword(password, cost) : null;
  const input = { triedId: staff?.id ?? null, isRight, checked: stored, renewed, doors, ticket };
  const actor = { kind: 'anyone', id: 'console-login' } as const;
  const facts = { withCode: code !== undefined };
  const answer = await runCommand(database, firstStep(parts, facts), { input, actor, requestId, now });
  if (answer.kind !== 'done') throw new Error(`a login was answered with ${answer.kind}`);
  return answer.output;
}

type Entry = {
  readonly staff: StaffRow | undefined;
  readonly doors: Doors;
  /** True where none was needed. */
  readonly isCodeRight: boolean;
};

/** Counts the try at its doors, before anything is judged. */
async function enter(
  tx: Tx,
  { seal }: StaffDeps,
  { email, from, code }: BeginLogin,
  now: Date,
): Promise<Entry | Exclude<FirstStepOutcome, FirstStep>> {
  const staff = await findStaffByEmail(tx, email);
  const doors = await doorsOf(tx, seal, { email, staff, from, now });
  const waitSeconds = await takeTry(tx, doors.own, now);
  if (waitSeconds > 0) return { is: 'locked', waitSeconds };
  const isJudgedAlone = doors.strangers === null || (await isStrangerJudged(tx, seal, doors.strangers, now));
  if (!isJudgedAlone && code === undefined) {
    // Nothing is judged: nothing was tried.
    await giveTryBack(tx, doors.own, now);
    return { is: 'code-needed' };
  }
  if (isJudgedAlone) return { staff, doors, isCodeRight: true };
  return {
    staff,
    // It was not counted there.
    doors: { ...doors, strangers: null },
    isCodeRight:
      staff !== undefined && code !== undefined && (await isCodeOf(tx, seal, { staff, code, now })),
  };
}

/**
 * Whether a stranger's password is judged without a code: ten times for an account, and no oftener overall
 * than the server's cores bear. Above either the code comes first, which costs next to nothing to look at:
 * however many try, whoever has both comes in.
 */
async function isStrangerJudged(
  tx: Tx,
  seal: StaffDeps['seal'],
  door: TriedDoor,
  now: Date,
): Promise<boolean> {
  if (!(await takeStrangersTry(tx, door, now))) return false;
  const wait = await takeRateLimitTokens(tx, [permit(seal, 'staffLoginOverall', '')], now);
  if (wait > 0) await giveTryBack(tx, door, now);
  return wait === 0;
}

/** Whether the second step would take it. It is not used up: the second step, with the ticket, does that. */
async function isCodeOf(
  tx: ReadTx,
  seal: StaffDeps['seal'],
  { staff, code, now }: { readonly staff: StaffRow; readonly code: string; readonly now: Date },
): Promise<boolean> {
  if (code.includes('-')) return hasRecoveryCode(tx, staff.id, recoveryHash(seal, staff.id, code));
  // Who has set nothing up yet comes in where the invitation was followed: that browser is known.
  if (staff.totpSealed === null) return false;
  const secret = Buffer.from(seal.open(staff.totpSealed, totpAbout(staff.id)), 'hex');
  return matchTotp(secret, code, { now, lastStep: staff.totpLastStep }) !== null;
}

type Checked = {
  /** Whose e-mail it is; null: nobody's. */
  readonly triedId: string | null;
  readonly isRight: boolean;
  readonly checked: string | null;
  readonly renewed: string | null;
  readonly doors: Doors;
  readonly ticket: string;
};

const firstStep = (
  parts: StaffDeps,
  facts: { readonly withCode: boolean },
): Command<Checked, FirstStepOutcome> => ({
  name: 'staff.begin-login',
  subject: ({ triedId }) => (triedId === null ? 'staff:unknown' : `staff:${triedId}`),
  async decide(tx, { triedId, isRight, checked, renewed, doors, ticket }, { now }) {
    const staff = isRight && triedId !== null ? await lockStaff(tx, triedId) : undefined;
    // Changed or disabled while it was being checked: it is not right any more.
    if (!staff || staff.state !== 'active' || staff.passwordHash !== checked)
      return { output: { is: 'wrong' }, facts: { outcome: 'wrong', ...facts } };
    if (renewed !== null) await setStaffPassword(tx, staff.id, renewed);
    // In the order in which they were taken: of two at once neither waits for the other for ever.
    await giveTryBack(tx, doors.own, now);
    if (doors.strangers) await giveTryBack(tx, doors.strangers, now);
    const step = await secondStepOf(tx, parts, staff);
    await insertTicket(tx, {
      ticketHash: tokenHash(ticket),
      staffId: staff.id,
      enrolSealed: step.enrolSealed,
      expiresAt: minutesAfter(now, ticketMinutes),
    });
    return {
      output: { is: 'right', ways: step.ways, enrol: step.enrol },
      facts: { outcome: 'right', ...facts },
      recorded: { by: { kind: 'staff', id: staff.id } },
    };
  },
});

async function secondStepOf(tx: ReadTx, { seal, lender, passkeys }: StaffDeps, staff: StaffRow) {
  if (staff.totpSealed === null) {
    const secret = newTotpSecret();
    const enrol = { secret: base32(secret), uri: totpUri(secret, { lender, email: staff.email }) };
    return { ways: [], enrol, enrolSealed: seal.seal(secret.toString('hex'), enrolAbout(staff.id)) };
  }
  return { ways: await secondWaysOf(tx, { passkeys }, staff.id), enrol: null, enrolSealed: null };
}
