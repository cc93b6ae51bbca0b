import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { dayWords, localMoment } from '../../kit/words/day-words.ts';
import { moneyWay, moneyWords } from '../../kit/words/money-words.ts';

export type Event = ResponseOf<Calls['console.audit']>['events'][number];
type Trail = ResponseOf<Calls['console.audit-trail']>;
export type Step = Trail['steps'][number];
export type Group = Event['group'];

/** No year is ever this one: an old day is written with its year. */
const noYear = '0001-01-01';

/** What a refusal is called, out of its code: `loan_is_open` → loan is open. */
export const plainCode = (code: string) => code.replaceAll(/[_-]/gu, ' ');

const instant = /\b\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z/gu;

/** What the server wrote, with days and instants as everywhere in the console. */
export const withDays = (text: string, timeZone: string) =>
  text
    .replaceAll(instant, (at) => {
      const { day, clock } = localMoment(new Date(at), timeZone);
      return `${dayWords(day, noYear)} ${clock}`;
    })
    .replaceAll(/\b\d{4}-\d{2}-\d{2}\b(?!T)/gu, (day) => dayWords(day, noYear));

type Change = Event['changes'][number];

/** One side of a change as its kind is written: ₱7,240.80, Wed 16 Dec, or the text itself. */
export function sideWords({ kind, currency, ...change }: Change, side: 'before' | 'after'): string {
  const value = change[side];
  if (value === null || value === '') return '–';
  if (kind === 'day') return dayWords(value);
  // A currency's code begins with its country's.
  return currency === null
    ? value
    : moneyWords(moneyWay(currency, currency.slice(0, 2).toLowerCase()), value);
}

/** `order:7f3a…` → the id of the order, from which its trail is found. */
export function orderOf(subject: string): string | null {
  const [kind, id] = subject.split(':');
  return kind === 'order' && id ? id : null;
}
