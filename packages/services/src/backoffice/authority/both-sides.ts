import type { Permission } from '@candor/domain/staff';
/**
 * Which permissions are the two sides of an act: whoever may do the first may ask for what the second
 * approves. The list is closed, and every act that takes two has its pair here. No role holds both sides of
 * one, or everybody who has it would be maker and checker.
 */
const checkersOf: Readonly<Partial<Record<Permission, readonly Permission[]>>> = {
  'application.decide': ['application.override', 'screening.decide'],
  'bureau.act': ['setup.approve'],
  'books.close': ['books.approve'],
  'complaint.answer': ['loan.approve'],
  'hardship.decide': ['loan.approve'],
  'import.run': ['setup.approve'],
  'list.export': ['setup.approve'],
  'integration.change': ['people.approve'],
  'loan.act': ['loan.approve'],
  'money.match': ['money.approve'],
  'money.refund': ['money.approve'],
  'page.change': ['setup.approve'],
  'payout.act': ['payout.release'],
  'people.change': ['people.approve'],
  'product.change': ['setup.approve'],
  'reminder.change': ['setup.approve'],
  'table.change': ['application.override'],
  'template.change': ['setup.approve'],
};

export function isPairOfSides(asks: Permission, decides: Permission): boolean {
  return checkersOf[asks]?.includes(decides) ?? false;
}

/**
 * The sides that a role would hold both of; empty: it may be so. The one exception is the admin, who asks for
 * changes of people and keys and approves those of other admins: a lender begins with two admins and nobody
 * else. Nobody decides on their own request even so.
 */
export function bothSidesOf(
  role: string,
  permissions: readonly string[],
): { readonly asks: Permission; readonly decides: Permission }[] {
  return (Object.keys(checkersOf) as Permission[]).flatMap((asks) =>
    (checkersOf[asks] ?? [])
      .filter((decides) => permissions.includes(asks) && permissions.includes(decides))
      .filter((decides) => !(role === 'admin' && decides === 'people.approve'))
      .map((decides) => ({ asks, decides })),
  );
}

type HeldRole = { readonly key: string; readonly name: string; readonly permissions: readonly string[] };

/**
 * Roles of one person of which one asks for what another approves. A single role never does both, the admin
 * apart.
 */
export function sidesHeldTogether(
  roles: readonly HeldRole[],
): { readonly maker: string; readonly checker: string }[] {
  return roles.flatMap((one) =>
    roles
      .filter((other) => other.key !== one.key)
      .filter(({ permissions }) =>
        (Object.keys(checkersOf) as Permission[]).some(
          (asks) =>
            one.permissions.includes(asks) &&
            (checkersOf[asks] ?? []).some((decides) => permissions.includes(decides)),
        ),
      )
      .map((other) => ({ maker: one.name, checker: other.name })),
  );
}
