import { listRoles, listStaffAlike } from '@candor/store/staff';
import type { ReadTx } from '@candor/store/database';
import type { ActCheck } from '../../kernel/acts/approvable-act.ts';
import { sidesHeldTogether } from '../authority/both-sides.ts';

type Person = { readonly staffId: string; readonly name: string; readonly email: string };

/**
 * Whether somebody who gets a login has one already: with two logins one person would approve what they made.
 * A mailbox is the same with or without what stands behind a plus sign.
 */
export async function samePersonChecks(tx: ReadTx, person: Person): Promise<ActCheck[]> {
  const alike = await listStaffAlike(tx, person);
  return alike.map(({ name, email, isSameMailbox }) =>
    isSameMailbox
      ? { is: 'broken', words: `The same mailbox as ${name}, ${email}: one person has one login` }
      : { is: 'look', words: `${name}, ${email}, is here already: make sure that it is somebody else` },
  );
}

/**
 * What the roles of one person make possible together. Nobody decides on their own request even so; but who
 * prepares and approves the same acts checks only others who do both, and who gives access should move no
 * money.
 */
export async function roleChecks(tx: ReadTx, keys: readonly string[]): Promise<ActCheck[]> {
  const given = (await listRoles(tx)).filter(({ key }) => keys.includes(key));
  const pairs = sidesHeldTogether(given).map(
    ({ maker, checker }) => `${maker} prepares what ${checker} approves`,
  );
  const both = [...new Set(pairs)];
  const givers = given.filter(({ permissions }) => permissions.includes('people.change'));
  const movers = given.filter(({ permissions }) => movesMoney.some((each) => permissions.includes(each)));
  const names = (roles: readonly { readonly name: string }[]) => roles.map(({ name }) => name).join(', ');
  return [
    ...(both.length === 0
      ? []
      : [
          {
            is: 'look',
            words: `Maker and checker in one person: ${both.join('; ')}. Give one of the two to somebody else where you can`,
          } as const,
        ]),
    ...(givers.length === 0 || movers.length === 0
      ? []
      : [
          {
            is: 'look',
            words: `Gives access and moves money: ${names(givers)} together with ${names(movers)}`,
          } as const,
        ]),
  ];
}

const movesMoney = [
  'payout.act',
  'payout.release',
  'money.match',
  'money.refund',
  'money.approve',
  'loan.act',
  'loan.approve',
];
