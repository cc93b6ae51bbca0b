import { decided, kycBorrower, type Different } from '@candor/simulator/borrowers';
import { openLender, type Who } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from './identity-app.ts';
import { staffMember, staffSession } from '@candor/simulator/staff';

const roles = ['underwriter', 'support', 'auditor', 'risk', 'compliance', 'controller'] as const;
type Role = (typeof roles)[number];

/** Every step of the KYC, as whoever has looked at all of it says. */
export const everyStep = ['base', 'personal', 'job', 'ext'] as const;

export type ApplicationDesk = {
  readonly app: IdentityApp;
  readonly underwriterId: string;
  /** Whoever of that role is logged in now. */
  who(role: Role): Who;
  signIn(): Promise<void>;
  /** An application that a table has left to a person. */
  referred(different?: Different): ReturnType<typeof apply>;
  read(orderId: string, who?: Who): Promise<Answered>;
};

// oxlint-disable-next-line typescript/no-explicit-any -- what a call answered, as the test reads it
type Answered = any;

/**
 * A lender whose people decide every application themselves: an underwriter, somebody of support and an
 * auditor are logged in.
 */
export async function applicationDesk(): Promise<ApplicationDesk> {
  // Where calls live at another host, what staff open is still the console's own.
  const app = await identityApp({ borrowing: { fileOrigin: 'https://api.lender.example' } });
  await openLender(app);
  await app.post('sandbox/stand-ins', { decides: false });
  const ids = new Map<Role, string>();
  for (const role of roles) ids.set(role, await staffMember(app, `${role}@lender.example`, [role]));
  const sessions = new Map<Role, Who>();
  /** The clock of these tests goes on, and a session of staff ends. */
  const signIn = async () => {
    for (const [role, id] of ids) sessions.set(role, await staffSession(app, id));
  };
  await signIn();
  const who = (role: Role) => sessions.get(role)!;
  return {
    app,
    underwriterId: ids.get('underwriter')!,
    who,
    signIn,
    async referred(different = { familyName: 'Latecomer' }) {
      const sent = await apply(app, different);
      await signIn();
      return sent;
    },
    read: async (orderId, reader = who('underwriter')) =>
      (await app.get(`console/application?orderId=${orderId}`, reader)).json(),
  };
}

async function apply(app: IdentityApp, different: Different) {
  const borrower = await kycBorrower(app, 'ph', different);
  const { orderId } = await decided(app, borrower);
  return { borrower, orderId };
}
