import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import type { Refusal } from '@candor/domain/refusals';
import type { MarketId } from '@candor/markets';
import { listOnShift, type QueueKey } from '@candor/store/queues';
import { countExits, listStaffMembers, medianOfExits, type StaffMember } from '@candor/store/team';
import type { Database, ReadTx } from '@candor/store/database';
import { queueDefinition } from '../../backoffice/queues/queue-definitions.ts';
import { readOffice } from '../queues/queue-office.ts';
import { queuesFor, readQueues, unassignedOf, type CountedQueue } from '../queues/read-queues.ts';
import { slaTables, type SlaCount } from './sla-tables.ts';

export type TeamWish = {
  readonly market: MarketId;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  /** Null: all that whoever asks may see. */
  readonly queue: QueueKey | null;
  readonly staffId: string | null;
  /** Who looks: what is overdue is what their own Today says. */
  readonly viewer: string;
  readonly may: ReadonlySet<string>;
  readonly now: Date;
};

type TeamPerson = SlaCount & {
  readonly staffId: string;
  readonly name: string;
  readonly roles: readonly string[];
  readonly isHere: boolean;
  readonly assigned: number;
  readonly minutes: number | null;
  readonly days: readonly SlaCount[];
  /** Whose work they may do. */
  readonly queues: readonly QueueKey[];
};

type TeamQueue = SlaCount & {
  readonly queue: QueueKey;
  readonly name: string;
  readonly promise: string;
  readonly minutes: number | null;
  /** Open past its deadline now, whoever has it: nobody has done it yet, so no rate counts it. */
  readonly overdue: number;
};

export type Team = {
  readonly days: readonly CalendarDate[];
  readonly total: SlaCount;
  readonly overdue: number;
  /** What waits and nobody has. */
  readonly unassigned: number;
  readonly before: SlaCount;
  readonly dayTotals: readonly SlaCount[];
  readonly queues: readonly TeamQueue[];
  readonly people: readonly TeamPerson[];
};

/** As many columns as fit beside each other. */
const daysAtMost = 31;

/** What was done in time and what was not, by queue, person and day; and who has how much in hand now. */
export function readTeam(database: Database, wish: TeamWish): Promise<Team | Refusal<'period_is_too_long'>> {
  const length = dayNumber(wish.to) - dayNumber(wish.from) + 1;
  if (length < 1 || length > daysAtMost) return Promise.resolve({ refused: 'period_is_too_long' });
  return database.read((tx) => teamIn(tx, wish, length), { isolation: 'repeatable read' });
}

async function teamIn(tx: ReadTx, wish: TeamWish, length: number): Promise<Team> {
  const { market, from, to, queue, staffId, may, now } = wish;
  const seen = queuesFor(may).filter((key) => queue === null || key === queue);
  const office = await readOffice(tx, { market, now, may });
  const stands = await standsIn(tx, seen, wish);
  const open = new Map(stands.map(({ key, over }) => [key, over]));
  const days = daysFrom(from, length);
  const ofWhom = (row: { readonly staffId: string }) => staffId === null || row.staffId === staffId;
  const counts = (await countExits(tx, { market, from, to })).filter(ofWhom);
  const { total, queues, people, days: dayTotals } = slaTables(counts, { queues: seen, days });
  const earlier = { market, from: shifted(from, -length), to: shifted(from, -1) };
  const before = slaTables((await countExits(tx, earlier)).filter(ofWhom), { queues: seen, days: [] });
  const medians = await medianOfExits(tx, { market, from, to });
  const members = await listStaffMembers(tx, now, office.idleSince);
  const holds = new Map(
    (await listOnShift(tx, office, queuesFor(may))).map((one) => [one.staffId, one.holds]),
  );
  const nobody = {
    done: 0,
    missed: 0,
    kept: null,
    days: days.map(() => ({ done: 0, missed: 0, kept: null })),
  };
  const rows = members
    .filter((member) => ofWhom(member) && (isOfTeam(member, seen) || people.some(isSame(member))))
    .map((member): TeamPerson => {
      const done = people.find(isSame(member)) ?? nobody;
      const assigned = holds.get(member.staffId) ?? 0;
      const minutes = medians.find(isSame(member))?.minutes ?? null;
      return Object.assign(memberOf(member, queuesFor(may)), countsOf(done), { assigned, minutes });
    });
  const gone = people.filter((row) => !rows.some(isSame(row))).map(formerMember);
  return {
    days,
    total,
    overdue: stands.reduce((sum, { over }) => sum + over, 0),
    unassigned: unassignedOf(stands),
    before: before.total,
    dayTotals,
    queues: queues.map(({ queue: key, done, missed, kept }) => {
      const { name, promise } = queueDefinition(key);
      const minutes = medians.find((each) => each.queue === key)?.minutes ?? null;
      return { queue: key, name, promise, done, missed, kept, minutes, overdue: open.get(key) ?? 0 };
    }),
    people: [...rows, ...gone].toSorted(
      (one, other) => other.done - one.done || (one.name < other.name ? -1 : 1),
    ),
  };
}

/** As Today counts them for the same person. */
async function standsIn(
  tx: ReadTx,
  queues: readonly QueueKey[],
  { market, now, may, viewer }: TeamWish,
): Promise<CountedQueue[]> {
  return readQueues(tx, queues, await readOffice(tx, { market, now, may, staffId: viewer }), viewer);
}

const countsOf = ({ done, missed, kept, days }: SlaCount & { readonly days: readonly SlaCount[] }) => ({
  done,
  missed,
  kept,
  days,
});

const isSame = (one: { readonly staffId: string }) => (other: { readonly staffId: string | null }) =>
  one.staffId === other.staffId;

const shifted = (day: CalendarDate, by: number) => dateOfDayNumber(dayNumber(day) + by);

const daysFrom = (from: CalendarDate, length: number) =>
  Array.from({ length }, (_, nth) => shifted(from, nth));

/** Somebody whose work is in one of these queues. */
function isOfTeam({ may }: StaffMember, queues: readonly QueueKey[]): boolean {
  return queues.some((queue) => may.includes(queueDefinition(queue).acts));
}

function memberOf({ staffId, name, roles, may, isHere }: StaffMember, queues: readonly QueueKey[]) {
  const own = queues.filter((queue) => may.includes(queueDefinition(queue).acts));
  return { staffId, name, roles, isHere, queues: own };
}

/** Who did something and works here no longer: what they did still counts. */
function formerMember<Row extends { readonly staffId: string }>(row: Row) {
  return { ...row, name: 'Former member', roles: [], isHere: false, assigned: 0, minutes: null, queues: [] };
}
