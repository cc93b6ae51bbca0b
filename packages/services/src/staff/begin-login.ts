import {
  countRecoveryCodes,
  findStaffByEmail,
  insertTicket,
  listPasskeys,
  lockStaff,
  setStaffPassword,
  type StaffRow,
  type Tx,
} from '@candor/store';
import type { Command } from '../commands/command.ts';
import { runCommand } from '../commands/run-command.ts';
import { tokenHash } from '../sessions/session-token.ts';
import { emailIndex, giveTryBack, takeTry } from './count-tries.ts';
import { checkPassword, hashPassword, isOutdated } from './hash-password.ts';
import { enrolAbout } from './staff-seal.ts';
import type { StaffParts } from './staff-parts.ts';
import { minutesAfter, ticketMinutes } from './staff-rules.ts';
import { base32, newTotpSecret, totpUri } from './totp.ts';

type SecondWay = 'totp' | 'passkey' | 'recovery';

type FirstStep = {
  readonly is: 'right';
  readonly ways: SecondWay[];
  /** For the app that makes codes; on the first login alone. */
  readonly enrol: { readonly secret: string; readonly uri: string } | null;
};

export type FirstStepOutcome =
  | FirstStep
  | { readonly is: 'wrong' }
  | { readonly is: 'locked'; readonly waitSeconds: number };

export type BeginLogin = {
  readonly email: string;
  readonly password: string;
  readonly ticket: string;
  readonly requestId: string;
};

/**
 * E-mail and password. An e-mail that nobody has is counted, checked and answered as one that somebody has, after the same work. The
 * password is checked outside the transaction, which would otherwise hold its rows for a quarter of a second.
 */
export async function beginLogin(
  parts: StaffParts,
  { email, password, ticket, requestId }: BeginLogin,
): Promise<FirstStepOutcome> {
  const { database, seal, passwordCost: cost } = parts;
  const now = parts.now();
  const index = emailIndex(seal, email);
  const known = await database.withTransaction(async (tx) => {
    const waitSeconds = await takeTry(tx, index, now);
    return { waitSeconds, staff: await findStaffByEmail(tx, email) };
  });
  if (known.waitSeconds > 0) return { is: 'locked', waitSeconds: known.waitSeconds };
  const { staff } = known;
  const stored = staff?.state === 'active' ? staff.passwordHash : null;
  const isRight = await checkPassword(password, stored, cost);
  const renewed = isRight && stored && isOutdated(stored, cost) ? await hashPassword(password, cost) : null;
  const input = { triedId: staff?.id ?? null, isRight, checked: stored, renewed, index, ticket };
  const actor = { kind: 'anyone', id: 'console-login' } as const;
  const answer = await runCommand(database, firstStep(parts), { input, actor, requestId, now });
  if (answer.kind !== 'done') throw new Error(`a login was answered with ${answer.kind}`);
  return answer.output;
}

type Checked = {
  /** Whose e-mail it is; null: nobody's. */
  readonly triedId: string | null;
  readonly isRight: boolean;
  readonly checked: string | null;
  readonly renewed: string | null;
  readonly index: Buffer;
  readonly ticket: string;
};

const firstStep = (parts: StaffParts): Command<Checked, FirstStepOutcome> => ({
  name: 'staff.begin-login',
  subject: ({ triedId }) => (triedId === null ? 'staff:unknown' : `staff:${triedId}`),
  async decide(tx, { triedId, isRight, checked, renewed, index, ticket }, { now }) {
    const staff = isRight && triedId !== null ? await lockStaff(tx, triedId) : undefined;
    // Changed or disabled while it was being checked: it is not right any more.
    if (!staff || staff.state !== 'active' || staff.passwordHash !== checked)
      return { output: { is: 'wrong' }, facts: { outcome: 'wrong' } };
    if (renewed !== null) await setStaffPassword(tx, staff.id, renewed);
    await giveTryBack(tx, index, now);
    const step = await secondStepOf(tx, parts, staff);
    await insertTicket(tx, {
      ticketHash: tokenHash(ticket),
      staffId: staff.id,
      enrolSealed: step.enrolSealed,
      expiresAt: minutesAfter(now, ticketMinutes),
    });
    return { output: { is: 'right', ways: step.ways, enrol: step.enrol }, facts: { outcome: 'right' } };
  },
});

async function secondStepOf(tx: Tx, { seal, lender, passkeys }: StaffParts, staff: StaffRow) {
  if (staff.totpSealed === null) {
    const secret = newTotpSecret();
    const enrol = { secret: base32(secret), uri: totpUri(secret, { lender, email: staff.email }) };
    return { ways: [], enrol, enrolSealed: seal.seal(secret.toString('hex'), enrolAbout(staff.id)) };
  }
  const ways: SecondWay[] = ['totp'];
  if (passkeys && (await listPasskeys(tx, staff.id)).length > 0) ways.push('passkey');
  if ((await countRecoveryCodes(tx, staff.id)) > 0) ways.push('recovery');
  return { ways, enrol: null, enrolSealed: null };
}
