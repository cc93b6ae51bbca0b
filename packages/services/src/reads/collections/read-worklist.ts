import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import type { Loan } from '@candor/domain/loan';
import { calendars, markets, type MarketId } from '@candor/markets';
import { listWorklistOfIds, type WorklistRow } from '@candor/store/collections';
import { readLoans } from '@candor/store/end-of-day';
import {
  worklistBuckets,
  worklistPromises,
  worklistQuestion,
  worklistSorts,
  type WorklistFilter,
} from '@candor/store/desk-lists';
import type { ListQuestion } from '@candor/store/lists';
import { portfolioRoll } from '@candor/store/portfolio';
import type { Database, ReadTx } from '@candor/store/database';
import { knownPeople, type KnownPerson } from '../../customers/borrowers/name-words.ts';
import { seeContacts, type ContactRule } from '../../customers/contact/may-contact.ts';
import type { Refusal } from '../../kernel/commands/command.ts';
import { placesOfList, type PageWish, type SortWish } from '../../kernel/list-cursor.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { dayIn, instantOf } from '../../kernel/time/market-time.ts';
import { loanPosition } from '../../lending/loans/loan-position.ts';
import { rolledInto } from '../portfolio/month-figures.ts';
import { standOf, type QueueStand } from '../queues/read-queues.ts';

const pageSize = 50;
const buckets = [1, 2, 3, 4] as const;

export type WorklistWish = {
  readonly filter: Omit<WorklistFilter, 'notContactedSince'> & {
    /** Not contacted for so many days. */
    readonly quietDays?: number | undefined;
  };
  readonly sort: SortWish<typeof worklistSorts>;
};

type At = { readonly market: MarketId; readonly now: Date };

export type WorklistLine = WorklistRow & {
  readonly loan: Loan;
  readonly daysPastDue: number;
  readonly pastDue: bigint;
  readonly person: KnownPerson;
  /** When the office closes on the day of its next action, or today. */
  readonly deadline: Date;
  /** What stands against a call now; undefined: nothing. */
  readonly against: Refusal<ContactRule> | undefined;
};

type BucketLine = {
  /** Null: all of them. */
  readonly bucket: number | null;
  readonly loans: number;
  readonly pastDue: bigint;
  readonly oldestDueOn: CalendarDate | null;
  readonly promises: number;
  readonly promised: bigint;
};

export type Worklist = {
  readonly lines: readonly WorklistLine[];
  /** Of every loan that the filters leave, whatever its bucket. */
  readonly strip: readonly (BucketLine & { readonly rollRate: string | null })[];
  /** Of every loan that the filters leave, not of the page alone. */
  readonly total: BucketLine;
  readonly rollMonth: CalendarDate | null;
  /** Of all that are past due, whatever is filtered. */
  readonly stand: {
    readonly queue: QueueStand;
    readonly pastDue: number;
    readonly broken: number;
    readonly open: number;
  };
  readonly next: string | null;
};

/** Who to call: the loans of a view, with the sums of each bucket, and whether each may be contacted now. */
export function readWorklist(
  database: Database,
  seal: PersonSeal,
  { wish, cursor, ...at }: At & { readonly wish: WorklistWish; readonly cursor: string | null },
): Promise<Worklist> {
  return database.read(async (tx) => {
    const { market, now } = at;
    const on = await businessDateOf(tx, market);
    const page = await worklistPage(tx, seal, at, wish, { cursor, limit: pageSize });
    const { bucket = null, ...filter } = filterAt(at, wish.filter);
    const found = await worklistBuckets(tx, market, filter);
    const roll = await portfolioRoll(tx, market, on, null);
    const rolled = roll ? rolledInto(roll.rows, 5) : [];
    const strip = [null, ...buckets].map((each) =>
      Object.assign(sumOf(found, each), { rollRate: each === null ? null : (rolled[each] ?? null) }),
    );
    return {
      lines: page.lines,
      strip,
      total: sumOf(found, bucket),
      rollMonth: roll?.month ?? null,
      stand: await standAt(tx, market, now),
      next: page.next,
    };
  });
}

/** The lines of a page, or of a file. */
export async function worklistPage(
  tx: ReadTx,
  seal: PersonSeal,
  at: At,
  wish: WorklistWish,
  page: PageWish,
): Promise<{ readonly lines: readonly WorklistLine[]; readonly next: string | null }> {
  const by = worklistSorts[wish.sort.key];
  // The fewest days past due are the latest due date.
  const isTurned = (wish.sort.way === 'down') !== (wish.sort.key === 'dpd');
  const order = { ...by, way: isTurned ? 'down' : 'up' } as const;
  const { ids, next } = await placesOfList(tx, askWorklist(at, wish), order, page);
  return { lines: await worklistLines(tx, seal, at, ids.map(BigInt)), next };
}

/** What is asked for; days without a contact are those of the market. */
export function askWorklist(at: At, { filter, sort }: WorklistWish): ListQuestion {
  return worklistQuestion(at.market, filterAt(at, filter), sort.key);
}

function filterAt({ market, now }: At, { quietDays, ...filter }: WorklistWish['filter']): WorklistFilter {
  if (quietDays === undefined) return filter;
  const { timeZone } = markets[market];
  const first = dateOfDayNumber(dayNumber(dayIn(timeZone, now)) + 1 - quietDays);
  return { ...filter, notContactedSince: instantOf(first, '00:00', timeZone) };
}

/** These loans with whose they are, what is past due today, and whether they may be called now. */
export async function worklistLines(
  tx: ReadTx,
  seal: PersonSeal,
  { market, now }: At,
  ids: readonly bigint[],
): Promise<WorklistLine[]> {
  const on = await businessDateOf(tx, market);
  const rows = await listWorklistOfIds(tx, ids);
  const loans = await readLoans(tx, ids);
  const people = await knownPeople(
    tx,
    seal,
    rows.map(({ borrowerId }) => borrowerId),
  );
  const known = rows.flatMap((row) => {
    const loan = loans.get(row.id)?.loan;
    if (!loan) return [];
    const { overdue, daysPastDue } = loanPosition(loan, on, market);
    return [{ ...row, loan, daysPastDue, pastDue: overdue }];
  });
  const against = await seeContacts(tx, { about: 'call', market, now }, known);
  return known.map((row) =>
    Object.assign(row, {
      person: people.get(row.borrowerId) ?? { name: null, phone: null },
      deadline: instantOf(row.nextOn ?? on, calendars[market].office.closes, markets[market].timeZone),
      against: against.get(row.id),
    }),
  );
}

function sumOf(found: Awaited<ReturnType<typeof worklistBuckets>>, bucket: number | null): BucketLine {
  const own = found.filter((each) => bucket === null || each.bucket === bucket);
  return {
    bucket,
    loans: own.reduce((sum, { loans }) => sum + loans, 0),
    pastDue: own.reduce((sum, { pastDue }) => sum + pastDue, 0n),
    oldestDueOn: own.map(({ oldestDueOn }) => oldestDueOn).toSorted()[0] ?? null,
    promises: own.reduce((sum, { promises }) => sum + promises, 0),
    promised: own.reduce((sum, { promised }) => sum + promised, 0n),
  };
}

async function standAt(tx: ReadTx, market: MarketId, now: Date): Promise<Worklist['stand']> {
  return {
    queue: await standOf(tx, ['collections'], { market, now }),
    ...(await worklistPromises(tx, market)),
  };
}
