import { totalOfRows } from '@candor/ui';
import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { dayWords } from '../../kit/words/day-words.ts';
import { moneyWay, moneyWords } from '../../kit/words/money-words.ts';

export type Event = ResponseOf<Calls['console.audit']>['events'][number];
type Trail = ResponseOf<Calls['console.audit-trail']>;
export type Step = Trail['steps'][number];
export type Group = Event['group'];

/** No year is ever this one: an old day is written with its year. */
const noYear = '0001-01-01';

/** What a refusal is called, out of its code: `loan_is_open` → loan is open. */
export const plainCode = (code: string) => code.replaceAll(/[_-]/gu, ' ');

/** A fact's name out of a field's: `firstDueOn` → first due on. */
export const plainName = (name: string) =>
  plainCode(name.replaceAll(/([a-z])([A-Z])/gu, (_, before, after) => `${before} ${after.toLowerCase()}`));

/** A fact as somebody reads it: days as everywhere, and no underscore between words. */
export const plainFact = (value: string) =>
  value
    .replaceAll(/\b\d{4}-\d{2}-\d{2}\b(?!T)/gu, (day) => dayWords(day, noYear))
    .replaceAll(/\b[a-z]+(?:_[a-z]+)+\b/gu, (code) => code.replaceAll('_', ' '));

/** In one line what changed, or the first few facts where nothing did. */
export function changeWords({ isRefused, refusal, facts, changes }: Event): string {
  if (isRefused) return `rejected: ${plainCode(refusal ?? '')}`;
  if (changes.length > 0)
    return changes
      .slice(0, 2)
      .map((change) => `${change.field} ${sideWords(change, 'before')} → ${sideWords(change, 'after')}`)
      .join(' · ');
  return facts
    .slice(0, 3)
    .map(({ what, value }) => `${plainName(what)} ${plainFact(value)}`)
    .join(' · ');
}

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

/** What an entry moved: the sum of its debits, in minor units. */
export function movedBy(lines: readonly { readonly minor: string }[]): bigint {
  const debits = lines.filter(({ minor }) => BigInt(minor) > 0n);
  return totalOfRows(debits, ({ minor }) => minor);
}

/** `order:7f3a…` → the id of the order, from which its trail is found. */
export function orderOf(subject: string): string | null {
  const [kind, id] = subject.split(':');
  return kind === 'order' && id ? id : null;
}
