import { describe, expect, it } from 'vitest';
import { moneyWay } from '../../kit/words/money-words.ts';
import { actGroup, actsToPick, pickedGroups } from './palette-acts.ts';
import {
  foundGroups as groupsIn,
  goGroup,
  type Mode,
  onlySubject,
  openedGroup,
  readTyped,
} from './palette-items.ts';
import { matchIn } from './palette-text.ts';
import type { Found } from './palette-types.ts';

const foundGroups = (found: Found, text: string, mode: Mode) =>
  groupsIn(found, text, mode, moneyWay('PHP', 'ph'));

const customer: Found['customers'][number] = {
  borrowerId: '7f3a91c2-0b4d-4000-8000-000000000001',
  name: 'Lourdes Pangilinan',
  phone: '•••• 2286',
  since: '2026-01-12T00:00:00Z',
  loans: 2,
  active: 1,
  payoff: 745_698,
  pastDue: 0,
  daysPastDue: 12,
  loan: { loan: 'CL-FWX93-GGB9Q', state: 'active', payoff: 745_698 },
};
const found: Found = {
  customers: [customer],
  moreCustomers: 0,
  applications: [],
  complaints: [
    { id: '7f3a91c2-0b4d-4000-8000-000000000002', reference: 'C-2026-FWX93', name: null, state: 'open' },
  ],
  payments: [],
  files: [],
};
const sections = [
  { path: '', name: 'Today', icon: 'today', go: 't' },
  { path: 'customers', name: 'Customers', icon: 'person', go: 'g' },
  { path: 'payments', name: 'Payments', icon: 'payments', go: 'm' },
] as const;
const keysOf = (groups: ReturnType<typeof goGroup>) =>
  groups.flatMap(({ items }) => items.map(({ key }) => key));

describe('the palette', () => {
  it.each([
    ['pang', 'all', 'pang'],
    ['> wai', 'acts', 'wai'],
    ['@pang', 'people', 'pang'],
    [' # CL-8', 'references', 'CL-8'],
  ])('reads %j as %s', (typed, mode, text) => {
    expect(readTyped(typed)).toEqual({ mode, text });
  });

  it('shows a payment before whoever paid it where its whole number is typed, and pages by their name', () => {
    const id = '7f3a91c2-0b4d-4000-8000-000000000003';
    const payment = { id, number: '620411249503', channel: 'bank', amount: 100, state: 'allocated' };
    const both = { ...found, payments: [{ ...payment, receivedOn: '2026-11-16' }] };
    const titles = (text: string) => foundGroups(both, text, 'all').map(({ title }) => title);
    expect(titles('620411249503')).toEqual(['Payment', 'Customers', 'References']);
    expect(titles('6204')).toEqual(['Customers', 'References']);
    const books = { path: 'books', name: 'Books', icon: 'books', go: 'b' } as const;
    const pages = [{ name: 'Trial balance', query: { tab: 'balance' } }];
    const [group] = goGroup([{ ...books, pages }], 'trial b', 'all');
    expect(group?.items[0]).toMatchObject({ words: 'Trial balance', detail: 'Books' });
    expect(keysOf(goGroup([{ ...books, pages }], '', 'all'))).toEqual(['go books']);
  });

  it('shows people before references, people alone by @, references alone by #', () => {
    const titles = (mode: 'all' | 'people' | 'references' | 'acts') =>
      foundGroups(found, 'pang', mode).map(({ title }) => title);
    expect(titles('all')).toEqual(['Customers', 'References']);
    expect(titles('people')).toEqual(['Customers']);
    expect(titles('references')).toEqual(['References']);
    expect(titles('acts')).toEqual([]);
  });

  it('says how many more there are, and takes nobody for the one meant where several fit', () => {
    const many = { ...found, complaints: [], customers: [customer, customer], moreCustomers: 3 };
    const [people] = foundGroups(many, 'pang', 'all');
    expect(people?.beside).toBe('2 of 5 with “pang”');
    expect(people?.items.at(-1)).toMatchObject({
      words: 'Show all 5 in Customers',
      place: { section: 'customers', query: { find: 'pang' } },
    });
    const countless = foundGroups({ ...many, moreCustomers: 50 }, 'pang', 'all')[0];
    expect(countless?.items.at(-1)?.words).toBe('Show all in Customers, more than 52');
    expect(onlySubject(foundGroups(many, 'pang', 'all'))).toBeUndefined();
    expect(onlySubject(foundGroups({ ...many, customers: [customer] }, 'pang', 'all'))).toEqual({
      is: 'customer',
      customer,
    });
  });

  it('offers acts on the highlighted one, those that the role has and no others', () => {
    const [acts] = actGroup({ is: 'customer', customer }, (permission) => permission === 'customer.note');
    expect(acts?.title).toBe('Act on Lourdes Pangilinan');
    expect(acts?.items.map(({ words }) => words)).toEqual(['Add note']);
    expect(actGroup({ is: 'customer', customer }, () => false)).toEqual([]);
    const settled = { ...customer, active: 0 };
    const [none] = actGroup({ is: 'customer', customer: settled }, () => true, 'waive');
    expect(none?.items).toMatchObject([{ words: 'Waive charges', whyNot: 'no active loan' }]);
  });

  it('shows payments and disbursement files by what a bank would quote, in the words of their lists', () => {
    const money = {
      ...found,
      customers: [],
      complaints: [],
      payments: [
        {
          id: '7f3a91c2-0b4d-4000-8000-000000000003',
          number: '620411690743',
          channel: 'bank',
          amount: 223_500,
          state: 'received',
          receivedOn: '2026-11-15',
        },
      ],
      files: [
        { batchId: '241', madeOn: '2026-11-16', lines: 3, total: 2_279_500, state: 'prepared' as const },
      ],
    };
    const [group] = foundGroups(money, '6204', 'references');
    expect(group?.items).toMatchObject([
      {
        words: 'Payment 620411690743',
        detail: 'Bank transfer · ₱2,235.00 · Sun\u00a015\u00a0Nov · Unapplied',
        place: { section: 'payments', id: '7f3a91c2-0b4d-4000-8000-000000000003' },
      },
      {
        words: 'Disbursement file 241',
        detail: 'Mon\u00a016\u00a0Nov · 3 payees · ₱22,795.00 · needs approval',
        place: { section: 'payouts', id: 'file-241' },
      },
    ]);
  });

  it('asks on which one an act is meant that is chosen first, and opens it on that one', () => {
    expect(actsToPick((permission) => permission === 'customer.note', '')[0]?.items).toHaveLength(1);
    expect(actsToPick(() => true, 'fly')).toEqual([]);
    const [waive] = actsToPick(() => true, 'waive')[0]?.items ?? [];
    const other = { ...customer, borrowerId: '7f3a91c2-0b4d-4000-8000-000000000009', active: 0 };
    const both = { ...found, customers: [customer, other] };
    const [asked] = pickedGroups(waive!.picks!, foundGroups(both, 'pang', 'all'));
    expect(asked?.title).toBe('Waive charges: which one?');
    expect(asked?.items).toMatchObject([
      { place: { section: 'loans', id: 'CL-FWX93-GGB9Q', query: { act: 'waive' } } },
      { whyNot: 'no active loan' },
    ]);
  });

  it('leads to the borrower where several loans are active: nobody knows which one is meant', () => {
    const [acts] = actGroup({ is: 'customer', customer: { ...customer, active: 2 } }, () => true, 'waive');
    expect(acts?.items).toMatchObject([
      {
        place: { section: 'customers', id: customer.borrowerId },
        detail: '2 active loans: select one there',
      },
    ]);
  });

  it('leads to sections by part of their name, and to the lists with what was typed', () => {
    expect(keysOf(goGroup(sections, 'pay', 'all'))).toEqual(['with customers', 'go payments']);
    expect(keysOf(goGroup(sections, '', 'all'))).toHaveLength(3);
    expect(goGroup(sections, 'pay', 'people')).toEqual([]);
  });

  it('shows what was open last, unless this role sees it no more', () => {
    const opened = [
      { place: { section: 'customers', id: '1', query: {} }, words: 'Lourdes' },
      { place: { section: 'books', id: '2', query: {} }, words: 'Entry 2' },
    ];
    expect(keysOf(openedGroup(opened, sections))).toEqual(['opened customers 1']);
  });

  it.each([
    ['Lourdes Pangilinan', 'pang', [8, 12]],
    ['José Niño', 'nin', [5, 8]],
    ['Lourdes', 'x', undefined],
    ['Lourdes', '', undefined],
  ] as const)('in %s what was typed as %j stands at %j', (words, text, place) => {
    expect(matchIn(words, text)).toEqual(place);
  });
});
