import { channelName } from '@candor/domain/payment-channels';
import { marketMoney, type MarketId } from '@candor/markets';
import { parseCalendarDate } from '@candor/domain/calendar';
import { isRefusal } from '@candor/domain/refusals';
import { dayWords } from '../../customers/messages/day-words.ts';

type Kind = 'amount' | 'day' | 'count' | 'word' | 'channel' | 'person' | 'text' | 'yes';

/** What a list is narrowed to, by the name that its address has for it: how staff call it, and what it is. */
const names: Readonly<Record<string, readonly [words: string, kind: Kind]>> = {
  account: ['Account', 'text'],
  act: ['Act', 'word'],
  amount: ['Amount', 'amount'],
  applied: ['Applied', 'day'],
  bucket: ['Bucket', 'word'],
  channel: ['Channel', 'channel'],
  decided: ['Decided', 'day'],
  decision: ['Decision', 'word'],
  disbursed: ['Disbursed', 'day'],
  dpd: ['DPD', 'count'],
  due: ['To be answered by', 'day'],
  event: ['Event', 'word'],
  find: ['Search', 'text'],
  from: ['From', 'day'],
  group: ['Done by', 'word'],
  kind: ['Kind', 'word'],
  loan: ['Loan', 'text'],
  loans: ['Loans', 'word'],
  maker: ['Requested by', 'person'],
  maxDpd: ['Max DPD', 'count'],
  moneyOnly: ['Money only', 'yes'],
  ordered: ['Ordered', 'day'],
  outcome: ['Outcome', 'word'],
  outstanding: ['Outstanding', 'amount'],
  overdue: ['Past due', 'amount'],
  owner: ['Assignee', 'person'],
  principal: ['Principal', 'amount'],
  product: ['Product', 'text'],
  promise: ['Promise to pay', 'word'],
  quiet: ['Days without contact', 'text'],
  received: ['Received', 'day'],
  refusedOnly: ['Refused only', 'yes'],
  requested: ['Requested', 'day'],
  restructured: ['Restructured', 'word'],
  show: ['List', 'word'],
  since: ['Customer since', 'day'],
  staffId: ['Done by', 'person'],
  state: ['State', 'word'],
  subject: ['About', 'text'],
  to: ['To', 'day'],
};

/** What a sort is called that is no filter. */
const sorts: Readonly<Record<string, readonly [words: string, first: string, last: string]>> = {
  at: ['time', 'oldest first', 'newest first'],
  'last-contact': ['last contact', 'oldest first', 'newest first'],
  'past-due': ['past due', 'lowest first', 'highest first'],
  promised: ['promise to pay', 'earliest first', 'latest first'],
};

/** Enumerated values that are not called by their own name. */
const values: Readonly<Record<string, string>> = {
  'asked-back': 'info requested',
  ended: 'closed',
  refer: 'referred',
  refuse: 'declined',
  approve: 'approved',
  left: 'completed',
  late: 'past due',
  open: 'open',
};

type Reading = {
  readonly market: MarketId | null;
  /** Whose name a staff id has. */
  readonly nameOf: (staffId: string) => string | undefined;
};

/**
 * What a copy of a list was narrowed to, for whoever decides about it: in the words of the list's own screen.
 *   dpd=1..&sort=-dpd&view=past-due → DPD 1 or more; sorted by DPD, highest first
 * What only says how the screen looked (view, columns, the row in focus) narrows nothing and is left out.
 */
export function filterWords(query: string, reading: Reading): string {
  const said = [...new URLSearchParams(query)].flatMap(([name, value]) => {
    if (value === '') return [];
    if (name === 'sort') return sortWords(value);
    const known = names[name];
    if (!known) return [];
    const [words, kind] = known;
    return kind === 'yes'
      ? value === 'true'
        ? [words]
        : []
      : [`${words} ${valueWords(kind, value, reading)}`];
  });
  return said.length === 0 ? 'None: the whole list' : said.join('; ');
}

/** The staff ids that a query names. */
export function staffInFilter(query: string): string[] {
  return [...new URLSearchParams(query)].flatMap(([name, value]) =>
    names[name]?.[1] === 'person' && /^[0-9a-f-]{36}$/u.test(value) ? [value] : [],
  );
}

function valueWords(kind: Kind, value: string, { market, nameOf }: Reading): string {
  if (kind === 'channel') return channelName(value);
  if (kind === 'person') return value === 'none' ? 'nobody' : (nameOf(value) ?? 'a former member of staff');
  if (kind === 'text') return `“${value}”`;
  if (kind === 'word') return values[value] ?? value.replaceAll(/[.-]/gu, ' ');
  const one = (bound: string) => {
    if (kind === 'amount') return market === null ? bound : marketMoney(market, BigInt(bound));
    const date = kind === 'day' ? parseCalendarDate(bound.slice(0, 10)) : null;
    return date === null || isRefusal(date) ? bound : dayWords(date, 'en');
  };
  const [from = '', to = ''] = value.split('..');
  if (!value.includes('..')) return one(value);
  if (to === '') return kind === 'day' ? `from ${one(from)}` : `${one(from)} or more`;
  if (from === '') return `up to ${one(to)}`;
  return from === to ? one(from) : `${one(from)} to ${one(to)}`;
}

function sortWords(value: string): string[] {
  const isDown = value.startsWith('-');
  const name = isDown ? value.slice(1) : value;
  const sort = sorts[name];
  if (sort) return [`sorted by ${sort[0]}, ${isDown ? sort[2] : sort[1]}`];
  const known = names[name];
  if (!known) return [];
  const [words, kind] = known;
  const [first, last] = kind === 'day' ? ['oldest first', 'newest first'] : ['lowest first', 'highest first'];
  const said = /^[A-Z]{2}/u.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1);
  return [`sorted by ${said}, ${isDown ? last : first}`];
}
