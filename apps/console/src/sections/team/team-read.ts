import type { Calls, ResponseOf } from '@candor/contract/console-client';
import type { Loaded } from '../../shell/runtime/use-load.ts';

export type Team = ResponseOf<Calls['console.team']>;
export type TeamPerson = Team['people'][number];
export type TeamQueue = Team['queues'][number];
type Assigned = ResponseOf<Calls['console.team-assigned']>['items'][number];

/** What can be given to somebody; of some, who does such work and may not do this one. */
export type ItemToGive = Assigned & { readonly notFor?: readonly string[] };

/** Stands for a person in the address and in the list of people: what nobody has. */
export const unassigned = 'unassigned';

/** The last row of the people: no person, and nothing that a person is counted by. */
export function unassignedRow({ unassigned: count, days }: Team): TeamPerson {
  const none = { done: 0, missed: 0, kept: null };
  return {
    ...none,
    staffId: unassigned,
    name: `Unassigned · ${count.toLocaleString('en')}`,
    roles: [],
    isHere: false,
    assigned: 0,
    minutes: null,
    days: days.map(() => none),
    queues: [],
  };
}

/** How a list in the side pane stands. */
export function listState(loaded: Loaded<unknown>): 'loading' | 'ready' | { readonly fault: string } {
  if (loaded.state === 'failed') return { fault: loaded.fault.words };
  return loaded.state === 'loading' ? 'loading' : 'ready';
}

/** What a number stands for: its queue, its person, its day; null: all of them. */
export type Cell = {
  readonly queue: TeamQueue['queue'] | null;
  readonly staffId: string | null;
  readonly day: string | null;
};

/** Every queue that can be shown by itself. */
export const queueKeys: readonly TeamQueue['queue'][] = [
  'applications',
  'referred',
  'payouts',
  'money',
  'collections',
  'hardship',
  'complaints',
  'bureau',
  'second-person',
];

/** A day as an address says it; anything else is the day that is usual. */
export const dayIn = (words: string, usual: string): string =>
  /^\d{4}-\d{2}-\d{2}$/u.test(words) && !Number.isNaN(Date.parse(words)) ? words : usual;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/** What number an address asks about; of what it does not know, all. */
export function cellIn(words: string): Cell {
  const [queue = '', staffId = '', day = ''] = words.split(' ');
  return {
    queue: queueKeys.find((key) => key === queue) ?? null,
    staffId: uuid.test(staffId) ? staffId : null,
    day: dayIn(day, '') || null,
  };
}

const dayMs = 86_400_000;

/** A day some days later or earlier: 2026-11-18, −7 → 2026-11-11. */
export function dayAfter(day: string, by: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + by * dayMs).toISOString().slice(0, 10);
}

/** How red a day's cell is: nothing missed is neutral, the more the deeper. */
export function depthOf({ done, missed }: { readonly done: number; readonly missed: number }): string {
  if (done === 0 || missed === 0) return '0';
  const kept = 1 - missed / done;
  return kept >= 0.97 ? '1' : kept >= 0.93 ? '2' : '3';
}

/** Whole percent, as a cell has room for: 97.4 → 97; of nothing a dash. */
export const shortPercent = (kept: string | null): string =>
  kept === null ? '–' : String(Math.floor(Number(kept)));

/** Those who may do all of these, least assigned first, without the person who has them. */
export function candidatesFor(
  people: readonly TeamPerson[],
  items: readonly Pick<ItemToGive, 'queue' | 'notFor'>[],
  from: string | null,
): TeamPerson[] {
  const mayDo =
    ({ staffId, queues }: TeamPerson) =>
    ({ queue, notFor = [] }: Pick<ItemToGive, 'queue' | 'notFor'>) =>
      queues.includes(queue) && !notFor.includes(staffId);
  return people
    .filter((person) => person.staffId !== from && items.every(mayDo(person)))
    .toSorted(
      (one, other) =>
        Number(other.isHere) - Number(one.isHere) ||
        one.assigned - other.assigned ||
        (one.minutes ?? Infinity) - (other.minutes ?? Infinity),
    );
}
