import { totalOfRows } from '@candor/ui';
import type { Calls, ResponseOf } from '@candor/contract/console-client';

export type Event = ResponseOf<Calls['console.audit']>['events'][number];
type Trail = ResponseOf<Calls['console.audit-trail']>;
export type Step = Trail['steps'][number];
export type Group = Event['group'];

/** What a refusal is called, out of its code: `loan_is_open` → loan is open. */
export const plainCode = (code: string) => code.replaceAll(/[_-]/gu, ' ');

/** The first few facts of an act in one line: they say what changed. */
export function changeWords({ isRefused, refusal, facts }: Event): string {
  if (isRefused) return `refused: ${plainCode(refusal ?? '')}`;
  return facts
    .slice(0, 3)
    .map(({ what, value }) => `${what} ${value}`)
    .join(' · ');
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
