import { describe, expect, it } from 'vitest';
import {
  actGroup,
  foundGroups,
  type Found,
  goGroup,
  matchIn,
  onlySubject,
  openedGroup,
  readTyped,
} from './palette-items.ts';

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
    expect(people?.beside).toBe('2 with “pang”, and 3 more in Customers');
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
