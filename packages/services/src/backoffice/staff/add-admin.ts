import { countAdmins, lockRole } from '@candor/store/staff';
import type { Command } from '../../kernel/commands/command.ts';
import { addPerson, type PersonRefusal } from './add-person.ts';
import { makeInvitation } from './invitation-mail.ts';

export type AddAdmin = {
  readonly staffId: string;
  readonly email: string;
  readonly name: string;
  readonly token: string;
  /** Beyond the first two, because those who are there can't act any more. */
  readonly isRecovery: boolean;
};

/** As many as it takes to invite somebody in the console. */
const firstAdmins = 2;

/**
 * The first two admins, by whoever runs the servers: with two there is a maker and a checker, and from then
 * on everybody comes by an invitation that two people stand behind. For a lender whose admins are gone there
 * is recovery, which the audit log names.
 */
export const addAdmin: Command<
  AddAdmin,
  { readonly staffId: string; readonly invitedUntil: string },
  PersonRefusal | 'admins_are_there'
> = {
  name: 'staff.add-admin',
  subject: ({ staffId }) => `staff:${staffId}`,
  async decide(tx, { staffId, email, name, token, isRecovery }, { actor, now }) {
    // Held: of two who are added at once, the second counts the first.
    await lockRole(tx, 'admin');
    const admins = await countAdmins(tx);
    if (admins >= firstAdmins && !isRecovery) return { refused: 'admins_are_there', facts: { admins } };
    const person = { id: staffId, name, email, roles: ['admin'], invitedBy: null };
    const added = await addPerson(tx, { ...person, by: [actor.id], now });
    if ('refused' in added) return added;
    const invitedUntil = await makeInvitation(tx, staffId, token, now);
    return { output: { staffId, invitedUntil }, facts: { admins: admins + 1, isRecovery } };
  },
};
