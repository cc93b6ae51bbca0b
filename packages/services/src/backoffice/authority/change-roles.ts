import { findStaff, invitersOf, listRoles, rolesOfStaff } from '@candor/store/staff';
import type { ReadTx } from '@candor/store/database';
import { roleChecks } from '../staff/access-checks.ts';
import { applyRoleChange, type RoleChange } from '../staff/apply-role-change.ts';
import type { ActCheck, ActPreview, ActTerm, ApprovableAct } from '../../kernel/acts/approvable-act.ts';

/** What somebody has from now on, or what a role may do: whoever gives rights never does it alone. */
export const changeRoles = {
  key: 'role.change',
  name: 'Change roles',
  asks: 'people.change',
  // The one act of which one role, the admin, is both sides: the first two admins decide on each other's
  // requests, nobody on their own.
  decides: 'people.approve',

  async interested(tx, change) {
    return change.is === 'person' ? [change.staffId, ...(await invitersOf(tx, change.staffId))] : [];
  },

  async line(tx, change) {
    const { added, taken, about } = await difference(tx, change);
    const changed = [...added, ...taken.map((name) => `without ${name}`)];
    const count = changed.length;
    const size =
      change.is === 'person' ? changed.join(', ') : `${count} ${count === 1 ? 'permission' : 'permissions'}`;
    const id = change.is === 'person' ? change.staffId : change.key;
    return { about, size, place: { section: 'people', id } };
  },

  async preview(tx, change, { now }) {
    const before = await difference(tx, change);
    // Nobody stands behind it yet: what is refused to anybody is refused here.
    const applied = await applyRoleChange(tx, change, { by: [], now });
    if ('refused' in applied) return applied;
    const title =
      change.is === 'person' ? `Change the roles of ${before.about}?` : `Change the role ${before.about}?`;
    return {
      title,
      commits: 'Change roles',
      figures: [],
      postings: [],
      sent: null,
      ...shown(before, change, change.is === 'person' ? await roleChecks(tx, change.roles) : []),
    };
  },

  carryOut: (tx, change, { by, now }) => applyRoleChange(tx, change, { by, now }),
} as const satisfies ApprovableAct<RoleChange>;

type Difference = {
  readonly about: string;
  readonly added: readonly string[];
  readonly taken: readonly string[];
  readonly before: readonly string[];
  readonly after: readonly string[];
};

async function difference(tx: ReadTx, change: RoleChange): Promise<Difference> {
  const roles = await listRoles(tx);
  if (change.is === 'role') {
    const role = roles.find(({ key }) => key === change.key);
    return differ(role?.name ?? change.key, role?.permissions ?? [], change.permissions);
  }
  const names = new Map(roles.map(({ key, name }) => [key, name]));
  const held = (await rolesOfStaff(tx, [change.staffId])).map(({ name }) => name);
  const wanted = change.roles.map((key) => names.get(key) ?? key);
  const staff = await findStaff(tx, change.staffId);
  return differ(staff?.name ?? 'a former user', held, wanted);
}

function differ(about: string, before: readonly string[], after: readonly string[]): Difference {
  return {
    about,
    before,
    after,
    added: after.filter((each) => !before.includes(each)),
    taken: before.filter((each) => !after.includes(each)),
  };
}

function shown(
  { added, taken, before, after }: Difference,
  change: RoleChange,
  together: readonly ActCheck[],
): Pick<ActPreview, 'terms' | 'checks'> {
  const held = (has: readonly string[], name: string) => (has.includes(name) ? 'yes' : 'no');
  const terms: ActTerm[] = [...taken, ...added].map((name) => ({
    name,
    before: held(before, name),
    after: held(after, name),
  }));
  const checks: ActCheck[] = [
    { is: 'kept', words: 'At least one person can still manage people, and every act has an approver' },
  ];
  if (change.is === 'role') checks.push({ is: 'look', words: 'Applies to everyone with the role' });
  if (after.length === 0) checks.push({ is: 'look', words: 'No roles left: they will see only Today' });
  return { terms, checks: [...checks, ...together] };
}
