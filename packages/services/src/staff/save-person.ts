import {
  endStaffSessions,
  forgetTries,
  insertInvitation,
  insertStaff,
  listRoles,
  lockStaff,
  nameStaff,
  rolesOfStaff,
  setStaffState,
  useInvitations,
  useTickets,
  type StaffRow,
  type StaffState,
  type Tx,
} from '@candor/store';
import type { Actor, Command, Facts, Refusal } from '../commands/command.ts';
import { tokenHash } from '../sessions/session-token.ts';
import { applyRoleChange } from './apply-role-change.ts';
import { emailIndex } from './count-tries.ts';
import type { StaffParts } from './staff-parts.ts';
import { invitationHours, minutesAfter } from './staff-rules.ts';

export type PersonChange =
  | {
      readonly is: 'invite';
      readonly email: string;
      readonly name: string;
      readonly roles: readonly string[];
    }
  | { readonly is: 'name'; readonly staffId: string; readonly name: string }
  | { readonly is: 'disable' | 'enable' | 'unlock' | 'invite-again'; readonly staffId: string };

export type SavePerson = {
  readonly change: PersonChange;
  /** For somebody new. */
  readonly newStaffId: string;
  /** For an invitation. */
  readonly token: string;
};

export type SavedPerson = {
  readonly staffId: string;
  readonly state: StaffState;
  /** Until when the token of the invitation is good; null: none was made. */
  readonly invitedUntil: string | null;
};

export type PersonRefusal =
  | 'not_found'
  | 'staff_is_known'
  | 'staff_is_yourself'
  | 'staff_cannot_change_so'
  | 'role_is_unknown'
  | 'role_needs_second_person';

/**
 * People come, get another name, go, and come back. Nobody does it to themself, so whoever may do it always remains. Roles are given
 * with the invitation alone: later ones need a second person. So does from the first a role that is itself a second person, or whoever
 * invites would have two people's hands; only from the server's own command line it is given alone. For the same reason nobody gets another
 * link for somebody who has such a role.
 */
export const savePerson = ({
  seal,
}: Pick<StaffParts, 'seal'>): Command<SavePerson, SavedPerson, PersonRefusal> => ({
  name: 'staff.save-person',
  subject: ({ change, newStaffId }) => `staff:${'staffId' in change ? change.staffId : newStaffId}`,
  async decide(tx, input, { actor, now }) {
    const { change } = input;
    if (change.is === 'invite') return invite(tx, input, change, { by: actor, now });
    if (change.staffId === actor.id) return { refused: 'staff_is_yourself' };
    if (actor.kind === 'staff' && !(await isStillHere(tx, actor.id, change.staffId)))
      return { refused: 'staff_cannot_change_so' };
    const staff = await lockStaff(tx, change.staffId);
    if (!staff) return { refused: 'not_found' };
    if (
      change.is === 'invite-again' &&
      actor.kind === 'staff' &&
      (await rolesOfStaff(tx, [staff.id])).some(seconds)
    )
      return { refused: 'role_needs_second_person' };
    const facts = { change: change.is };
    const state = stateAfter(change.is, staff);
    if (state === null) return { refused: 'staff_cannot_change_so' };
    if (state !== staff.state) await setStaffState(tx, staff.id, state);
    if (change.is === 'name') await nameStaff(tx, staff.id, change.name);
    if (change.is === 'unlock') await forgetTries(tx, emailIndex(seal, staff.email));
    if (change.is === 'disable') await shutOut(tx, staff.id, now);
    const invitedUntil =
      change.is === 'invite-again' ? await makeInvitation(tx, staff.id, input.token, now) : null;
    return { output: { staffId: staff.id, state, invitedUntil }, facts };
  },
});

/** Of two who shut each other out at once one is first, and the other does it no more: somebody is always left. */
async function isStillHere(tx: Tx, actorId: string, otherId: string): Promise<boolean> {
  // Both in one order, whoever asks: neither waits for the other for ever.
  const rows = [];
  for (const id of [actorId, otherId].toSorted()) rows.push(await lockStaff(tx, id));
  return rows.some((row) => row?.id === actorId && row.state === 'active');
}

/** How somebody stands then; null: not from where they stand. Who never set a password is invited again, not enabled. */
function stateAfter(
  is: Exclude<PersonChange['is'], 'invite'>,
  { state, passwordHash }: StaffRow,
): StaffState | null {
  if (is === 'disable') return state === 'disabled' ? null : 'disabled';
  if (is === 'enable') return state !== 'disabled' ? null : passwordHash === null ? 'invited' : 'active';
  if (is === 'invite-again') return state === 'invited' ? 'invited' : null;
  return state;
}

async function invite(
  tx: Tx,
  { newStaffId: id, token }: SavePerson,
  { email, name, roles }: Extract<PersonChange, { is: 'invite' }>,
  { by, now }: { readonly by: Actor; readonly now: Date },
): Promise<{ output: SavedPerson; facts: Facts } | Refusal<PersonRefusal>> {
  if (by.kind === 'staff' && (await listRoles(tx)).some((role) => roles.includes(role.key) && seconds(role)))
    return { refused: 'role_needs_second_person' };
  if (!(await insertStaff(tx, { id, email, name, madeAt: now }))) return { refused: 'staff_is_known' };
  const given = await applyRoleChange(tx, { is: 'person', staffId: id, roles }, { by: [by.id], now });
  if ('refused' in given) return given;
  const invitedUntil = await makeInvitation(tx, id, token, now);
  return {
    output: { staffId: id, state: 'invited', invitedUntil },
    facts: { change: 'invite', roles: [...roles] },
  };
}

const seconds = ({ permissions }: { readonly permissions: readonly string[] }) =>
  permissions.includes('approval.decide');

export async function makeInvitation(tx: Tx, staffId: string, token: string, now: Date): Promise<string> {
  const expiresAt = minutesAfter(now, invitationHours * 60);
  await insertInvitation(tx, { tokenHash: tokenHash(token), staffId, madeAt: now, expiresAt });
  return expiresAt.toISOString();
}

/** Whatever is open for somebody closes: sessions, logins half-way, invitations. */
export async function shutOut(tx: Tx, staffId: string, now: Date): Promise<void> {
  await endStaffSessions(tx, staffId, now);
  await useTickets(tx, staffId, now);
  await useInvitations(tx, staffId, now);
}
