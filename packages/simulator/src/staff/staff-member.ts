import type { FirstRoleKey } from '@candor/contract';
import { addPerson, makeInvitation } from '@candor/services/backoffice/staff';
import { newToken, tokenHash } from '@candor/services/customers/sessions';
import { runCommand, type Command } from '@candor/services/kernel/commands';
import { setPassword, totpCode, totpStep } from '@candor/services/backoffice/staff-login';
import { insertStaffSession } from '@candor/store/staff-login';
import { cookieIn, type SimulatedLender, type Who } from '../lender/simulated-lender.ts';

export const staffPassword = 'four quiet boats at noon';

/** Somebody with these roles, invited by whoever runs the servers, who has set a password. */
export async function staffMember(
  { staff: parts }: SimulatedLender,
  email: string,
  roles: readonly FirstRoleKey[],
): Promise<string> {
  const token = newToken();
  const staffId = parts.newId();
  await runCommand(parts.database, addByTest, {
    input: { staffId, email, roles, token },
    actor: { kind: 'system', id: 'staff' },
    now: parts.now(),
  });
  const password = staffPassword;
  const given = { invitation: token, password, deviceToken: null, newDevice: newToken() };
  const set = await setPassword(parts, given);
  if ('refused' in set) throw new Error(set.refused);
  return staffId;
}

type Added = {
  readonly staffId: string;
  readonly email: string;
  readonly roles: readonly string[];
  readonly token: string;
};

/** With any roles, and by nobody: what the product never does. */
const addByTest: Command<Added, null> = {
  name: 'test.add-staff',
  subject: ({ staffId }) => `staff:${staffId}`,
  async decide(tx, { staffId: id, email, roles, token }, { actor, now }) {
    const person = { id, email, roles, name: 'Rina Santos', invitedBy: null };
    const added = await addPerson(tx, { ...person, by: [actor.id], now });
    if ('refused' in added) throw new Error(added.refused);
    await makeInvitation(tx, id, token, now);
    return { output: null };
  },
};

/** The cookie of a new session of theirs, without going through the login. */
export async function staffSession(
  { staff: parts }: Pick<SimulatedLender, 'staff'>,
  staffId: string,
): Promise<{ readonly cookie: string }> {
  const token = newToken();
  const startedAt = parts.now();
  await parts.database.withTransaction((tx) =>
    insertStaffSession(tx, {
      id: parts.newId(),
      staffId,
      tokenHash: tokenHash(token),
      device: 'Chrome on Linux',
      address: '203.0.113.77',
      startedAt,
      expiresAt: new Date(startedAt.getTime() + 12 * 3_600_000),
    }),
  );
  return { cookie: `staff-session=${token}` };
}

/** Five bits a letter, back to bytes: what an app reads from the page. */
export function secretIn(base32: string): Buffer {
  const bits = [...base32]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/gu) ?? []).map((byte) => parseInt(byte, 2)));
}

/**
 * Nobody corrects anything alone any more: two of the lender's people have set the limits of these roles to
 * nothing.
 */
export async function nothingAlone(
  { test, identity }: SimulatedLender,
  roles: readonly FirstRoleKey[],
  [one, other]: readonly [string, string],
): Promise<void> {
  for (const market of ['ph', 'in'])
    for (const role of roles)
      await test.sql(
        `insert into authority_limit (market, kind, role, most, asked_by, approved_by, at)
         values ($1, 'corrections', $2, 0, $3, $4, $5)`,
        [market, role, one, other, identity.now()],
      );
}

export type Enrolled = { readonly who: Who; readonly secret: Buffer; readonly recoveryCodes: string[] };

/** Through the whole first login: password, app, its first code. */
export async function enrol(app: SimulatedLender, email: string): Promise<Enrolled> {
  const first = (await app.post('console/login', { email, password: staffPassword })).json();
  const secret = secretIn(first.enrol.secret);
  const code = codeNow(app, secret);
  const second = await app.post('console/second-factor', { ticket: first.ticket, code });
  // The next code of the app is another one.
  app.pass(30);
  return { who: { cookie: cookieIn(second) }, secret, recoveryCodes: second.json().recoveryCodes };
}

export function codeNow({ identity }: SimulatedLender, secret: Buffer): string {
  return totpCode(secret, totpStep(identity.now()));
}
