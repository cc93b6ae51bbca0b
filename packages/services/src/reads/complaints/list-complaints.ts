import type { CalendarDate } from '@candor/domain/calendar';
import type { MarketId } from '@candor/markets';
import { listComplaintsOfIds, type ComplaintCase } from '@candor/store/complaint-lists';
import type { Database, ReadTx } from '@candor/store/database';
import { complaintQuestion, complaintSorts, type ComplaintFilter } from '@candor/store/desk-lists';
import { type ListQuestion, type Range } from '@candor/store/lists';
import { placesOfList, type SortWish } from '../../kernel/list-cursor.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { isKnown, type KnownComplaint } from '../../servicing/complaints/lock-complaint-of.ts';
import { lookUp } from '../customers/look-up.ts';
import { standOf } from '../queues/read-queues.ts';
import { lineOf, type ComplaintLine } from './read-complaint.ts';
import { whoComplains } from './who-complains.ts';

const pageSize = 50;
/** So many people of one name are looked at. */
const namesakesAtMost = 200;

/** As the store filters, but by what somebody typed, and with all of them where nothing is said. */
export type ComplaintWish = {
  readonly filter: Omit<ComplaintFilter, 'find' | 'show'> & {
    readonly show: 'waiting' | 'answered' | 'all';
    readonly find?: string | undefined;
    readonly received?: Range<CalendarDate> | undefined;
  };
  /** Undefined: what waits by its deadline, what was answered by its last change, newest first. */
  readonly sort: SortWish<typeof complaintSorts> | undefined;
};

export type ComplaintList = {
  readonly lines: readonly ComplaintLine[];
  readonly waiting: number;
  readonly over: number;
  readonly next: string | null;
};

const usualSorts = {
  waiting: { key: 'due', way: 'up' },
  answered: { key: 'changed', way: 'down' },
  all: { key: 'received', way: 'down' },
} as const;

/** A page of complaints by a filter and a sort. */
export function readComplaints(
  database: Database,
  seal: PersonSeal,
  {
    market,
    wish: { filter, sort = usualSorts[filter.show] },
    cursor,
    now,
  }: {
    readonly market: MarketId;
    readonly wish: ComplaintWish;
    readonly cursor: string | null;
    readonly now: Date;
  },
): Promise<ComplaintList> {
  return database.read(async (tx) => {
    const order = { ...complaintSorts[sort.key], way: sort.way };
    const question = await askComplaints(tx, seal, market, filter);
    const { ids, next } = await placesOfList(tx, question, order, { cursor, limit: pageSize });
    const rows = await listComplaintsOfIds(tx, ids);
    const page = rows.filter((each): each is ComplaintCase & KnownComplaint => isKnown(each));
    const whoOf = await whoComplains(tx, seal, page);
    const { waiting, over } = await standOf(tx, ['complaints'], { market, now });
    return {
      lines: page.map((complaint) => lineOf(complaint, whoOf(complaint), now)),
      waiting,
      over,
      next,
    };
  });
}

/** What is asked for, where it was typed with whose it is. */
export async function askComplaints(
  tx: ReadTx,
  seal: PersonSeal,
  market: MarketId,
  { find: typed = '', show, ...filter }: ComplaintWish['filter'],
): Promise<ListQuestion> {
  const shown = { ...filter, ...(show !== 'all' && { show }) };
  const text = typed.trim();
  if (text === '') return complaintQuestion(market, shown);
  const { borrowerIds } = await lookUp(tx, seal, { market, find: text, limit: namesakesAtMost });
  return complaintQuestion(market, { ...shown, find: { reference: text.toUpperCase(), borrowerIds } });
}
