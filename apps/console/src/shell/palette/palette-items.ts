import { channelName } from '../../kit/words/channel-name.ts';
import { dayWords } from '../../kit/words/day-words.ts';
import { type MoneyWay, moneyWords } from '../../kit/words/money-words.ts';
import { applicationStateWords, paymentStateWords, payoutFileWords } from '../../kit/words/state-words.ts';
import type { OpenedPlace } from './opened.ts';
import { holds } from './palette-text.ts';
import { placeOf } from '../place.ts';
import type { Section } from '../section.ts';
import type { Customer, Found, Group, Item, Subject } from './palette-types.ts';

/** `>` acts, `@` people, `#` references; without one of them, everything. */
export type Mode = 'all' | 'acts' | 'people' | 'references';

const modes: Readonly<Record<string, Mode>> = { '>': 'acts', '@': 'people', '#': 'references' };

/** "@ vald" → people, vald */
export function readTyped(typed: string): { readonly mode: Mode; readonly text: string } {
  const mode = modes[typed.trimStart().charAt(0)];
  return mode ? { mode, text: typed.trimStart().slice(1).trim() } : { mode: 'all', text: typed.trim() };
}

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
    place: placeOf('customers', borrowerId),
    on: { is: 'customer', customer },
  };
}

const inWords: Readonly<Record<string, string>> = applicationStateWords;

/** Loans, applications and complaints: what a borrower would quote. */
function namedItems(found: Found, text: string, mode: Mode): Item[] {
  const loans = found.customers.flatMap(({ loan, name, borrowerId }): Item[] =>
    loan && (mode === 'references' || loan.loan.toLowerCase().includes(text.toLowerCase()))
      ? [
          {
            key: `loan ${loan.loan} ${borrowerId}`,
            icon: 'loans',
            words: `Loan ${loan.loan}`,
            detail: name ?? 'Name not kept',
            place: placeOf('loans', loan.loan),
          },
        ]
      : [],
  );
  return [
    ...loans,
    ...found.applications.map(({ id, reference, name, state }): Item => ({
      key: `application ${id}`,
      icon: 'applications',
      words: `Application ${reference}`,
      detail: `${name ?? 'Name not kept'} · ${inWords[state] ?? state}`,
      place: placeOf('applications', id),
      on: { is: 'application', id, words: reference },
    })),
    ...found.complaints.map(({ id, reference, name, state }): Item => ({
      key: `complaint ${id}`,
      icon: 'complaints',
      words: `Complaint ${reference}`,
      detail: `${name ?? 'Name not kept'} · ${state}`,
      place: placeOf('complaints', id),
      on: { is: 'complaint', id, words: reference },
    })),
  ];
}

/** Payments and disbursement files: what a bank would quote. */
function moneyItems(found: Found, way: MoneyWay): Item[] {
  return [
    ...found.payments.map(({ id, number, channel, amount, state, receivedOn }): Item => ({
      key: `payment ${id}`,
      icon: 'payments',
      words: number === '' ? 'Payment' : `Payment ${number}`,
      detail: [
        channelName(channel),
        moneyWords(way, BigInt(amount)),
        dayWords(receivedOn),
        paymentStateWords(state),
      ].join(' · '),
      place: placeOf('payments', id),
    })),
    ...found.files.map(({ batchId, madeOn, lines, total, state }): Item => ({
      key: `file ${batchId}`,
      icon: 'disbursements',
      words: `Disbursement file ${batchId}`,
      detail: [
        dayWords(madeOn),
        lines === 1 ? '1 payee' : `${lines} payees`,
        moneyWords(way, BigInt(total)),
        payoutFileWords(state),
      ].join(' · '),
      place: placeOf('payouts', `file-${batchId}`),
    })),
  ];
}

/** What was found, people first. A name is no reference, and a reference no name. */
export function foundGroups(found: Found | undefined, text: string, mode: Mode, way: MoneyWay): Group[] {
  if (!found || mode === 'acts') return [];
  const people = found.customers.map(customerItem);
  const references = [...namedItems(found, text, mode), ...moneyItems(found, way)];
  // The very number of a payment is that payment: it comes before whoever paid it.
  const exact = found.payments.filter(({ number }) => number.toLowerCase() === text.toLowerCase());
  const own =
    exact.length === 0 || mode !== 'all' ? [] : moneyItems({ ...found, payments: exact, files: [] }, way);
  const others = references.filter(({ key }) => own.every((item) => item.key !== key));
  return [
    ...(own.length > 0 ? [{ key: 'exact', title: 'Payment', items: own }] : []),
    ...(people.length > 0 && mode !== 'references'
      ? [
          {
            key: 'people',
            title: 'Customers',
            beside: `${people.length} of ${allWords(found)} with “${text}”`,
            items: [...people, ...showAll(found, text)],
          },
        ]
      : []),
    ...(others.length > 0 && mode !== 'people'
      ? [{ key: 'references', title: 'References', items: others }]
      : []),
  ];
}

/** As far as they are counted. */
const countedTo = 50;

/** 23, or "more than 56". */
function allWords({ customers, moreCustomers }: Found): string {
  const all = customers.length + moreCustomers;
  return moreCustomers >= countedTo ? `more than ${all}` : String(all);
}

/** The row that leads to the rest, where there are more than fit here. */
function showAll(found: Found, text: string): Item[] {
  return found.moreCustomers === 0
    ? []
    : [
        {
          key: 'all customers',
          icon: 'person',
          words:
            found.moreCustomers >= countedTo
              ? `Show all in Customers, ${allWords(found)}`
              : `Show all ${allWords(found)} in Customers`,
          place: placeOf('customers', null, { find: text }),
        },
      ];
}

/** What was found, if it is one thing: of several nobody can know which one is meant. */
export function onlySubject(found: readonly Group[]): Subject | undefined {
  const subjects = found.flatMap(({ items }) => items.flatMap(({ on }) => on ?? []));
  return subjects.length === 1 ? subjects[0] : undefined;
}

type GoTo = Pick<Section, 'path' | 'name' | 'icon' | 'go' | 'pages'>;

/** Sections that this role sees, and the lists that can be looked through. */
export function goGroup(sections: readonly GoTo[], text: string, mode: Mode): Group[] {
  if (mode === 'people' || mode === 'references') return [];
  const lists: Item[] =
    text === '' || mode === 'acts'
      ? []
      : sections
          .filter(({ path }) => path === 'customers' || path === 'loans')
          .map(({ path, name, icon }): Item => ({
            key: `with ${path}`,
            icon,
            words: `${name} with “${text}”`,
            detail: 'in name, phone or reference',
            place: placeOf(path, null, { find: text }),
          }));
  const to = sections
    .filter(({ name }) => holds(name, text) && mode !== 'acts')
    .map(({ path, name, icon, go }): Item => ({
      key: `go ${path}`,
      icon,
      words: `Go to ${name}`,
      keys: `g ${go}`,
      place: placeOf(path, null),
    }));
  // Balance sheet, Trial balance: shown once somebody types some of the name.
  const pages =
    text === '' || mode === 'acts'
      ? []
      : sections.flatMap(({ path, name, icon, pages: inside = [] }) =>
          inside
            .filter((page) => holds(page.name, text))
            .map((page): Item => ({
              key: `page ${path} ${page.name}`,
              icon,
              words: page.name,
              detail: name,
              place: placeOf(path, null, page.query),
            })),
        );
  const items = [...pages, ...lists, ...to];
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
