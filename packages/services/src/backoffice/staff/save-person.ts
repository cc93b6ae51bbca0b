import {
  lockStaff,
  nameStaff,
  setStaffState,
  useInvitations,
  type StaffRow,
  type StaffState,
} from '@candor/store/staff';
import { endStaffSessions, forgetTries, useTickets } from '@candor/store/staff-login';
import type { Tx } from '@candor/store/database';
import type { Command } from '../../kernel/commands/command.ts';
import { emailIndex } from '../staff-login/count-tries.ts';
import type { StaffDeps } from './staff-deps.ts';

/** What takes rights away, or gives none. */
type PersonChange =
  | { readonly is: 'name'; readonly staffId: string; readonly name: string }
  | { readonly is: 'disable' | 'unlock'; readonly staffId: string };

/** `enable` is the server's command line's alone: at the console it takes two. */
export type SavePerson = {
  readonly change: PersonChange | { readonly is: 'enable'; readonly staffId: string };
};

export type SavedPerson = { readonly staffId: string; readonly state: StaffState };

type Rule = 'not_found' | 'staff_is_yourself' | 'staff_cannot_change_so';

/**
 * What one person does to another's standing: name them, shut them out, forget wrong tries. Nobody does it to
 * themself, so whoever may do it always remains. What lets somebody in takes two: see change-person.ts.
 */
export const savePerson = ({ seal }: Pick<StaffDeps, 'seal'>): Command<SavePerson, SavedPerson, Rule> => ({
  name: 'staff.save-person',
  subject: ({ change }) => `staff:${change.staffId}`,
  async decide(tx, { change }, { actor, now }) {
    if (change.staffId === actor.id) return { refused: 'staff_is_yourself' };
    if (change.is === 'enable' && actor.kind !== 'system') return { refused: 'staff_cannot_change_so' };
    if (actor.kind === 'staff' && !(await isStillHere(tx, actor.id, change.staffId)))
      return { refused: 'staff_cannot_change_so' };
    const staff = await lockStaff(tx, change.staffId);
    if (!staff) return { refused: 'not_found' };
    const state = stateAfter(change.is, staff);
    if (state === null) return { refused: 'staff_cannot_change_so' };
    if (state !== staff.state) await setStaffState(tx, staff.id, state);
    if (change.is === 'name') await nameStaff(tx, staff.id, change.name);
    if (change.is === 'unlock') await forgetTries(tx, emailIndex(seal, staff.email));
    if (change.is === 'disable') await shutOut(tx, staff.id, now);
    return { output: { staffId: staff.id, state }, facts: { change: change.is } };
  },
});

/**
 * Of two who shut each other out at once one is first, and the other does it no more: somebody is always
 * left.
 */
async function isStillHere(tx: Tx, actorId: string, otherId: string): Promise<boolean> {
  // Both in one order, whoever asks: neither waits for the other for ever.
  const rows = [];
  for (const id of [actorId, otherId].toSorted()) rows.push(await lockStaff(tx, id));
  return rows.some((row) => row?.id === actorId && row.state === 'active');
}

/**
 * How somebody stands then; null: not from where they stand. Who never set a password is invited again, not
 * enabled.
 */
function stateAfter(is: SavePerson['change']['is'], { state, passwordHash }: StaffRow): StaffState | null {
  if (is === 'disable') return state === 'disabled' ? null : 'disabled';
  if (is === 'enable') return state !== 'disabled' ? null : passwordHash === null ? 'invited' : 'active';
  return state;
}

/** Whatever is open for somebody closes: sessions, logins half-way, invitations. */
export async function shutOut(tx: Tx, staffId: string, now: Date): Promise<void> {
  await endStaffSessions(tx, staffId, now);
  await useTickets(tx, staffId, now);
  await useInvitations(tx, staffId, now);
}
