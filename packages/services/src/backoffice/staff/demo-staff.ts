import { createHash } from 'node:crypto';
import {
  findStaffByEmail,
  insertStaff,
  setRolesOfStaff,
  setStaffPassword,
  setStaffState,
  setStaffTotp,
} from '@candor/store/staff';
import type { Command } from '../../kernel/commands/command.ts';
import { runCommand } from '../../kernel/commands/run-command.ts';
import { hashPassword } from '../staff-login/hash-password.ts';
import type { StaffDeps } from './staff-deps.ts';
import { totpAbout } from './staff-seal.ts';

/**
 * Whom the sandbox has, one person for each of the first roles. Everybody knows their password: production
 * has none of them.
 */
export const demoPeople = [
  { name: 'Rina Santos', email: 'rina@lender.example', role: 'underwriter' },
  { name: 'Marco Reyes', email: 'marco@lender.example', role: 'finance' },
  { name: 'Lina Cruz', email: 'lina@lender.example', role: 'controller' },
  { name: 'Tomas Uy', email: 'tomas@lender.example', role: 'risk' },
  { name: 'Meera Iyer', email: 'meera@lender.example', role: 'compliance' },
  { name: 'Asha Nair', email: 'asha@lender.example', role: 'support' },
  { name: 'Joy Ramos', email: 'joy@lender.example', role: 'collections-lead' },
  { name: 'Bea Villanueva', email: 'bea@lender.example', role: 'operations-lead' },
  { name: 'Grace Lim', email: 'grace@lender.example', role: 'admin' },
  { name: 'Vikram Rao', email: 'vikram@lender.example', role: 'auditor' },
] as const;

export const demoPassword = 'a sandbox has no secrets';

/** What their app would have; the same on every machine, so that a tester sets it up once. */
export function demoTotpSecret(email: string): Buffer {
  return createHash('sha256').update(`candor sandbox: ${email.toLowerCase()}`).digest().subarray(0, 20);
}

type DemoPerson = (typeof demoPeople)[number];
type DemoInput = {
  readonly people: readonly DemoPerson[];
  readonly ids: readonly string[];
  readonly passwordHash: string;
};

/** In the sandbox alone: whoever of them is missing comes. */
export async function fillDemoStaff({
  database,
  seal,
  now,
  newId,
  passwordCost,
}: StaffDeps): Promise<readonly string[]> {
  const missing = await database.read(async (tx) => {
    const people = [];
    for (const person of demoPeople) if (!(await findStaffByEmail(tx, person.email))) people.push(person);
    return people;
  });
  if (missing.length === 0) return [];
  const passwordHash = await hashPassword(demoPassword, passwordCost);
  const input = { people: missing, ids: missing.map(() => newId()), passwordHash };
  const actor = { kind: 'system', id: 'start' } as const;
  const answer = await runCommand(database, addDemoPeople({ seal }), { input, actor, now: now() });
  return answer.kind === 'done' ? answer.output.filled : [];
}

const addDemoPeople = ({
  seal,
}: Pick<StaffDeps, 'seal'>): Command<DemoInput, { readonly filled: string[] }> => ({
  name: 'staff.fill-demo',
  subject: () => 'staff:demo',
  async decide(tx, { people, ids, passwordHash }, { now }) {
    const filled: string[] = [];
    for (const [at, { name, email, role }] of people.entries()) {
      const id = ids[at]!;
      // Two servers may start at the same moment.
      if (!(await insertStaff(tx, { id, email, name, madeAt: now, invitedBy: null }))) continue;
      await setStaffPassword(tx, id, passwordHash);
      await setStaffState(tx, id, 'active');
      await setStaffTotp(tx, id, seal.seal(demoTotpSecret(email).toString('hex'), totpAbout(id)));
      await setRolesOfStaff(tx, id, [role], now);
      filled.push(role);
    }
    return { output: { filled }, facts: { filled } };
  },
});
