import type { MarketId } from '@candor/markets';
import {
  findStaff,
  isStaffDomain,
  listRoles,
  rolesOfStaff,
  setStaffState,
  lockStaff,
  type StaffRow,
} from '@candor/store/staff';
import type { ReadTx, Tx } from '@candor/store/database';
import type { ActCheck, ActPreview, ActReader, ApprovableAct } from '../../kernel/acts/approvable-act.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import type { Facts, OutboxMessage, Refusal } from '../../kernel/commands/command.ts';
import { addPerson, type PersonRefusal } from './add-person.ts';
import { roleChecks, samePersonChecks } from './access-checks.ts';
import { inviteByMail } from './invitation-mail.ts';
import { beginAnew } from './reset-staff.ts';

/**
 * What makes or revives an identity that can act: nobody does it alone. Of somebody new, name and e-mail are
 * sealed: a request is kept longer than a person who never came.
 */
export type PersonAct =
  | {
      readonly is: 'invite';
      readonly staffId: string;
      readonly sealed: string;
      readonly roles: readonly string[];
      readonly market: MarketId;
    }
  | {
      readonly is: 'invite-again' | 'enable' | 'reset';
      readonly staffId: string;
      readonly market: MarketId;
    };

type Invitee = { readonly name: string; readonly email: string };

const inviteeAbout = (staffId: string) => `staff-invitee:${staffId}`;

export const sealInvitee = (seal: PersonSeal, staffId: string, { name, email }: Invitee): string =>
  seal.seal(JSON.stringify({ name, email }), inviteeAbout(staffId));

const openInvitee = (seal: PersonSeal, { staffId, sealed }: Extract<PersonAct, { is: 'invite' }>) =>
  JSON.parse(seal.open(sealed, inviteeAbout(staffId))) as Invitee;

const words = {
  invite: { act: 'Invite', size: 'first roles', title: (name: string) => `Invite ${name}?` },
  'invite-again': {
    act: 'Invite again',
    size: 'a new link',
    title: (name: string) => `Send ${name} a new link?`,
  },
  enable: { act: 'Enable', size: 'access', title: (name: string) => `Let ${name} in again?` },
  reset: {
    act: 'Reset login',
    size: 'password and second factor',
    title: (name: string) => `Reset the login of ${name}?`,
  },
} as const satisfies Record<PersonAct['is'], object>;

export const changePerson = {
  key: 'person.change',
  name: 'Invite or readmit staff',
  asks: 'people.change',
  decides: 'people.approve',
  isOneAtATime: true,

  async line(tx, change, { parts }) {
    const name = (await whoseOf(tx, parts.seal, change))?.name ?? 'a former user';
    return {
      about: `${words[change.is].act} · ${name}`,
      size: words[change.is].size,
      place: change.is === 'invite' ? null : { section: 'people', id: change.staffId },
    };
  },

  async preview(tx, change, { parts, now }) {
    const before = change.is === 'invite' ? undefined : await findStaff(tx, change.staffId);
    // Nobody stands behind it yet: what is refused to anybody is refused here.
    const applied = await apply(tx, change, { parts, now, by: [] });
    if ('refused' in applied) return applied;
    const whose = (await whoseOf(tx, parts.seal, change))!;
    return {
      title: words[change.is].title(whose.name),
      commits: `${words[change.is].act} ${whose.name}`,
      figures: [],
      postings: [],
      terms: await termsOf(tx, change, { whose, before }),
      checks: await checksOf(tx, change, whose),
      sent:
        change.is === 'enable'
          ? null
          : `An e-mail to ${whose.email} with a link that opens once. Nobody at the console sees it.`,
    };
  },

  carryOut: (tx, change, { parts, now, by }) => apply(tx, change, { parts, now, by }),
} as const satisfies ApprovableAct<PersonAct>;

type Applying = Pick<ActReader, 'parts' | 'now'> & { readonly by: readonly string[] };

async function apply(
  tx: Tx,
  change: PersonAct,
  { parts, now, by }: Applying,
): Promise<{ readonly facts: Facts; readonly outbox: readonly OutboxMessage[] } | Refusal<PersonRefusal>> {
  const { staffId, market } = change;
  if (change.is !== 'enable' && parts.ports.email === null) return { refused: 'email_channel_missing' };
  if (by.includes(staffId)) return { refused: 'staff_is_yourself' };
  if (change.is === 'invite') {
    const invitee = openInvitee(parts.seal, change);
    const added = await addPerson(tx, {
      id: staffId,
      ...invitee,
      roles: change.roles,
      invitedBy: by[0] ?? null,
      by,
      now,
    });
    if ('refused' in added) return added;
    const mail = await inviteByMail(tx, parts, { staffId, market, kind: 'invite', now });
    return { facts: { change: 'invite', staffId, roles: [...change.roles] }, outbox: [mail] };
  }
  const staff = await lockStaff(tx, staffId);
  if (!staff) return { refused: 'not_found' };
  const facts = { change: change.is, staffId };
  if (change.is === 'enable') {
    if (staff.state !== 'disabled') return { refused: 'staff_cannot_change_so' };
    // Who never set a password is invited again, not enabled.
    await setStaffState(tx, staffId, staff.passwordHash === null ? 'invited' : 'active');
    return { facts, outbox: [] };
  }
  if (change.is === 'invite-again' && staff.state !== 'invited') return { refused: 'staff_cannot_change_so' };
  if (change.is === 'reset') {
    if (staff.state !== 'active') return { refused: 'staff_cannot_change_so' };
    await beginAnew(tx, parts.seal, { staff, now });
  }
  const kind = change.is === 'reset' ? 'reset' : 'invite';
  return { facts, outbox: [await inviteByMail(tx, parts, { staffId, market, kind, now })] };
}

async function whoseOf(tx: ReadTx, seal: PersonSeal, change: PersonAct): Promise<Invitee | undefined> {
  return change.is === 'invite' ? openInvitee(seal, change) : findStaff(tx, change.staffId);
}

async function termsOf(
  tx: ReadTx,
  change: PersonAct,
  { whose, before }: { readonly whose: Invitee; readonly before: StaffRow | undefined },
): Promise<ActPreview['terms']> {
  const term = (name: string, was: string, will: string) => ({ name, before: was, after: will });
  if (change.is !== 'invite') {
    const after = await findStaff(tx, change.staffId);
    return [
      term('E-mail', whose.email, whose.email),
      term('Status', before?.state ?? '–', after?.state ?? '–'),
    ];
  }
  const names = new Map((await listRoles(tx)).map(({ key, name }) => [key, name]));
  return [
    term('E-mail', '–', whose.email),
    ...change.roles.map((key) => term(names.get(key) ?? key, 'no', 'yes')),
  ];
}

async function checksOf(tx: ReadTx, change: PersonAct, whose: Invitee): Promise<ActCheck[]> {
  const { email } = whose;
  const { staffId } = change;
  const alike = await samePersonChecks(tx, { staffId, name: whose.name, email });
  if (change.is === 'enable') {
    const held = (await rolesOfStaff(tx, [staffId])).map(({ key }) => key);
    return [
      { is: 'look', words: 'They log in as before, with the roles and the password that they had' },
      ...alike,
      ...(await roleChecks(tx, held)),
    ];
  }
  const domain = email.split('@')[1] ?? '';
  const isOurs = await isStaffDomain(tx, domain);
  const checks: ActCheck[] = [
    { is: 'kept', words: 'The link reaches the owner of the mailbox alone' },
    isOurs
      ? { is: 'kept', words: `Colleagues have addresses at ${domain} too` }
      : { is: 'look', words: `Nobody else here has an address at ${domain}: make sure whose mailbox it is` },
  ];
  if (change.is === 'reset')
    checks.push({ is: 'look', words: 'Speak with them first: whoever has the mailbox becomes them' });
  if (change.is !== 'invite') return checks;
  checks.push(...alike, ...(await roleChecks(tx, change.roles)));
  const given = (await listRoles(tx)).filter(({ key }) => change.roles.includes(key));
  if (given.some(({ permissions }) => permissions.includes('approval.decide')))
    checks.push({ is: 'look', words: 'A role among these approves what others prepare' });
  return checks;
}
