import type { CalendarDate } from '@candor/domain/calendar';

type Range<Bound> = { readonly from: Bound | null; readonly to: Bound | null };

/** `31..60` with each end read; the contract has looked at what it is made of. */
function rangeOf<Bound>(text: string | undefined, read: (part: string) => Bound): Range<Bound> | undefined {
  if (text === undefined) return undefined;
  const [from = '', to = ''] = text.split('..');
  return { from: from === '' ? null : read(from), to: to === '' ? null : read(to) };
}

export const countsOf = (text: string | undefined) => rangeOf(text, Number);
export const amountsIn = (text: string | undefined) => rangeOf(text, BigInt);
export const daysIn = (text: string | undefined) => rangeOf(text, (day) => day as CalendarDate);

/** `-dpd` is the highest first. */
export function sortIn<Key extends string>(
  text: Key | `-${Key}` | undefined,
  usual: Key,
  usualWay: Sort<Key>['way'] = 'down',
): Sort<Key> {
  return sortIfAny(text) ?? { key: usual, way: usualWay };
}

/** Where none is said the list has an order of its own. */
export function sortIfAny<Key extends string>(text: Key | `-${Key}` | undefined): Sort<Key> | undefined {
  if (text === undefined) return undefined;
  const isDown = text.startsWith('-');
  return { key: (isDown ? text.slice(1) : text) as Key, way: isDown ? 'down' : 'up' };
}

type Sort<Key> = { readonly key: Key; readonly way: 'up' | 'down' };
