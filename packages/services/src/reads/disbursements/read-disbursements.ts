import type { MarketId } from '@candor/markets';
import type { CalendarDate } from '@candor/domain/calendar';
import {
  countDisbursements,
  countWaitingForFile,
  listDisbursementBatches,
  listDisbursementsById,
  placesOfDisbursements,
  type ListedBatch,
  type ListedDisbursement,
  type DisbursementCounts,
} from '@candor/store/disbursements';
import { listExceptionsOfApplications, type OrderException } from '@candor/store/disbursement-attempts';
import {
  disbursementQuestion,
  disbursementSorts,
  type DisbursementFilter,
  type DisbursementPlace,
  type DisbursementView,
} from '@candor/store/desk-lists';
import { listQueues } from '@candor/store/queues';
import type { Database, ReadTx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { byFile } from '../../kernel/ports/disbursement-channel.ts';
import { disbursementIdOfApplication } from '../../payments/disbursements/disbursement-id-of-application.ts';
import { stateOf, type DisbursementState } from '../../payments/disbursements/disbursement-standing.ts';
import { loanNameOf, namesOf } from '../../customers/borrowers/names-of.ts';
import { inPlaces, placesOfList, type SortWish } from '../../kernel/list-cursor.ts';
import { numberPart, readCursor, uuidPart, writeCursor } from '../../kernel/page-cursor.ts';
import { deadlineOf, queueDefinition } from '../../backoffice/queues/queue-definitions.ts';
import { readOffice } from '../queues/queue-office.ts';
import { nobody } from '../../backoffice/queues/case-deadline.ts';
import { standAtApprover, standOf, type QueueStand } from '../queues/read-queues.ts';
import {
  disbursementExceptionWords,
  disbursementWhyWords,
} from '../../payments/disbursement-notices/disbursement-trouble-words.ts';

/** A payout as the desk sees it. */
export type DisbursementLine = {
  readonly payoutId: string;
  readonly kind: 'loan' | 'refund';
  readonly loanId: string | null;
  readonly reference: string | null;
  readonly name: string | null;
  readonly amount: bigint;
  readonly state: DisbursementState | 'not-ordered';
  readonly attempt: number;
  readonly channel: string | null;
  readonly why: string | null;
  readonly concern: string | null;
  readonly isHeld: boolean;
  /** The one list that it is in. */
  readonly place: DisbursementPlace;
  readonly isAtApprover: boolean;
  readonly since: Date | null;
  /** In the queue alone. */
  readonly deadline: Date | null;
  readonly orderedOn: CalendarDate | null;
  readonly leftOn: CalendarDate | null;
};

const pageSize = 50;

export type DisbursementPage = {
  readonly counts: DisbursementCounts & { readonly waitingForFile: number };
  readonly queue: QueueStand;
  /** What waits while an approver has not decided. */
  readonly atApprover: QueueStand;
  readonly items: readonly DisbursementLine[];
  readonly nextCursor: string | null;
};

/** By a filter and a sort; null is the view as it is, what waits by its deadlines. */
export type DisbursementWish = {
  readonly filter: Omit<DisbursementFilter, 'view'>;
  readonly sort: SortWish<typeof disbursementSorts> | undefined;
};

/** Of those that wait the oldest first, of those that have left the newest. */
const usualSort = (view: DisbursementView) =>
  ({ key: 'ordered', way: view === 'left' ? 'down' : 'up' }) as const;

/** A page of payouts. */
export function readDisbursements(
  database: Database,
  seal: PersonSeal,
  market: MarketId,
  {
    view,
    wish,
    cursor,
    now,
  }: {
    readonly view: DisbursementView;
    readonly wish: DisbursementWish | null;
    readonly cursor: string | undefined;
    readonly now: Date;
  },
): Promise<DisbursementPage> {
  return database.read(async (tx) => {
    const counts = {
      ...(await countDisbursements(tx, market, now)),
      waitingForFile: await countWaitingForFile(tx, market, byFile),
    };
    const queue = await standOf(tx, ['payouts'], { market, now });
    const atApprover = await standAtApprover(tx, ['payouts'], { market, now });
    const stands = { counts, queue, atApprover };
    if (wish === null && (view === 'waiting' || view === 'for-approval')) {
      const isAtApprover = view === 'for-approval';
      return { ...stands, ...(await waitingPage(tx, seal, { market, now, isAtApprover }, cursor)) };
    }
    const sort = wish?.sort ?? usualSort(view);
    const order = { ...disbursementSorts[sort.key], way: sort.way };
    const question = disbursementQuestion(market, { ...wish?.filter, view }, now);
    const page = { cursor: cursor ?? null, limit: pageSize };
    const { ids, next } = await placesOfList(tx, question, order, page);
    const rows = inPlaces(ids, await listDisbursementsById(tx, ids), ({ id }) => id);
    const names = await namesOf(
      tx,
      seal,
      rows.map(({ borrowerId }) => borrowerId),
    );
    const places = await placesOfDisbursements(tx, ids, now);
    const items = rows.map((row) => disbursementLineOf(row, names, places.get(row.id)));
    return { ...stands, items, nextCursor: next };
  });
}

/** The queue's own rows, next deadline first. */
async function waitingPage(
  tx: ReadTx,
  seal: PersonSeal,
  {
    market,
    now,
    isAtApprover,
  }: { readonly market: MarketId; readonly now: Date; readonly isAtApprover: boolean },
  cursor: string | undefined,
): Promise<Pick<DisbursementPage, 'items' | 'nextCursor'>> {
  const place = readCursor(cursor, [microsPart, uuidPart]);
  const office = await readOffice(tx, { market, now, may: new Set() });
  const rows = await listQueues(tx, ['payouts'], office, {
    after: place ? { place: BigInt(place[0]!), id: place[1]! } : null,
    limit: pageSize + 1,
    holder: { is: 'all', staffId: nobody },
    isAtApprover,
  });
  const page = rows.slice(0, pageSize);
  const ids = page.map(({ id }) => id);
  const payouts = await listDisbursementsById(tx, ids);
  const kept = await listExceptionsOfApplications(tx, ids);
  const names = await namesOf(
    tx,
    seal,
    [...payouts, ...kept].map(({ borrowerId }) => borrowerId),
  );
  const places = await placesOfDisbursements(tx, ids, now);
  const lines = new Map([
    ...kept.map((concern) => [concern.orderId, notOrdered(concern, names)] as const),
    ...payouts.map((row) => [row.id, disbursementLineOf(row, names, places.get(row.id))] as const),
  ]);
  const { rule } = queueDefinition('payouts');
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  return {
    items: page.flatMap(({ id, at, since }) => {
      const line = lines.get(id);
      return line ? Object.assign(line, { since, deadline: deadlineOf(rule, market, at) }) : [];
    }),
    nextCursor: last ? writeCursor([String(last.place), last.id]) : null,
  };
}

/** Microseconds since 1970. */
const microsPart = /^-?\d{1,17}$/u;

type DisbursementWhere = Pick<DisbursementLine, 'place' | 'isAtApprover'>;

export function disbursementLineOf(
  row: ListedDisbursement,
  names: ReadonlyMap<string, string>,
  where: DisbursementWhere | undefined,
): DisbursementLine {
  const loan = loanNameOf(row, names);
  const { id, kind, amount, attempt, channel, why, concern, isHeld, since, orderedOn, leftOn } = row;
  return {
    payoutId: id,
    kind,
    loanId: loan?.loanId ?? null,
    reference: loan?.reference ?? null,
    name: loan?.name ?? null,
    amount,
    state: stateOf({ payout: row.state, intent: row.intent }),
    attempt,
    channel,
    why: why === null ? null : disbursementWhyWords(why),
    concern: concern === null ? null : disbursementExceptionWords(concern),
    isHeld,
    place: where?.place ?? 'open',
    isAtApprover: where?.isAtApprover ?? false,
    since,
    deadline: null,
    orderedOn,
    leftOn,
  };
}

export function notOrdered(
  { orderId, borrowerId, amount, why }: OrderException,
  names: ReadonlyMap<string, string>,
): DisbursementLine {
  const loan = loanNameOf({ orderId, borrowerId }, names);
  return {
    payoutId: disbursementIdOfApplication(orderId),
    kind: 'loan',
    loanId: orderId,
    reference: loan?.reference ?? null,
    name: loan?.name ?? null,
    amount,
    state: 'not-ordered',
    attempt: 0,
    channel: null,
    why: null,
    concern: disbursementExceptionWords(why),
    isHeld: false,
    place: 'waiting',
    isAtApprover: false,
    since: null,
    deadline: null,
    orderedOn: null,
    leftOn: null,
  };
}

export type BatchPage = {
  readonly waiting: number;
  readonly batches: readonly ListedBatch[];
  readonly nextCursor: string | null;
};

/** The files that were made for a market's bank. */
export function readDisbursementBatches(
  database: Database,
  market: MarketId,
  cursor: string | undefined,
): Promise<BatchPage> {
  return database.read(async (tx) => {
    const place = readCursor(cursor, [numberPart]);
    const before = place ? BigInt(place[0]!) : null;
    const rows = await listDisbursementBatches(tx, market, { before, limit: pageSize + 1 });
    const batches = rows.slice(0, pageSize);
    const last = batches.at(-1);
    return {
      waiting: await countWaitingForFile(tx, market, byFile),
      batches,
      nextCursor: rows.length > pageSize && last ? writeCursor([String(last.id)]) : null,
    };
  });
}
