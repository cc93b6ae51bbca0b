import type { CalendarDate } from '@candor/domain/calendar';
import { dateOfDayNumber, dayNumber } from '@candor/domain/calendar';
import { calendars, markets, type MarketId } from '@candor/markets';
import {
  countWorklist,
  listWorklist,
  type BucketCount,
  type PromiseFilter,
  type WorklistRow,
  type WorklistView,
} from '@candor/store/collections';
import { readLoans } from '@candor/store/end-of-day';
import { portfolioRoll } from '@candor/store/portfolio';
import type { Database, ReadTx } from '@candor/store/database';
import type { Loan } from '@candor/domain/loan';
import { knownPeople, type KnownPerson } from '../../customers/borrowers/name-words.ts';
import { seeContacts, type ContactRule } from '../../customers/contact/may-contact.ts';
import type { Refusal } from '../../kernel/commands/command.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { numberPart, readCursor, writeCursor } from '../../kernel/page-cursor.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { dayIn, instantOf } from '../../kernel/time/market-time.ts';
import { loanPosition } from '../../lending/loans/loan-position.ts';
import { rolledInto } from '../portfolio/month-figures.ts';
import { standOf, type QueueStand } from '../queues/read-queues.ts';

const pageSize = 50;
/** So many loans are reckoned for a list; of more the buckets are counted, and their sums left open. */
const reckonedAtMost = 500;
const buckets = [1, 2, 3, 4] as const;

type WorklistSort = 'dpd' | 'past-due' | 'promised' | 'last-contact';

export type WorklistQuestion = {
  readonly market: MarketId;
  readonly view: WorklistView;
  readonly bucket: number | null;
  readonly owner: string | null;
  readonly promise: PromiseFilter | null;
  /** Not contacted for so many days. */
  readonly quietDays: number | null;
  /** Past due at least and at most so much, in minor units. */
  readonly least: bigint | null;
  readonly most: bigint | null;
  readonly sort: WorklistSort;
  /** The other way round, within each bucket. */
  readonly isDown: boolean;
  readonly cursor: string | null;
  readonly now: Date;
};

/** A loan of the list, with what is owed of it today. */
type ReckonedRow = WorklistRow & {
  readonly loan: Loan;
  readonly daysPastDue: number;
  readonly pastDue: bigint;
};

export type WorklistLine = ReckonedRow & {
  readonly person: KnownPerson;
  /** When the office closes on the day of its next action, or today. */
  readonly deadline: Date;
  /** What stands against a call now; undefined: nothing. */
  readonly against: Refusal<ContactRule> | undefined;
};

type BucketFigures = {
  /** Null: all of them. */
  readonly bucket: number | null;
  readonly loans: number;
  /** Null: too many to add up here. */
  readonly pastDue: bigint | null;
  readonly oldestDueOn: CalendarDate | null;
  readonly rollRate: string | null;
};

export type Worklist = {
  readonly lines: readonly WorklistLine[];
  readonly strip: readonly BucketFigures[];
  /** Of every loan that the filters leave, not of the page alone. */
  readonly total: {
    readonly loans: number;
    readonly pastDue: bigint | null;
    readonly promises: number;
    readonly promised: bigint | null;
  };
  readonly rollMonth: CalendarDate | null;
  /** More fit than were reckoned: those longest past due are shown. */
  readonly isCut: boolean;
  /** Of all that are past due, whatever is filtered. */
  readonly stand: {
    readonly queue: QueueStand;
    readonly pastDue: number;
    readonly broken: number;
    readonly open: number;
  };
  readonly next: string | null;
};

/** Who to call: the loans of a view by bucket, with their sums, and whether each may be contacted now. */
export function readWorklist(
  database: Database,
  seal: PersonSeal,
  asked: WorklistQuestion,
): Promise<Worklist> {
  return database.read(async (tx) => {
    const { market, now } = asked;
    const on = await businessDateOf(tx, market);
    const found = await candidates(tx, asked, on);
    const shown = found.rows
      .filter(({ bucket }) => asked.bucket === null || bucket === asked.bucket)
      .toSorted(inOrder(asked.sort, asked.isDown));
    const page = pageOf(shown, asked.cursor);
    const people = await knownPeople(
      tx,
      seal,
      page.rows.map(({ borrowerId }) => borrowerId),
    );
    const against = await seeContacts(tx, { about: 'call', market, now }, page.rows);
    const roll = await portfolioRoll(tx, market, on, null);
    const rolled = roll ? rolledInto(roll.rows, 5) : [];
    const strip = stripOf(found, (bucket) => rolled[bucket] ?? null);
    return {
      lines: page.rows.map((row) => ({
        ...row,
        person: people.get(row.borrowerId) ?? { name: null, phone: null },
        deadline: instantOf(row.nextOn ?? on, calendars[market].office.closes, markets[market].timeZone),
        against: against.get(row.id),
      })),
      strip,
      total: totalOf(shown, strip, asked.bucket, found.isCut),
      rollMonth: roll?.month ?? null,
      isCut: found.isCut,
      stand: await standAt(tx, market, now),
      next: page.next,
    };
  });
}

type Found = {
  readonly rows: readonly ReckonedRow[];
  readonly counts: readonly BucketCount[];
  readonly isCut: boolean;
};

/** What the filters leave, in every bucket: the strip says how much is in the others. */
async function candidates(tx: ReadTx, asked: WorklistQuestion, on: CalendarDate): Promise<Found> {
  const { market, view, owner, promise, quietDays, bucket, least, most, now } = asked;
  const filter = { owner, promise, bucket: null, notContactedSince: quietSince(market, quietDays, now) };
  const counts = await countWorklist(tx, market, { view, filter });
  const isCut = counts.reduce((sum, { loans }) => sum + loans, 0) > reckonedAtMost;
  const listed = await listWorklist(tx, market, {
    view,
    filter: { ...filter, bucket: isCut ? bucket : null },
    limit: reckonedAtMost,
  });
  const rows = (await reckoned(tx, listed, { market, on })).filter(
    ({ pastDue }) => (least === null || pastDue >= least) && (most === null || pastDue <= most),
  );
  return { rows, counts, isCut };
}

function quietSince(market: MarketId, quietDays: number | null, now: Date): Date | null {
  if (quietDays === null) return null;
  const { timeZone } = markets[market];
  const first = dateOfDayNumber(dayNumber(dayIn(timeZone, now)) + 1 - quietDays);
  return instantOf(first, '00:00', timeZone);
}

async function reckoned(
  tx: ReadTx,
  rows: readonly WorklistRow[],
  { market, on }: { readonly market: MarketId; readonly on: CalendarDate },
): Promise<ReckonedRow[]> {
  const loans = await readLoans(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.flatMap((row) => {
    const loan = loans.get(row.id)?.loan;
    if (!loan) return [];
    const { overdue, daysPastDue } = loanPosition(loan, on, market);
    return [{ ...row, loan, daysPastDue, pastDue: overdue }];
  });
}

/** By bucket first; within it as asked, and always to the end in one order. */
function inOrder(sort: WorklistSort, isDown: boolean): (one: ReckonedRow, other: ReckonedRow) => number {
  const values: Readonly<Record<WorklistSort, (row: ReckonedRow) => bigint>> = {
    dpd: ({ daysPastDue }) => BigInt(daysPastDue),
    'past-due': ({ pastDue }) => pastDue,
    promised: ({ promisedOn }) => BigInt(promisedOn === null ? 10_000_000 : dayNumber(promisedOn)),
    'last-contact': ({ lastAt }) => BigInt(lastAt?.getTime() ?? 0),
  };
  const value = (row: ReckonedRow) => (isDown ? -values[sort](row) : values[sort](row));
  const keys = (row: ReckonedRow) => [BigInt(row.bucket), value(row), row.id];
  return (one, other) => {
    const [a, b] = [keys(one), keys(other)];
    const at = a.findIndex((key, nth) => key !== b[nth]);
    return at < 0 ? 0 : a[at]! < b[at]! ? -1 : 1;
  };
}

/** From after the loan where the last page ended; where it has gone meanwhile, from its place. */
function pageOf(
  rows: readonly ReckonedRow[],
  cursor: string | null,
): { readonly rows: readonly ReckonedRow[]; readonly next: string | null } {
  const place = readCursor(cursor ?? undefined, [numberPart, numberPart]);
  const at = place ? rows.findIndex(({ id }) => String(id) === place[1]) : -1;
  const from = place ? (at < 0 ? Number(place[0]) : at + 1) : 0;
  const page = rows.slice(from, from + pageSize);
  const last = page.at(-1);
  const isMore = from + pageSize < rows.length;
  return {
    rows: page,
    next: isMore && last ? writeCursor([String(from + pageSize), String(last.id)]) : null,
  };
}

const sumOf = (rows: readonly ReckonedRow[]) => rows.reduce((sum, { pastDue }) => sum + pastDue, 0n);

function stripOf({ rows, counts, isCut }: Found, rolled: (bucket: number) => string | null): BucketFigures[] {
  const figures = (bucket: number | null): BucketFigures => {
    const own = rows.filter((row) => bucket === null || row.bucket === bucket);
    const counted = counts.filter((row) => bucket === null || row.bucket === bucket);
    const all = counted.reduce((sum, { loans }) => sum + loans, 0);
    const isWhole = !isCut || own.length === all;
    const oldest = (isCut ? counted : own).map(({ oldestDueOn }) => oldestDueOn).toSorted()[0];
    return {
      bucket,
      loans: isCut ? all : own.length,
      pastDue: isWhole ? sumOf(own) : null,
      oldestDueOn: oldest ?? null,
      rollRate: bucket === null ? null : rolled(bucket),
    };
  };
  return [null, ...buckets].map(figures);
}

function totalOf(
  shown: readonly ReckonedRow[],
  strip: readonly BucketFigures[],
  bucket: number | null,
  isCut: boolean,
): Worklist['total'] {
  const chosen = strip.find((each) => each.bucket === bucket);
  const open = shown.filter(
    ({ promisedOn, promiseOutcome }) => promisedOn !== null && promiseOutcome === null,
  );
  return {
    loans: isCut ? (chosen?.loans ?? shown.length) : shown.length,
    pastDue: isCut ? (chosen?.pastDue ?? null) : sumOf(shown),
    promises: open.length,
    promised: isCut
      ? null
      : open.reduce((sum, { promisedAmount, pastDue }) => sum + (promisedAmount ?? pastDue), 0n),
  };
}

const anybody = { bucket: null, owner: null, promise: null, notContactedSince: null };

async function standAt(tx: ReadTx, market: MarketId, now: Date): Promise<Worklist['stand']> {
  const count = async (view: WorklistView, promise: PromiseFilter | null) =>
    (await countWorklist(tx, market, { view, filter: { ...anybody, promise } })).reduce(
      (sum, { loans }) => sum + loans,
      0,
    );
  return {
    queue: await standOf(tx, ['collections'], { market, now }),
    pastDue: await count('late', null),
    broken: await count('late', 'broken'),
    open: await count('promised', null),
  };
}
