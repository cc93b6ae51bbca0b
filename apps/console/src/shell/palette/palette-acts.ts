import type { Permission } from '@candor/contract/console-client';
import { holds } from './palette-text.ts';
import { placeOf } from '../place.ts';
import type { Customer, Group, Item, Subject } from './palette-types.ts';

export type May = (permission: Permission) => boolean;

type ActOn<Is extends Subject['is']> = {
  readonly key: string;
  readonly is: Is;
  readonly words: string;
  readonly icon: Item['icon'];
  readonly keys?: string;
  readonly needs: Permission;
  readonly on: (subject: Extract<Subject, { is: Is }>) => Pick<Item, 'place' | 'detail' | 'whyNot'>;
};

/** On the loan of a borrower who has one; of several, the borrower's page asks which. */
function onLoan({ borrowerId, loan, active }: Customer, section: string, query: Record<string, string>) {
  const name = loan?.loan ?? '';
  if (active > 1)
    return { detail: `${active} active loans: select one there`, place: placeOf('customers', borrowerId) };
  return {
    detail: name,
    place: placeOf(section, name, query),
    ...((loan === null || active === 0) && { whyNot: 'no active loan' }),
  };
}

const servicing = (act: string, words: string, keys: string): ActOn<'customer'> => ({
  key: act,
  is: 'customer',
  words,
  icon: 'loans',
  keys,
  needs: 'loan.act',
  on: ({ customer }) => onLoan(customer, 'loans', { act }),
});

const customerActs: readonly ActOn<'customer'>[] = [
  {
    key: 'note',
    is: 'customer',
    words: 'Add note',
    icon: 'texts',
    keys: 'n',
    needs: 'customer.note',
    on: ({ customer }) => ({ place: placeOf('customers', customer.borrowerId, { note: 'yes' }) }),
  },
  {
    key: 'call',
    is: 'customer',
    words: 'Log call',
    icon: 'phone',
    keys: 'l',
    needs: 'collection.act',
    on: ({ customer }) => onLoan(customer, 'collections', {}),
  },
  {
    key: 'message',
    is: 'customer',
    words: 'Message',
    icon: 'outbox',
    keys: 'm',
    needs: 'loan.act',
    on: ({ customer }) => onLoan(customer, 'loans', { write: 'yes' }),
  },
  servicing('charge', 'Charge a fee', 'f'),
  servicing('waive', 'Waive charges', 'w'),
  servicing('delay', 'Payment extension', 'd'),
  servicing('restructure', 'Restructure', 'r'),
];

const applicationActs: readonly ActOn<'application'>[] = [
  {
    key: 'decide',
    is: 'application',
    words: 'Decide application',
    icon: 'check',
    keys: 'a',
    needs: 'application.decide',
    on: ({ id, words }) => ({ detail: words, place: placeOf('applications', id) }),
  },
];

const complaintActs: readonly ActOn<'complaint'>[] = [
  {
    key: 'answer',
    is: 'complaint',
    words: 'Answer complaint',
    icon: 'complaints',
    needs: 'complaint.answer',
    on: ({ id, words }) => ({ detail: words, place: placeOf('complaints', id) }),
  },
];

/** What can be done with a subject, as rows. */
function actsOn(on: Subject): readonly (Item & { readonly needs: Permission })[] {
  const row = ({
    key,
    words,
    icon,
    keys,
    needs,
  }: (typeof customerActs | typeof applicationActs | typeof complaintActs)[number]) => ({
    key: `act ${key}`,
    words,
    icon,
    ...(keys !== undefined && { keys }),
    needs,
  });
  if (on.is === 'customer') return customerActs.map((act) => ({ ...row(act), ...act.on(on) }));
  if (on.is === 'application') return applicationActs.map((act) => ({ ...row(act), ...act.on(on) }));
  return complaintActs.map((act) => ({ ...row(act), ...act.on(on) }));
}

const nameOf = (on: Subject): string =>
  on.is === 'customer' ? (on.customer.name ?? 'this customer') : on.words;

/** What this role may do with the highlighted one: each opens with its preview, nothing is done here. */
export function actGroup(on: Subject | undefined, may: May, filter = ''): Group[] {
  if (!on) return [];
  const items = actsOn(on)
    .filter(({ words, needs }) => may(needs) && holds(words, filter))
    .map(({ needs: _needs, ...item }): Item => item);
  return items.length === 0
    ? []
    : [
        {
          key: 'acts',
          title: `Act on ${nameOf(on)}`,
          beside: 'opens with its preview, nothing is done from here',
          items,
        },
      ];
}

/** Which of a customer, an application or a complaint an act is meant for. */
const whose = { customer: 'a customer', application: 'an application', complaint: 'a complaint' } as const;

/** An act that was chosen before anybody knows on whom. */
export type Picked = NonNullable<Item['picks']>;

/** The acts of this role while nobody is meant yet: choosing one asks whom it is for. */
export function actsToPick(may: May, filter: string): Group[] {
  const items = [...customerActs, ...applicationActs, ...complaintActs]
    .filter(({ words, needs }) => may(needs) && holds(words, filter))
    .map(({ key, is, words, icon }): Item => ({
      key: `pick ${key}`,
      icon,
      words,
      detail: `select ${whose[is]} next`,
      place: placeOf('', null),
      picks: { key, is, words },
    }));
  return items.length === 0 ? [] : [{ key: 'acts', title: 'Acts', items }];
}

/** Everybody found, each leading to the chosen act on them: of several, the person at the desk says which. */
export function pickedGroups(picked: Picked, found: readonly Group[]): Group[] {
  const items = found.flatMap((group) =>
    group.items.flatMap((item): Item[] => {
      const act = item.on && actsOn(item.on).find(({ key }) => key === `act ${picked.key}`);
      if (!act) return [];
      const { keys: _keys, ...row } = item;
      return [
        {
          ...row,
          key: `on ${item.key}`,
          place: act.place,
          ...(act.whyNot !== undefined && { whyNot: act.whyNot }),
        },
      ];
    }),
  );
  return items.length === 0 ? [] : [{ key: 'on', title: `${picked.words}: which one?`, items }];
}
