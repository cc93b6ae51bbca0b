import type { Calls, Permission, ResponseOf } from '@candor/contract/console-client';
import type { IconName } from '../../kit/icon-paths.ts';
import type { Place } from '../place.ts';
import type { OpenedPlace } from './opened.ts';

export type Found = ResponseOf<Calls['console.find']>;
type Customer = Found['customers'][number];

/** Where an entry leads, what it says, and why it can't be chosen now, if it can't. */
export type Item = {
  readonly key: string;
  readonly icon: IconName;
  readonly words: string;
  /** Muted, after the words. */
  readonly detail?: string;
  readonly chip?: { readonly words: string; readonly tone: 'red' | 'neutral' };
  /** The letters that do the same outside. */
  readonly keys?: string;
  readonly place: Place;
  readonly whyNot?: string;
  /** What acts are offered on it. */
  readonly on?: Subject;
};

export type Group = {
  readonly key: string;
  readonly title: string;
  readonly beside?: string;
  readonly items: readonly Item[];
};

/** What can be acted on. */
export type Subject =
  | { readonly is: 'customer'; readonly customer: Customer }
  | { readonly is: 'application'; readonly id: string; readonly words: string }
  | { readonly is: 'complaint'; readonly id: string; readonly words: string };

/** `>` acts, `@` people, `#` references; without one of them, everything. */
export type Mode = 'all' | 'acts' | 'people' | 'references';

const modes: Readonly<Record<string, Mode>> = { '>': 'acts', '@': 'people', '#': 'references' };

/** "@ vald" → people, vald */
export function readTyped(typed: string): { readonly mode: Mode; readonly text: string } {
  const mode = modes[typed.trimStart().charAt(0)];
  return mode ? { mode, text: typed.trimStart().slice(1).trim() } : { mode: 'all', text: typed.trim() };
}

const at = (section: string, id: string | null, query: Place['query'] = {}): Place => ({
  section,
  id,
  query,
});

function customerItem(customer: Customer): Item {
  const { borrowerId, name, phone, loan, loans, active, daysPastDue } = customer;
  const has = loan ? `${loan.loan}${loans > 1 ? ` and ${loans - 1} more` : ''}` : 'no loan yet';
  return {
    key: `customer ${borrowerId}`,
    icon: 'person',
    words: name ?? 'No name given yet',
    detail: [phone, has].filter((each) => each !== null).join(' · '),
    chip:
      daysPastDue > 0
        ? { words: `${daysPastDue} DPD`, tone: 'red' }
        : { words: active > 0 ? 'Active' : loans > 0 ? 'Settled' : 'No loan', tone: 'neutral' },
    place: at('customers', borrowerId),
    on: { is: 'customer', customer },
  };
}

/** What was found, people first. A name is no reference, and a reference no name. */
export function foundGroups(found: Found | undefined, text: string, mode: Mode): Group[] {
  if (!found || mode === 'acts') return [];
  const people = found.customers.map(customerItem);
  const loans = found.customers.flatMap(({ loan, name, borrowerId }): Item[] =>
    loan && (mode === 'references' || loan.loan.toLowerCase().includes(text.toLowerCase()))
      ? [
          {
            key: `loan ${loan.loan} ${borrowerId}`,
            icon: 'loans',
            words: `Loan ${loan.loan}`,
            detail: name ?? 'Name not kept',
            place: at('loans', loan.loan),
          },
        ]
      : [],
  );
  const references = [
    ...loans,
    ...found.applications.map(({ id, reference, name, state }): Item => ({
      key: `application ${id}`,
      icon: 'applications',
      words: `Application ${reference}`,
      detail: `${name ?? 'Name not kept'} · ${state.replaceAll('-', ' ')}`,
      place: at('applications', id),
      on: { is: 'application', id, words: reference },
    })),
    ...found.complaints.map(({ id, reference, name, state }): Item => ({
      key: `complaint ${id}`,
      icon: 'complaints',
      words: `Complaint ${reference}`,
      detail: `${name ?? 'Name not kept'} · ${state}`,
      place: at('complaints', id),
      on: { is: 'complaint', id, words: reference },
    })),
  ];
  return [
    ...(people.length > 0 && mode !== 'references'
      ? [
          {
            key: 'people',
            title: 'Customers',
            beside: `${people.length} with “${text}”${moreWords(found.moreCustomers)}`,
            items: people,
          },
        ]
      : []),
    ...(references.length > 0 && mode !== 'people'
      ? [{ key: 'references', title: 'References', items: references }]
      : []),
  ];
}

const moreWords = (more: number) => (more > 0 ? `, and ${more} more in Customers` : '');

/** What was found, if it is one thing: of several nobody can know which one is meant. */
export function onlySubject(found: readonly Group[]): Subject | undefined {
  const subjects = found.flatMap(({ items }) => items.flatMap(({ on }) => on ?? []));
  return subjects.length === 1 ? subjects[0] : undefined;
}

type May = (permission: Permission) => boolean;
type Act = Item & { readonly needs: Permission };

function customerActs({ borrowerId, loan, active }: Customer): Act[] {
  const noLoan = loan === null || active === 0 ? { whyNot: 'no active loan' } : {};
  const name = loan?.loan ?? '';
  const onLoan = (act: string, words: string, keys: string): Act => ({
    key: `act ${act}`,
    icon: 'loans',
    words,
    detail: name,
    keys,
    needs: 'loan.act',
    place: at('loans', name, { act }),
    ...noLoan,
  });
  return [
    {
      key: 'act note',
      icon: 'texts',
      words: 'Add note',
      keys: 'n',
      needs: 'customer.note',
      place: at('customers', borrowerId, { note: 'yes' }),
    },
    {
      key: 'act call',
      icon: 'phone',
      words: 'Log call',
      detail: name,
      keys: 'l',
      needs: 'collection.act',
      place: at('collections', name),
      ...noLoan,
    },
    {
      key: 'act message',
      icon: 'outbox',
      words: 'Message',
      detail: name,
      keys: 'm',
      needs: 'loan.act',
      place: at('loans', name, { write: 'yes' }),
      ...noLoan,
    },
    onLoan('charge', 'Charge a fee', 'f'),
    onLoan('waive', 'Waive charges', 'w'),
    onLoan('delay', 'Payment extension', 'd'),
    onLoan('restructure', 'Restructure', 'r'),
  ];
}

/** What this role may do with the highlighted one: each opens with its preview, nothing is done here. */
export function actGroup(on: Subject | undefined, may: May, filter = ''): Group[] {
  if (!on) return [];
  const acts: readonly Act[] =
    on.is === 'customer'
      ? customerActs(on.customer)
      : on.is === 'application'
        ? [
            {
              key: 'act decide',
              icon: 'check',
              words: 'Decide application',
              detail: on.words,
              keys: 'a',
              needs: 'application.decide',
              place: at('applications', on.id),
            },
          ]
        : [
            {
              key: 'act answer',
              icon: 'complaints',
              words: 'Answer complaint',
              detail: on.words,
              needs: 'complaint.answer',
              place: at('complaints', on.id),
            },
          ];
  const items = acts
    .filter(({ words, needs }) => may(needs) && holds(words, filter))
    .map(({ needs: _needs, ...item }): Item => item);
  const name = on.is === 'customer' ? (on.customer.name ?? 'this customer') : on.words;
  return items.length === 0
    ? []
    : [
        {
          key: 'acts',
          title: `Act on ${name}`,
          beside: 'opens with its preview, nothing is done from here',
          items,
        },
      ];
}

type GoTo = { readonly path: string; readonly name: string; readonly icon: IconName; readonly go: string };

/** Sections that this role sees, and the lists that can be looked through. */
export function goGroup(sections: readonly GoTo[], text: string, mode: Mode): Group[] {
  if (mode === 'people' || mode === 'references') return [];
  const lists: Item[] =
    text === '' || mode === 'acts'
      ? []
      : sections
          .filter(({ path }) => path === 'customers' || path === 'loans')
          .map(({ path, name, icon }) => ({
            key: `with ${path}`,
            icon,
            words: `${name} with “${text}”`,
            detail: 'in name, phone or reference',
            place: at(path, null, { find: text }),
          }));
  const to = sections
    .filter(({ name }) => holds(name, text) && mode !== 'acts')
    .map(({ path, name, icon, go }): Item => ({
      key: `go ${path}`,
      icon,
      words: `Go to ${name}`,
      keys: `g ${go}`,
      place: at(path, null),
    }));
  const items = [...lists, ...to];
  return items.length === 0 ? [] : [{ key: 'go', title: text === '' ? 'Go to' : 'Go and find', items }];
}

/** The last five that were open, shown until something is typed. */
export function openedGroup(opened: readonly OpenedPlace[], sections: readonly GoTo[]): Group[] {
  const items = opened.flatMap(({ place, words }): Item[] => {
    const section = sections.find(({ path }) => path === place.section);
    return section
      ? [
          {
            key: `opened ${place.section} ${place.id}`,
            icon: section.icon,
            words,
            detail: section.name,
            place,
          },
        ]
      : [];
  });
  return items.length === 0 ? [] : [{ key: 'opened', title: 'Opened last', items }];
}

function holds(words: string, text: string): boolean {
  return text === '' || plain(words).includes(plain(text));
}

/** Small and without accents, letter for letter. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Where what was typed stands in some words, to be drawn blue; undefined where it does not. */
export function matchIn(words: string, text: string): readonly [number, number] | undefined {
  const folded = [...words].map((letter) => plain(letter).charAt(0) || letter).join('');
  const from = text === '' ? -1 : folded.indexOf(plain(text));
  return from < 0 ? undefined : [from, from + plain(text).length];
}
